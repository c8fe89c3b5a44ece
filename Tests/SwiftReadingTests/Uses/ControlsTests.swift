import AuditModel
import DynamicType
import Testing

@testable import CodeEffects
@testable import CodeValues
@testable import SwiftReading
@testable import SwiftTrees

@Suite struct ControlsTests {
  /// The only use of `key` in a class.
  private func use(_ members: String, _ others: String = "") throws -> TextUse {
    let source = "final class Screen: UIViewController {\n\(members)\n}\n\(others)"
    let uses = try Sources.uses(of: ["key"], source).uses
    return try #require(uses.count == 1 ? uses[0] : nil)
  }

  private static let text = #"override func viewDidLoad() { label.text = NSLocalizedString("key", comment: "") }"#

  @Test(arguments: [
    "let label = UILabel()\nfunc style() { label.font = .preferredFont(forTextStyle: .headline) }",
    "let label: UILabel = { let made = UILabel(); made.font = UIFont.preferredFont(forTextStyle: .headline); return made }()",
    "lazy var label = makeLabel()\nfunc makeLabel() -> UILabel { let a = UILabel(); a.font = .preferredFont(forTextStyle: .headline); return a }",
    "let label = UILabel().then { $0.font = .preferredFont(forTextStyle: .headline) }",
    "let label = UILabel().then { made in made.font = .preferredFont(forTextStyle: .headline) }",
    "@IBOutlet var label: UILabel!\nfunc style() { label.font = .preferredFont(forTextStyle: .headline) }",
    "let label = UILabel()\nfunc style() { self.label.font = .preferredFont(forTextStyle: UIFont.TextStyle.headline) }",
    "let label = UILabel()\nfunc style() { DispatchQueue.main.async { self.label.font = .preferredFont(forTextStyle: .headline) } }",
    "let label = UILabel()\nfunc style() { UIView.performWithoutAnimation { self.label.font = .preferredFont(forTextStyle: .headline) } }",
  ])
  func theFontOfALabelMadeInCodeIsExact(_ label: String) throws {
    let found = try use("\(label)\n\(Self.text)")
    #expect(found.style.value == .headline, "\(label)")
    #expect(found.style.certainty == .exact)
    #expect(found.fixedSize == nil)
  }

  @Test func aLabelWithoutSettingsHasTheSystemsFontAndOneLine() throws {
    let found = try use("let label = UILabel()\n\(Self.text)")
    #expect(found.fixedSize?.value == 17)
    #expect(found.style.certainty == .exact)
    #expect(found.lines == TextUse.Value(1, .exact, at: SourceLocation(file: "0.swift", line: 2, column: 13)))
  }

  @Test(arguments: [
    ".systemFont(ofSize: 13)", "UIFont.systemFont(ofSize: 13, weight: .regular)", "UIFont.boldSystemFont(ofSize: 13)",
    ".monospacedDigitSystemFont(ofSize: 13, weight: .medium)",
  ])
  func fixedSizesAreRead(_ font: String) throws {
    let found = try use("let label = UILabel()\nfunc style() { label.font = \(font) }\n\(Self.text)")
    #expect(found.fixedSize?.value == 13)
    #expect(found.style.certainty == .exact)
  }

  @Test(arguments: [
    "let label = UILabel()\nfunc style() { label.font = theme.title }",
    "let label = UILabel()\nfunc style() { if isBig { label.font = .preferredFont(forTextStyle: .body) } }",
    "let label = UILabel()\nfunc style() { Theme.apply(to: label) }",
    "let label = UILabel()\nfunc style() { for one in [label] { one.font = small } }",
    "let label = UILabel()\nfunc style() { for (one, text) in zip([label], texts) { one.text = text } }",
    "let label = UILabel()\nfunc style() { UIView.animate { self.label.font = .preferredFont(forTextStyle: .body) } }",
    "let label = UILabel()\nfunc style() { UILabel.appearance().font = .preferredFont(forTextStyle: .body) }",
    "let label = UILabel()\nfunc style() { label.font = .preferredFont(forTextStyle: .body); Theme.apply(to: label) }",
    "let label = UILabel()\nfunc style() { [label].forEach { $0.font = small } }",
    "let label = UILabel()\nfunc style() { let one = flag ? label : other; one.font = small }",
    "let label = UILabel()\nvar shown: UILabel { label }", "let label = UILabel().configure(style: .title)",
    "@IBOutlet var label: UILabel!", "var label: UILabel!", "let label = Brand.makeLabel()",
    "let label = UILabel()\nfunc style() { label.font = UIFont(name: \"Brand\", size: 12) }",
    "let label = UILabel()\nfunc style() { label.font = .preferredFont(forTextStyle: .body, compatibleWith: traits) }",
  ])
  func fontsThatCodeMayChangeAreUnknown(_ label: String) throws {
    let found = try use("\(label)\n\(Self.text)")
    #expect(found.style.certainty == .unknown, "\(label)")
    #expect(found.fixedSize == nil)
  }

  @Test func aMenuItemHasNoPropertiesOfALabel() throws {
    let uses = try Sources.uses(
      of: ["key"],
      """
      final class CopyLabel: UILabel {
        init() { numberOfLines = 0 }
        func menu() -> UIMenuItem { UIMenuItem(title: NSLocalizedString("key", comment: ""), action: copy) }
      }
      """
    ).uses
    #expect(uses.map(\.lines.certainty) == [.unknown])
  }

  @Test func theSettingsOfAnOwnClassAreThoseOfItsLabels() throws {
    let found = try use(
      "let label = Title()\n\(Self.text)",
      """
      class Base: UILabel {
        init() { super.init(frame: .zero); numberOfLines = 0 }
      }
      final class Title: Base {
        override func awakeFromNib() { self.font = .preferredFont(forTextStyle: .title2) }
      }
      """)
    #expect(found.style.value == .title2)
    #expect(found.lines.value == 0)
  }

  @Test func aLabelHasItsOwnSettingsBeforeThoseOfItsClass() throws {
    let found = try use(
      "let label = Title()\nfunc style() { label.numberOfLines = 2 }\n\(Self.text)",
      "final class Title: UILabel { init() { numberOfLines = 0 } }")
    #expect(found.lines.value == 2)
  }

  @Test func textsOfCellsAreThoseOfTheirLabels() throws {
    let found = try use(
      """
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath) as! SwitchCell
        cell.titleLabel.text = NSLocalizedString("key", comment: "")
        return cell
      }
      """,
      """
      final class SwitchCell: UITableViewCell {
        let titleLabel = UILabel()
        func style() {
          titleLabel.font = .preferredFont(forTextStyle: .callout)
          titleLabel.adjustsFontForContentSizeCategory = true
          titleLabel.adjustsFontSizeToFitWidth = true
          titleLabel.minimumScaleFactor = 0.5
          titleLabel.lineBreakMode = .byTruncatingMiddle
        }
      }
      """)
    #expect(found.style.value == .callout)
    #expect(found.followsSetting?.value == true)
    #expect(found.minimumScale?.value == 0.5)
    #expect(found.truncation?.value == .middle)
  }

  @Test func theTitleOfAButtonHasTheFontOfItsLabel() throws {
    let found = try use(
      """
      let button = UIButton(type: .system)
      func style() { button.titleLabel?.font = .preferredFont(forTextStyle: .subheadline) }
      override func viewDidLoad() { button.setTitle(NSLocalizedString("key", comment: ""), for: .normal) }
      """)
    #expect(found.style.value == .subheadline)
    #expect(found.lines.value == 1)
  }

  @Test(arguments: [
    "let button = UIButton(type: .system)\nfunc style() { button.configuration = .filled() }",
    "let button = UIButton(configuration: .plain())",
  ])
  func theTitleOfAConfigurationWraps(_ button: String) throws {
    let found = try use(
      """
      \(button)
      func font() { button.titleLabel?.font = .preferredFont(forTextStyle: .body) }
      override func viewDidLoad() { button.setTitle(NSLocalizedString("key", comment: ""), for: .normal) }
      """)
    #expect(found.lines.value == 0 && found.lines.certainty == .exact)
    #expect(found.style.certainty == .unknown)
  }

  @Test func anAttributedTextMayHaveItsOwnFont() throws {
    let found = try use(
      """
      let label = UILabel()
      override func viewDidLoad() {
        label.attributedText = NSAttributedString(string: NSLocalizedString("key", comment: ""), attributes: fonts)
      }
      """)
    #expect(found.style.certainty == .unknown && found.fixedSize == nil)
    #expect(found.lines.value == 1)
  }

  @Test func theLabelsOfAContentConfigurationAreApart() throws {
    let found = try use(
      """
      func update(_ cell: UITableViewCell) {
        var content = UIListContentConfiguration.subtitleCell()
        content.textProperties.font = .preferredFont(forTextStyle: .headline)
        content.secondaryTextProperties.font = .preferredFont(forTextStyle: .caption1)
        content.secondaryTextProperties.numberOfLines = 2
        content.secondaryText = NSLocalizedString("key", comment: "")
        cell.contentConfiguration = content
      }
      """)
    #expect(found.style.value == .caption1)
    #expect(found.lines.value == 2)
  }

  @Test(arguments: [
    "NSLayoutConstraint.activate([label.widthAnchor.constraint(equalToConstant: 120)])",
    "label.widthAnchor.constraint(lessThanOrEqualToConstant: 120).isActive = true",
  ])
  func constantAnchorsLimitTheWidth(_ constraint: String) throws {
    let found = try use("let label = UILabel()\nfunc place() { \(constraint) }\n\(Self.text)")
    #expect(found.width.value == OfferedWidth(most: 120))
    #expect(found.width.certainty == .atMost)
  }

  @Test(arguments: [
    "let width = label.widthAnchor.constraint(equalToConstant: 120)",
    "label.widthAnchor.constraint(greaterThanOrEqualToConstant: 120).isActive = true",
    "if isWide { label.widthAnchor.constraint(equalToConstant: 120).isActive = true }",
  ])
  func otherAnchorsDoNot(_ constraint: String) throws {
    let found = try use("let label = UILabel()\nfunc place() { \(constraint) }\n\(Self.text)")
    #expect(found.width.value == OfferedWidth())
  }
}
