import AuditModel
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

/// No window limits the texts of a view that code of UIKit makes as large as its contents.
@Suite struct ContentSizedHostsTests {
  private static let view = #"struct Menu: View { var body: some View { VStack { Text("key").padding(8) } } }"#
  private static let controller = """
    final class MenuController: UIHostingController<Menu> {
      init() { let menu = Menu(); super.init(rootView: menu) }
    }
    """

  /// The widths that windows of 375 pt leave the text; nil if they do not limit it.
  private func width(_ sources: String...) throws -> Double? {
    let trees = try (sources + [Self.view]).enumerated().map { try Sources.tree($1, named: "F\($0).swift") }
    let uses = SourceUses(of: [TextKey(key: "key", table: "Localizable")], in: trees).uses
    return try #require(uses.first).width.value?.width(in: 375)
  }

  @Test(arguments: [
    "let v = MenuController().view; v.frame.size = v.intrinsicContentSize",
    "let c = MenuController(); c.sizingOptions = .intrinsicContentSize",
    "let size = MenuController().view?.systemLayoutSizeFitting(.zero) ?? .zero",
    "let c = MenuController(); c.view.frame.size = c.sizeThatFits(in: .zero)",
  ]) func aSizeFromTheContentsLeavesTheWidthOpen(_ code: String) throws {
    let file = "class A { func show() { \(code) } }"
    #expect(try width(Self.controller, file) == nil)
    let direct = file.replacing("MenuController()", with: "UIHostingController(rootView: Menu())")
    #expect(try width(direct) == nil, "\(direct)")
  }

  @Test(arguments: [
    "class A { func show() { present(MenuController()) } }",
    """
    class A { func show() {
      let v = MenuController().view!
      [v.leadingAnchor.constraint(equalTo: a.leadingAnchor), v.trailingAnchor.constraint(equalTo: a.trailingAnchor)]
      h = v.systemLayoutSizeFitting(CGSize(width: 300, height: 0)).height
    } }
    """,
    "class A: UIView { override var intrinsicContentSize: CGSize { .zero }; let c = MenuController() }",
    "class A: UIView { func f() -> CGSize { self.intrinsicContentSize }; let c = MenuController() }",
  ]) func otherControllersAreInTheWindow(_ file: String) throws {
    #expect(try width(Self.controller, file) == 359)
    #expect(try width(file.replacing("MenuController()", with: "UIHostingController(rootView: Menu())")) == 359)
    let other = "class B { func f(_ v: UIView) -> CGSize { v.intrinsicContentSize } }"
    #expect(try width(Self.controller, file, other) == 359)
  }

  @Test func aFrameHasTheLastWord() throws {
    let host =
      "class A { func f() { let v = UIHostingController(rootView: Menu().frame(width: 90)).view; v.sizeThatFits(z) } }"
    #expect(try width(host) == 74)
  }
}
