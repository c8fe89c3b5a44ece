import AuditModel
import DynamicType
import Testing

@testable import SwiftReading

/// The values that code may set on a label or button on any path.
@Suite struct ControlPathsTests {
  /// The only use of `key` in a class with a label.
  private func use(_ members: String, _ others: String = "") throws -> TextUse {
    let text = #"override func viewDidLoad() { label.text = NSLocalizedString("key", comment: "") }"#
    let source = "final class Screen: UIViewController {\n\(members)\n\(text)\n}\n\(others)"
    let uses = try Sources.uses(of: ["key"], source).uses
    return try #require(uses.count == 1 ? uses[0] : nil)
  }

  // MARK: Branches

  @Test(arguments: [
    "if x { label.numberOfLines = 1 } else { label.numberOfLines = 1 }",
    "if x { label.numberOfLines = 1 } else if y { label.numberOfLines = 1 } else { label.numberOfLines = 1 }",
    "switch kind { case .a: label.numberOfLines = 1\ndefault: label.numberOfLines = 1 }",
    "if x { label.numberOfLines = 1 }",
    "label.numberOfLines = x ? 1 : 1",
    "UIView.animate(withDuration: 1) { self.label.numberOfLines = 1 }",
  ])
  func equalValuesOnAllPathsAreKnown(_ code: String) throws {
    let found = try use("let label = UILabel()\nfunc style() { \(code) }")
    #expect(found.lines.value == 1 && found.lines.certainty == .exact, "\(code)")
  }

  @Test(arguments: [
    ("if x { label.numberOfLines = 2 } else { label.numberOfLines = 3 }", 3),
    ("if x { label.numberOfLines = 2 }", 2),
    ("label.numberOfLines = x ? 2 : 1", 2),
    ("if x { label.numberOfLines = 0 }", 0),
    ("label.numberOfLines = 4\nif x { label.numberOfLines = 0 }", 0),
  ])
  func theLargestLimitOfAllPathsIsAnUpperBound(_ code: String, _ lines: Int) throws {
    let found = try use("let label = UILabel()\nfunc style() { \(code) }")
    #expect(found.lines.value == lines && found.lines.certainty == .atMost, "\(code)")
  }

  @Test(arguments: [
    "if x { label.numberOfLines = 1 } else { label.numberOfLines = limit }",
    "if x { label.numberOfLines = 1 } else { configureElsewhere(label) }",
    "label.numberOfLines = x ? 1 : limit",
  ])
  func anUnknownValueOnOnePathMakesTheLimitUnknown(_ code: String) throws {
    let found = try use("let label = UILabel()\nfunc style() { \(code) }")
    #expect(found.lines.certainty == .unknown, "\(code)")
  }

  @Test(arguments: [
    """
    if x { label.font = .preferredFont(forTextStyle: .callout) } else {
      label.font = .preferredFont(forTextStyle: .callout)
    }
    """,
    "label.font = x ? .preferredFont(forTextStyle: .callout) : UIFont.preferredFont(forTextStyle: .callout)",
    """
    switch x { case 1: label.font = .preferredFont(forTextStyle: .callout)
    default: label.font = .preferredFont(forTextStyle: .callout) }
    """,
  ])
  func equalFontsOnAllPathsAreKnown(_ code: String) throws {
    let found = try use("let label = UILabel()\nfunc style() { \(code) }")
    #expect(found.style.value == .callout && found.style.certainty == .exact, "\(code)")
  }

  @Test(arguments: [
    "if x { label.font = .preferredFont(forTextStyle: .callout) }",
    "switch x { case 1: label.font = .preferredFont(forTextStyle: .callout)\ndefault: break }",
  ])
  func fontsOfWhichNoneIsTheSmallestAreUnknown(_ code: String) throws {
    let found = try use("let label = UILabel()\nfunc style() { \(code) }")
    #expect(found.style.certainty == .unknown && found.fixedSize == nil, "\(code)")
  }

  @Test func theSmallestOfSeveralFontsIsKnown() throws {
    let (small, large) = (
      "label.font = .preferredFont(forTextStyle: .callout)", "label.font = .preferredFont(forTextStyle: .body)"
    )
    let found = try use("let label = UILabel()\nfunc style() { if x { \(large) } else { \(small) } }")
    #expect(found.style.value == .callout && found.style.certainty == .atMost)
    #expect(found.fonts.map(\.style) == [.body, .callout])
  }

  @Test func aFontThatIsSetUnderAConditionMayEqualTheDefault() throws {
    let found = try use("let label = UILabel()\nfunc style() { if x { label.font = .systemFont(ofSize: 17) } }")
    #expect(found.fixedSize?.value == 17 && found.style.certainty == .exact)
  }

  // MARK: Loops

  @Test(arguments: [
    "for one in [label, other] { one.font = .preferredFont(forTextStyle: .callout) }",
    "[label, other].forEach { $0.font = .preferredFont(forTextStyle: .callout) }",
    "[label, other].forEach { one in one.font = .preferredFont(forTextStyle: .callout) }",
    "let all = [label, other]\nfor one in all { one.font = .preferredFont(forTextStyle: .callout) }",
    "[label, other].forEach(style)\nfunc style(_ one: UILabel) { one.font = .preferredFont(forTextStyle: .callout) }",
    "for one in [label, other] { one?.font = .preferredFont(forTextStyle: .callout); stack.addArrangedSubview(one) }",
  ])
  func aLoopOverLabelsSetsTheFontOfEach(_ code: String) throws {
    let found = try use("let label = UILabel()\nlet other = UILabel()\nfunc setUp() { \(code) }")
    #expect(found.style.value == .callout && found.style.certainty == .exact, "\(code)")
    #expect(found.lines.value == 1)
  }

  @Test(arguments: [
    "for one in [label, other] { addSubview(one) }", "[label, other].forEach(addSubview)",
    "[label, other].forEach { view.addSubview($0) }", "[label, other].forEach { one in view.addSubview(one) }",
    "add([label, other])\nfunc add(_ views: [UIView]) { for one in views { view.addSubview(one) } }",
    "add(label, other)\nfunc add(_ views: UIView...) { views.forEach { view.addSubview($0) } }",
  ])
  func addingLabelsInALoopChangesNone(_ code: String) throws {
    let found = try use("let label = UILabel()\nlet other = UILabel()\nfunc setUp() { \(code) }")
    #expect(found.fixedSize?.value == 17 && found.lines.value == 1, "\(code)")
  }

  @Test(arguments: [
    "for one in [label, other] { Theme.apply(to: one) }", "for (one, size) in zip([label], sizes) { one.font = x }",
    "[label, other].map { $0.font = x }", "[label, other].forEach(Theme.apply)", "let all = [label]\nall[0].font = x",
  ])
  func unknownCodeInALoopMayChangeLabels(_ code: String) throws {
    let found = try use("let label = UILabel()\nlet other = UILabel()\nfunc setUp() { \(code) }")
    #expect(found.style.certainty == .unknown && found.fixedSize == nil, "\(code)")
  }
}
