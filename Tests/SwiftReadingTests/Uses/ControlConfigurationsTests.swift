import AuditModel
import DynamicType
import Testing

@testable import SwiftReading

/// The titles of button configurations, and texts with attributes.
@Suite struct ControlConfigurationsTests {
  private func uses(_ code: String, _ others: String = "") throws -> [TextUse] {
    try Sources.uses(
      of: ["key"],
      """
      final class Screen: UIViewController {
      let button = UIButton()
      let label = UILabel()
      func setUp() {
      \(code)
      }
      }
      """,
      others
    ).uses
  }

  private static let text = #"NSLocalizedString("key", comment: "")"#

  @Test(arguments: [
    "var config = UIButton.Configuration.filled()\nconfig.title = @\nbutton.configuration = config",
    "var aConfig: UIButton.Configuration = .plain()\naConfig.title = @",
    """
    var newConfig = button.configuration ?? UIButton.Configuration.tinted()
    newConfig.title = @
    button.configuration = newConfig
    """,
    "button.configuration = .plain()\nbutton.configuration?.title = @",
  ])
  func theTitleOfAConfigurationWraps(_ code: String) throws {
    let found = try uses(code.replacing("@", with: Self.text))
    try #require(found.count == 1, "\(code)")
    #expect(found[0].role == .button && found[0].lines.value == 0, "\(code)")
  }

  @Test(arguments: [
    """
    var config = UIButton.Configuration.filled()
    config.title = @
    config.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { old in var new = old
    new.font = .preferredFont(forTextStyle: .callout)
    return new }
    """,
    """
    button.configuration = .plain()
    button.configuration?.title = @
    button.configuration?.titleTextAttributesTransformer = .init { $0 }
    button.configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { var new = $0
    new.font = UIFont.preferredFont(forTextStyle: .callout)
    return new }
    """,
    """
    label.attributedText = NSAttributedString(string: @, attributes: [
      .font: UIFont.preferredFont(forTextStyle: .callout), .kern: 1])
    """,
    """
    let look: [NSAttributedString.Key: Any] = [.font: UIFont.preferredFont(forTextStyle: .callout)]
    label.attributedText = NSAttributedString(string: @, attributes: look)
    """,
    """
    let t = NSMutableAttributedString(string: @, attributes: [.font: UIFont.preferredFont(forTextStyle: .callout)])
    t.addAttribute(.foregroundColor, value: red, range: all)
    label.attributedText = t
    """,
    """
    label.font = .preferredFont(forTextStyle: .callout)
    let t = NSMutableAttributedString(string: @)
    t.addAttributes([.kern: 2], range: all)
    label.attributedText = t
    """,
    """
    button.setAttributedTitle(
      NSAttributedString(string: @, attributes: [.font: UIFont.preferredFont(forTextStyle: .callout)]), for: .normal)
    """,
  ])
  func attributesStateTheFont(_ code: String) throws {
    let found = try uses(code.replacing("@", with: Self.text))
    try #require(found.count == 1, "\(code)")
    let isOne = !code.contains(".init { $0 }")
    #expect(found[0].style.value == (isOne ? .callout : nil), "\(code)")
    #expect(found[0].style.certainty == (isOne ? .exact : .unknown), "\(code)")
  }

  @Test(arguments: [
    "label.attributedText = NSAttributedString(string: @, attributes: fonts)",
    "label.attributedText = styled(@)",
    """
    let t = NSMutableAttributedString(string: @)
    t.addAttribute(.font, value: big, range: first)
    label.attributedText = t
    """,
    "let t = NSMutableAttributedString(string: @)\nt.append(other)\nlabel.attributedText = t",
    "let t = NSMutableAttributedString(string: @)\nTheme.apply(to: t)\nlabel.attributedText = t",
    "button.setAttributedTitle(NSAttributedString(string: @), for: .normal)",
    "label.attributedText = try? NSAttributedString(markdown: @)",
  ])
  func otherAttributesLeaveTheFontOpen(_ code: String) throws {
    for use in try uses(code.replacing("@", with: Self.text)) {
      #expect(use.style.certainty == .unknown && use.fixedSize == nil, "\(code)")
    }
  }
}
