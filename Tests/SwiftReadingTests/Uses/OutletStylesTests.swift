import AuditModel
import DynamicType
import Testing

@testable import CodeValues
@testable import SwiftReading

/// The properties that code sets on outlets, and the labels of rows from documents.
@Suite struct OutletStylesTests {
  private func styles(_ members: String, _ others: String = "") throws -> [String: TextUse] {
    let source =
      "import UIKit\nfinal class Screen: UIViewController {\n@IBOutlet weak var label: UILabel!\n\(members)\n}"
    let trees = try [source, others].enumerated().map { try Sources.tree($1, named: "\($0).swift") }
    let found = SourceUses(of: [], in: trees, outlets: (["label"], [])).outletStyles
    return Dictionary(uniqueKeysWithValues: found.map { ("\($0.key.type).\($0.key.name)", $0.value) })
  }

  @Test func theFontOfAnOutletIsThatOfCode() throws {
    let found = try #require(
      try styles("override func viewDidLoad() { label.font = .preferredFont(forTextStyle: .callout) }")["Screen.label"])
    #expect(found.style.value == .callout && found.style.certainty == .exact)
    #expect(found.lines.origin == nil)
  }

  @Test(arguments: [
    "label.numberOfLines = 2", "if x { label.numberOfLines = 2 } else { label.numberOfLines = 2 }",
    "style(label)\nfunc style(_ one: UILabel) { one.numberOfLines = 2 }",
  ])
  func theLineLimitOfAnOutletIsThatOfCode(_ code: String) throws {
    let found = try #require(try styles("override func viewDidLoad() { \(code) }")["Screen.label"])
    #expect(found.lines.value == 2 && found.lines.certainty == .exact, "\(code)")
    #expect(found.style.origin == nil && found.style.certainty == .unknown)
  }

  @Test(arguments: ["if x { label.numberOfLines = 2 }", "label.numberOfLines = count"])
  func aLimitThatCodeMaySetIsUnknown(_ code: String) throws {
    let found = try #require(try styles("override func viewDidLoad() { \(code) }")["Screen.label"])
    #expect(found.lines.certainty == .unknown && found.lines.origin != nil, "\(code)")
  }

  @Test(arguments: ["Theme.apply(to: label)", "theme.views = [label]", "label.applyStyle(3)"])
  func anOutletThatUnknownCodeGetsHasNoStyle(_ code: String) throws {
    #expect(try styles("func setUp() { \(code) }", "import ThemeKit").isEmpty, "\(code)")
  }

  // MARK: Rows

  private func row(_ code: String, _ others: String = "") throws -> TextUse {
    let source = "final class Screen: UITableViewController {\nfunc fill(_ cell: UITableViewCell) {\n\(code)\n}\n}"
    return try #require(try Sources.uses(of: ["key"], source, others).uses.first)
  }

  private static let text = #"cell.textLabel?.text = NSLocalizedString("key", comment: "")"#

  @Test func aLabelOfARowIsThatOfADocument() throws {
    let found = try row(Self.text)
    #expect(found.outlet == TextUse.Outlet(type: "UITableViewCell", name: "textLabel"))
    #expect(found.style == TextUse.Value(nil, .unknown) && found.lines == TextUse.Value(nil, .unknown))
  }

  @Test(arguments: [
    "table.register(UITableViewCell.self, forCellReuseIdentifier: id)",
    "let made = UITableViewCell(style: .value1, reuseIdentifier: id)",
    "style(cell.textLabel)",
  ])
  func aRowOfCodeHasNoDocument(_ code: String) throws {
    #expect(try row("\(Self.text)\n\(code)").outlet == nil, "\(code)")
  }

  @Test func aFallbackRowDoesNotCount() throws {
    #expect(try row(Self.text, "func made() -> UITableViewCell { return UITableViewCell() }").outlet != nil)
  }

  // MARK: Tables

  /// The classes whose tables have the row, with two tables that pass it to a function.
  private func classes(_ second: String) throws -> Set<String>? {
    let source = """
      class First: UITableViewController {
        func row() {
          guard let cell = tableView.dequeueReusableCell(withIdentifier: "r") as? UITableViewCell else { return }
          Filler.fill(cell: cell)
        }
      }
      class Second: UITableViewController { func row() { \(second) } }
      enum Filler {
        static func fill(cell: UITableViewCell) { \(Self.text) }
      }
      """
    return try #require(try Sources.uses(of: ["key"], source).uses.first).rowClasses
  }

  @Test func theTablesThatPassARowAreKnown() throws {
    let row = #"let cell: UITableViewCell = tableView.dequeueReusableCell(withIdentifier: "r")!"#
    #expect(try classes("\(row)\nFiller.fill(cell: cell)") == ["First", "Second"])
    #expect(try classes("print(1)") == ["First"])
  }

  @Test(arguments: ["Filler.fill(cell: other())", "Filler.fill(cell: rows[0])"])
  func aRowOfAnUnknownTableMayBeAny(_ code: String) throws {
    #expect(try classes(code) == nil, "\(code)")
  }

  @Test func aLimitOnAnyRowMayBeThatOfThisOne() throws {
    let found = try row(Self.text, "func other(_ row: UITableViewCell) { row.textLabel?.numberOfLines = 0 }")
    #expect(found.lines.certainty == .unknown && found.lines.origin != nil)
    #expect(found.style.origin == nil)
  }
}
