import AuditModel
import DynamicType
import Testing

@testable import SwiftReading

/// Labels and buttons that functions, initializers and extensions of the app configure.
@Suite struct ControlHelpersTests {
  /// The only use of `key` in a class with a label.
  private func use(_ members: String, _ others: String = "") throws -> TextUse {
    let text = #"override func viewDidLoad() { label.text = NSLocalizedString("key", comment: "") }"#
    let source = "import UIKit\nfinal class Screen: UIViewController {\n\(members)\n\(text)\n}"
    let uses = try Sources.uses(of: ["key"], source, others).uses
    return try #require(uses.count == 1 ? uses[0] : nil)
  }

  @Test(arguments: [
    (
      "label.applyTitleStyle()",
      "extension UILabel { func applyTitleStyle() { font = .preferredFont(forTextStyle: .callout) } }"
    ),
    (
      "label.style(.preferredFont(forTextStyle: .callout))",
      "extension UILabel { func style(_ x: UIFont) { self.font = x } }"
    ),
    ("label.a()", "extension UILabel { func a() { b() }\nfunc b() { font = .preferredFont(forTextStyle: .callout) } }"),
    (
      "label.isTitle = true",
      "extension UILabel { var isTitle: Bool { get { false } set { font = .preferredFont(forTextStyle: .callout) } } }"
    ),
    ("style(label)", "func style(_ one: UILabel) { one.font = .preferredFont(forTextStyle: .callout) }"),
    (
      "style(one: label, .preferredFont(forTextStyle: .callout))",
      "func style(one: UILabel, _ font: UIFont) { one.font = font }"
    ),
    (
      "Theme.style(&label)",
      "enum Theme { static func style(_ one: inout UILabel) { one.font = .preferredFont(forTextStyle: .callout) } }"
    ),
    (
      "label.styled().numberOfLines = 1",
      """
      extension UILabel { @discardableResult func styled() -> Self { font = .preferredFont(forTextStyle: .callout)
      return self } }
      """
    ),
    (
      """
      if let one = label { one.font = .preferredFont(forTextStyle: .callout) }
      label.font = .preferredFont(forTextStyle: .callout)
      """,
      ""
    ),
  ])
  func helpersOfTheAppAreRead(_ call: String, _ helper: String) throws {
    let found = try use("var label = UILabel()\nfunc setUp() { \(call) }", helper)
    #expect(found.style.value == .callout && found.style.certainty == .exact, "\(call)")
    #expect(found.lines.value == 1 && found.lines.certainty == .exact)
  }

  @Test(arguments: [
    ("label.style(big)", "extension UILabel { func style(_ x: UIFont) { font = x } }"),
    ("label.style()", "extension UILabel { func style() { Theme.apply(to: self) } }"),
    ("label.style()", "extension UILabel { func style() { if x { font = .preferredFont(forTextStyle: .callout) } } }"),
    ("style(label)", "func style(_ one: UILabel) { Theme.apply(to: one) }"),
    ("style(label)", "func style(_ one: UILabel) { store = one }"),
    ("style(label)", "func style(_ one: UILabel) { style(one) }"),
    ("theme.style(label)", ""), ("label.setLineSpacing(4)", "import TextKitPlus"),
  ])
  func helpersThatAreNotReadWholly(_ call: String, _ helper: String) throws {
    let found = try use("let label = UILabel()\nfunc setUp() { \(call) }", helper)
    #expect(found.style.certainty == .unknown && found.fixedSize == nil, "\(call)")
  }

  @Test func aConditionInAHelperLeavesTheOtherPropertiesKnown() throws {
    let found = try use(
      "let label = UILabel()\nfunc setUp() { label.style() }",
      "extension UILabel { func style() { if x { font = .preferredFont(forTextStyle: .callout) } } }")
    #expect(found.lines.value == 1 && found.lines.certainty == .exact)
  }

  @Test(arguments: [
    (
      """
      let label = makeLabel(font: .preferredFont(forTextStyle: .callout), lines: 2)
      func makeLabel(font: UIFont, lines: Int) -> UILabel { let made = UILabel()
      made.font = font
      made.numberOfLines = lines
      return made }
      """,
      ""
    ),
    (
      "let label = Maker.label(2)",
      """
      enum Maker {
      static func label(_ lines: Int, font: UIFont = .preferredFont(forTextStyle: .callout)) -> UILabel {
      let made = UILabel()
      made.font = font
      made.numberOfLines = lines
      return made } }
      """
    ),
    (
      "let label = UILabel.make(lines: 2)",
      """
      extension UILabel { static func make(lines: Int) -> UILabel { let made = UILabel()
      made.numberOfLines = lines
      made.font = .preferredFont(forTextStyle: .callout)
      return made } }
      """
    ),
    (
      "let label = Title(lines: 2)",
      """
      final class Title: UILabel { init(lines: Int) { super.init(frame: .zero)
      numberOfLines = lines
      setUp() }
      func setUp() { font = .preferredFont(forTextStyle: .callout) } }
      """
    ),
    (
      "let label = UILabel(lines: 2)",
      """
      extension UILabel { convenience init(lines: Int) { self.init(frame: .zero)
      numberOfLines = lines
      font = .preferredFont(forTextStyle: .callout) } }
      """
    ),
    (
      "let label = UILabel().lines(2).callout()",
      """
      extension UILabel { func lines(_ x: Int) -> Self { numberOfLines = x
      return self }
      func callout() -> UILabel { font = .preferredFont(forTextStyle: .callout)
      return self } }
      """
    ),
    (
      """
      var label: UILabel!
      func loadView() { label = UILabel()
      label.numberOfLines = 2
      label.font = .preferredFont(forTextStyle: .callout) }
      """,
      ""
    ),
    (
      "lazy var label: UILabel = { let made = UILabel(); made.style(); made.numberOfLines = 2; return made }()",
      "extension UILabel { func style() { font = .preferredFont(forTextStyle: .callout) } }"
    ),
  ])
  func labelsMadeWithArgumentsAreRead(_ label: String, _ maker: String) throws {
    let found = try use(label, maker)
    #expect(found.style.value == .callout && found.style.certainty == .exact, "\(label)")
    #expect(found.lines.value == 2 && found.lines.certainty == .exact, "\(label)")
  }

  @Test(arguments: [
    (
      """
      let label = makeLabel(lines: count)
      func makeLabel(lines: Int) -> UILabel { let made = UILabel()
      made.numberOfLines = lines
      return made }
      """,
      ""
    ),
    (
      "let label = Title(lines: count)",
      "final class Title: UILabel { init(lines: Int) { super.init(frame: .zero); numberOfLines = lines } }"
    ),
    (
      "var label: UILabel!\nfunc a() { label = UILabel() }\nfunc b() { label = Title() }",
      "final class Title: UILabel { init() { numberOfLines = 3 } }"
    ),
  ])
  func unknownArgumentsStayUnknown(_ label: String, _ maker: String) throws {
    #expect(try use(label, maker).lines.certainty == .unknown, "\(label)")
  }

  @Test func theLargestSizeCategoryIsRead() throws {
    let found = try use(
      "let label = UILabel()\nfunc setUp() { label.maximumContentSizeCategory = .accessibilityMedium }")
    #expect(found.maxCategory?.value == .accessibilityMedium)
  }

  @Test(arguments: [
    "UILabel.appearance().textColor = red", "UILabel.appearance().adjustsFontForContentSizeCategory = true",
    "UIButton.appearance().font = big",
  ])
  func aProxySetsOnlyItsProperty(_ proxy: String) throws {
    let found = try use("let label = UILabel()\nfunc setUp() { \(proxy) }", "")
    #expect(found.fixedSize?.value == 17 && found.lines.value == 1, "\(proxy)")
  }

  @Test(arguments: [
    "UILabel.appearance().numberOfLines = 0", "let proxy = UILabel.appearance()\nproxy.numberOfLines = 0",
    "UILabel.appearance(whenContainedInInstancesOf: [Bar.self]).numberOfLines = 2",
  ])
  func aProxyMaySetTheLimit(_ proxy: String) throws {
    let found = try use("let label = UILabel()\nfunc setUp() { \(proxy) }", "")
    #expect(found.lines.certainty == .unknown, "\(proxy)")
    #expect(try use("let label = UILabel()\nfunc setUp() { \(proxy)\nlabel.numberOfLines = 3 }", "").lines.value == 3)
  }
}
