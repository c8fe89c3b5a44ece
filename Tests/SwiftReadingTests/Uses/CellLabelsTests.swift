import AuditModel
import DynamicType
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

/// Texts on the labels of cells that code makes.
@Suite struct CellLabelsTests {
  /// The uses of `key`, which code sets on labels of a cell.
  private func use(_ cell: String, _ more: String = "", label: String = "textLabel", others: String = "") throws
    -> TextUse
  {
    let source = """
      final class Berths: UITableViewController {
        override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = \(cell)
          cell.\(label)?.text = NSLocalizedString("key", comment: "")
          \(more)
          return cell
        }
      }
      \(others)
      """
    let uses = try Sources.uses(of: ["key"], source).uses
    return try #require(uses.count == 1 ? uses[0] : nil)
  }

  private static let made = "UITableViewCell(style: .value1, reuseIdentifier: \"berth\")"

  @Test(arguments: ["textLabel", "detailTextLabel"]) func aLabelHasOneLineUnlessCodeStatesMore(label: String) throws {
    let found = try use(Self.made, label: label)
    #expect(found.lines.value == 1 && found.lines.certainty == .exact)
    // No source states the font of the system's label.
    #expect(found.style.certainty == .unknown && found.fixedSize == nil)
    let wrapped = try use(Self.made, "cell.\(label)?.numberOfLines = 0", label: label)
    #expect(wrapped.lines.value == 0 && wrapped.lines.certainty == .exact)
  }

  @Test func eachLabelHasSettingsOfItsOwn() throws {
    let settings = """
      cell.textLabel?.font = .preferredFont(forTextStyle: .headline)
      cell.detailTextLabel?.font = .preferredFont(forTextStyle: .footnote); cell.detailTextLabel?.numberOfLines = 2
      """
    let title = try use(Self.made, settings)
    #expect(title.style.value == .headline && title.style.certainty == .exact && title.lines.value == 1)
    let detail = try use(Self.made, settings, label: "detailTextLabel")
    #expect(detail.style.value == .footnote && detail.lines.value == 2)
  }

  @Test(arguments: [
    // A class of the app may set anything, and so may a prototype of a storyboard.
    "Row(style: .value1, reuseIdentifier: \"berth\")",
    "table.dequeueReusableCell(withIdentifier: \"berth\", for: path)",
    "table.dequeueReusableCell(withIdentifier: \"berth\") ?? UITableViewCell(style: .value1, reuseIdentifier: \"berth\")",
  ])
  func theLinesOfOtherCellsAreNotKnown(cell: String) throws {
    let row = "final class Row: UITableViewCell { func style() { textLabel?.numberOfLines = 0 } }"
    #expect(try use(cell, others: row).lines.certainty == .unknown)
  }

  @Test func codeThatGetsTheCellMayChangeItsLabels() throws {
    #expect(try use(Self.made, "Theme.apply(to: cell)").lines.certainty == .unknown)
    #expect(try use(Self.made, "cell.accessoryType = .disclosureIndicator").lines.value == 1)
  }
}
