import AuditModel
import DynamicType
import Testing

@testable import SwiftReading

/// Texts that the app passes to functions and initializers, which set them on labels.
@Suite struct ControlHelperTextsTests {
  private func use(_ members: String, _ helper: String) throws -> TextUse {
    let code = members.replacing("@", with: #"NSLocalizedString("key", comment: "")"#)
    let uses = try Sources.uses(of: ["key"], "final class Screen: UIViewController {\n\(code)\n}", helper).uses
    return try #require(uses.count == 1 ? uses[0] : nil, "\(members)")
  }

  @Test(arguments: [
    (
      "let label = UILabel()\nfunc setUp() { label.set(@, .preferredFont(forTextStyle: .callout)) }",
      """
      extension UILabel { func set(_ title: String, _ font: UIFont) { text = title
      self.font = font
      numberOfLines = 2 } }
      """
    ),
    (
      "let label = UILabel()\nfunc setUp() { set(label, @) }",
      """
      func set(_ one: UILabel, _ title: String) {
        one.text = title
        one.font = .preferredFont(forTextStyle: .callout)
        one.numberOfLines = 2
      }
      """
    ),
    (
      "let label = Title(@, lines: 2)",
      """
      final class Title: UILabel {
        init(_ title: String, lines: Int) {
          super.init(frame: .zero)
          text = title
          numberOfLines = lines
          font = .preferredFont(forTextStyle: .callout)
        }
      }
      """
    ),
    (
      "let label = makeLabel(@, lines: 2)",
      """
      func makeLabel(_ title: String, lines: Int) -> UILabel {
        let made = UILabel()
        made.text = title
        made.numberOfLines = lines
        made.font = .preferredFont(forTextStyle: .callout)
        return made
      }
      """
    ),
  ])
  func theControlOfTheCallDrawsTheText(_ members: String, _ helper: String) throws {
    let found = try use(members, helper)
    #expect(found.style.value == .callout && found.style.certainty == .exact, "\(members)")
    #expect(found.lines.value == 2 && found.lines.certainty == .exact, "\(members)")
  }

  @Test(arguments: [
    (
      "let label = UILabel()\nfunc setUp() { label.set(@, big) }",
      "extension UILabel { func set(_ title: String, _ font: UIFont) { text = title; self.font = font } }"
    ),
    (
      "func setUp(_ one: UILabel) { one.set(@) }",
      "extension UILabel { func set(_ title: String) { text = title } }"
    ),
    (
      "let label = UILabel()\nfunc setUp() { set(label, @) }",
      "func set(_ one: UILabel, _ title: String) { one.text = title; Theme.apply(to: one) }"
    ),
    (
      "func setUp() { add(makeLabel(@)) }",
      "func makeLabel(_ title: String) -> UILabel { let made = UILabel(); made.text = title; return made }"
    ),
  ])
  func anUnknownControlHasNoFont(_ members: String, _ helper: String) throws {
    let found = try use(members, helper)
    #expect(found.style.certainty == .unknown && found.fixedSize == nil, "\(members)")
  }
}
