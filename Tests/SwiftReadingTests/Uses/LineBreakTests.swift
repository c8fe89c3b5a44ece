import AuditModel
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

/// The lines and ellipses of labels, titles and configurations that code makes.
@Suite struct LineBreakTests {
  /// The only use of `key` in a screen.
  private func use(_ members: String) throws -> TextUse {
    let uses = try Sources.uses(of: ["key"], "final class Screen: UIViewController {\n\(members)\n}").uses
    return try #require(uses.count == 1 ? uses[0] : nil)
  }

  private static let text = #"NSLocalizedString("key", comment: "")"#
  private static let title = "func fill() { button.setTitle(\(text), for: .normal) }"

  @Test(arguments: [
    ("", Slot.Truncation.middle), ("func style() { button.titleLabel?.lineBreakMode = .byTruncatingTail }", .tail),
    ("func style() { button.titleLabel?.lineBreakMode = .byClipping }", .clip),
  ])
  func theTitleOfAButtonIsCutInTheMiddleUnlessStated(_ style: String, _ cut: Slot.Truncation) throws {
    let found = try use("let button = UIButton(type: .system)\n\(style)\n\(Self.title)")
    #expect(found.truncation?.value == cut && found.truncation?.certainty == .exact)
    #expect(found.lines.value == 1)
  }

  @Test func aTitleThatWrapsHasAsManyLinesAsItNeeds() throws {
    let wraps = "func style() { button.titleLabel?.lineBreakMode = .byWordWrapping }"
    let found = try use("let button = UIButton(type: .system)\n\(wraps)\n\(Self.title)")
    #expect(found.lines.value == nil && found.lines.certainty == .unknown)
  }

  @Test func aDocumentStatesTheModeOfAnOutlet() throws {
    #expect(try use("@IBOutlet var button: UIButton!\n\(Self.title)").truncation == nil)
  }

  @Test(arguments: [
    ("byWordWrapping", Slot.Truncation.wrap), ("byCharWrapping", .clip), ("byTruncatingHead", .head),
  ])
  func aLabelOfOneLineEndsAsItsModeStates(_ mode: String, _ cut: Slot.Truncation) throws {
    let found = try use(
      "let label = UILabel()\nfunc style() { label.lineBreakMode = .\(mode); label.text = \(Self.text) }")
    #expect(found.truncation?.value == cut && found.lines.value == 1)
    #expect(try use("let label = UILabel()\nfunc fill() { label.text = \(Self.text) }").truncation == nil)
  }

  @Test(arguments: [
    "var config = UIButton.Configuration.filled()", "var config: UIButton.Configuration = .filled()",
  ])
  func theTitleOfAConfigurationWrapsUnlessStated(_ configuration: String) throws {
    func made(_ more: String) throws -> TextUse {
      try use(
        """
        func fill() {
          \(configuration)
          config.title = \(Self.text)
          \(more)
          view.addSubview(UIButton(configuration: config))
        }
        """)
    }
    #expect(try made("").lines.value == 0 && made("").lines.certainty == .exact)
    let cut = try made("config.titleLineBreakMode = .byTruncatingTail")
    #expect(cut.lines.value == 1 && cut.truncation?.value == .tail)
    #expect(try made("config.titleLineBreakMode = .byWordWrapping").lines.value == 0)
    #expect(try made("config.titleLineBreakMode = mode").lines.certainty == .unknown)
  }

  @Test func aTitleNextToAConfigurationThatMayEndItIsOpen() throws {
    let button = "let button = UIButton(configuration: .plain())"
    #expect(try use("\(button)\n\(Self.title)").lines.value == 0)
    let cut = "func style() { button.configuration?.titleLineBreakMode = .byTruncatingTail }"
    #expect(try use("\(button)\n\(cut)\n\(Self.title)").lines.certainty == .unknown)
    let sometimes = "func style() { if isNew { button.configuration = .filled() } }"
    #expect(try use("let button = UIButton()\n\(sometimes)\n\(Self.title)").lines.certainty == .unknown)
  }

  @Test(arguments: ["cell.defaultContentConfiguration()", "UIListContentConfiguration.subtitleCell()"])
  func listContentHasNoLineLimit(_ content: String) throws {
    func made(_ more: String) throws -> TextUse {
      try use("func fill(_ cell: UITableViewCell) { var content = \(content)\n content.text = \(Self.text)\n \(more) }")
    }
    #expect(try made("").lines.value == 0 && made("").lines.certainty == .exact)
    #expect(try made("content.textProperties.numberOfLines = 1").lines.value == 1)
  }
}
