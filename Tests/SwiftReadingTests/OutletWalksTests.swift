import AuditModel
import TestSupport
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

/// Code that iterates over the subviews of its outlets, and of other views.
@Suite struct OutletWalksTests {
  private func code(_ source: String) throws -> CodeEffects {
    SourceUses(of: [], in: [try Sources.tree(source)], outlets: (["stack", "view"], ["Row"])).outlets
  }

  private static let declarations = """
    class Row: UIViewController {
      @IBOutlet weak var stack: UIStackView!
      @IBOutlet weak var other: UIView!
      let made = UIStackView()
    """

  @Test(arguments: [
    ("for part in stack.arrangedSubviews { tint(part) }", false),
    ("self.stack.subviews.forEach { $0.alpha = 0 }", false),
    ("stack?.subviews.first?.isHidden = true", false), ("view.subviews.forEach { tint($0) }", true),
    ("made.arrangedSubviews.forEach { tint($0) }", true), ("for part in row.stack.subviews { tint(part) }", true),
    ("for part in stack.subviews { for inner in part.subviews { tint(inner) } }", true),
  ])
  func aWalkThroughAnOutletEndsThere(_ statement: String, _ isFree: Bool) throws {
    let found = try code("\(Self.declarations)\nfunc f() { \(statement) } }")
    #expect(found.classesThatChangeSubviews == ["Row"], "\(statement)")
    #expect(found.classesThatWalkFreely == (isFree ? ["Row"] : []), "\(statement)")
    let isOutlet = statement.contains("stack.") || statement.contains("stack?.")
    #expect(!isOutlet || found.outlets["Row"]?["stack"]?.contains(.walked) == true, "\(statement)")
  }

  @Test func aLocalNameIsAnotherView() throws {
    let found = try code("\(Self.declarations)\nfunc f(stack: UIView) { stack.subviews.forEach { tint($0) } } }")
    #expect(found.classesThatWalkFreely == ["Row"])
  }

  /// Its methods do not hide its superclass.
  @Test func anExtensionOfAnAliasBelongsToASystemClass() throws {
    let row = "class Row: Screen { @IBOutlet weak var stack: UIStackView!; func f() { stack.alpha = 1 } }"
    let alias = "typealias Screen = UIViewController; extension Screen { func g() { present(a, animated: true) } }"
    let found = try code("\(row)\n\(alias)")
    #expect(found.classesThatChangeLayouts.isEmpty && found.classes["Row"]?.contains(.handedOver) != true)
    #expect(found.ancestors["Row"]?.isSuperset(of: ["Row", "Screen", "UIViewController"]) == true)
    // A superclass that was not read may do anything.
    #expect(try code(row).classesThatChangeSubviews == ["Row"])
    #expect(try code("\(row)\nextension Screen { func g() {} }").classesThatChangeSubviews == ["Row"])
  }
}
