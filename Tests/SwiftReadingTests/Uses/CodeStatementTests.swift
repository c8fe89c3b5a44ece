import AuditModel
import DynamicType
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

@Suite struct CodeStatementTests {
  private func facts(_ body: String, keys: [String] = []) throws -> [CodeFact.Kind] {
    try Sources.uses(of: keys, "struct A: View { var body: some View {\n\(body)\n} }").facts.map(\.kind)
  }

  // MARK: Fonts

  @Test(arguments: [
    (#"Text("x").font(.custom("Lora", fixedSize: 12))"#, 12.0),
    (#"Text("x").font(.custom("Lora", fixedSize: size))"#, 14), (#"Text("x").font(.lora(15))"#, 15),
    (#"Text("x").font(.lora())"#, 13), (#"Text("x").font(Font.lora(15).bold())"#, 15),
  ])
  func fixedSizesOfOwnFontsAreFound(_ body: String, _ size: Double) throws {
    #expect(try found(body) == [.fixedCustomFont(size: size)], "\(body)")
  }

  private func found(_ body: String) throws -> [CodeFact.Kind] {
    let source = """
      extension Font { static func lora(_ size: CGFloat = 13) -> Font { .custom("Lora", fixedSize: size) } }
      struct A: View {
        private let size = 14.0
        @ScaledMetric var scaled = 14.0
        @ScaledMetric(relativeTo: .title) private var title: CGFloat = 20
        let given: CGFloat
        var body: some View { \(body) }
      }
      """
    return try Sources.uses(of: [], source).facts.map(\.kind)
  }

  @Test(arguments: [
    "scaled", "title", "scaled * 2", "UIFontMetrics.default.scaledValue(for: 14)", "max(scaled, 12)",
    "isLarge ? 20 : 14",
    "given", "elsewhere",
  ])
  func sizesThatMayFollowTheTextSizeAreNotFixed(_ size: String) throws {
    #expect(try found("Text(\"x\").font(.custom(\"Lora\", fixedSize: \(size)))").isEmpty, "\(size)")
    #expect(try found("Text(\"x\").font(.lora(\(size)))").isEmpty, "\(size)")
  }

  @Test(arguments: [
    #"Image("x").font(.custom("Icons", fixedSize: 12))"#, #"Text("x").font(.custom("A", size: 12, relativeTo: .body))"#,
  ])
  func otherOwnFontsAreNot(_ body: String) throws { #expect(try facts(body).isEmpty, "\(body)") }

  @Test func textsOfTablesDifferFromOthers() throws {
    #expect(
      try facts(#"Text("x").font(.system(size: 9))"#) == [.fixedFont(size: 9, symbol: false, isKey: true)])
    #expect(
      try facts("Text(item.name).font(.system(size: 9))") == [.fixedFont(size: 9, symbol: false, isKey: false)])
  }

  // MARK: Labels of UIKit

  private func controls(_ code: String) throws -> [CodeFact.Kind] {
    try Sources.uses(of: [], "final class Screen: UIViewController {\n\(code)\n}").facts.map(\.kind)
  }

  @Test(arguments: [
    "func setUp() { let title = UILabel(); title.font = .preferredFont(forTextStyle: .headline) }",
    "let title: UILabel = { let label = UILabel(); label.font = UIFont.preferredFont(forTextStyle: .headline); return label }()",
  ])
  func stylesWithoutTheFlagAreFound(_ code: String) throws {
    #expect(try controls(code) == [.labelStyle(.headline, follows: false)], "\(code)")
  }

  @Test func theFlagIsRead() throws {
    let code = "title.font = .preferredFont(forTextStyle: .body); title.adjustsFontForContentSizeCategory = true"
    #expect(
      try controls("func setUp() { let title = UILabel(); \(code) }") == [.labelStyle(.body, follows: true)])
  }

  @Test(arguments: [
    "@IBOutlet var title: UILabel!\nfunc setUp() { title.font = .preferredFont(forTextStyle: .headline) }",
    "func setUp() { let title = UILabel(); title.font = .preferredFont(forTextStyle: .headline); decorate(title) }",
  ])
  func otherLabelsAreNot(_ code: String) throws { #expect(try controls(code).isEmpty, "\(code)") }

  @Test(arguments: [
    ("UILabel", ".systemFont(ofSize: 12)", CodeFact.Kind.fixedFont(size: 12, symbol: false, isKey: false)),
    ("UITextField", ".boldSystemFont(ofSize: size)", .fixedFont(size: 15, symbol: false, isKey: false)),
    ("UILabel", "UIFont(name: \"Inter\", size: 14)", .fixedCustomFont(size: 14)),
  ])
  func fixedFontsAreFound(_ type: String, _ font: String, _ kind: CodeFact.Kind) throws {
    let code = "let size: CGFloat = 15; func setUp() { let title = \(type)(); title.font = \(font) }"
    #expect(try controls(code) == [kind], "\(font)")
  }

  @Test(arguments: [
    "title.attributedText = text", #"title.setValue(UIFont.preferredFont(forTextStyle: .body), forKey: "font")"#,
  ])
  func fontsThatOtherMembersReplaceAreNot(_ code: String) throws {
    let start = "func setUp() { let title = UILabel(); title.font = .systemFont(ofSize: 12)"
    #expect(try controls("\(start); \(code) }").isEmpty, "\(code)")
  }

  @Test func labelsThatShareAFontMustAgree() throws {
    let code = """
      let a = UILabel(), b = UILabel()
      func style(_ label: UILabel) { label.font = .preferredFont(forTextStyle: .body) }
      func setUp() { style(a); style(b); a.adjustsFontForContentSizeCategory = true }
      """
    #expect(try controls(code).isEmpty)
  }

  // MARK: Buttons

  @Test func picturesOfButtonsHaveSizes() throws {
    let body = #"Button { go() } label: { Image("a", label: Text("b")).frame(width: 24, height: 30) }"#
    #expect(try facts(body) == [.buttonPicture(width: 24, height: 30)])
    #expect(
      try facts(#"Button { go() } label: { Image("a", label: Text("b")).resizable() }.frame(height: 30)"#) == [
        .buttonPicture(width: nil, height: 30)
      ])
  }

  @Test(arguments: [
    #"Button { go() } label: { Image("a", label: Text("b")).frame(width: 24).contentShape(.rect) }"#,
    #"List { Button { go() } label: { Image("a", label: Text("b")).frame(width: 24, height: 24) } }"#,
    #"Button { go() } label: { Image("a", label: Text("b")).frame(minWidth: 24) }"#,
    #"Button { go() } label: { Image("a", label: Text("b")).frame(width: 24).own() }"#,
  ])
  func buttonsThatMayBeLargerHaveNone(_ body: String) throws { #expect(try facts(body).isEmpty, "\(body)") }

  // MARK: Red and green

  @Test(arguments: [
    "Circle().fill(isOn ? .green : .red)", "Circle().fill(isOn ? Color.red.opacity(0.5) : Color.green)",
    "Circle().foregroundStyle(isOn ? Color(.systemRed) : .green)",
  ])
  func redOrGreenIsFound(_ body: String) throws {
    #expect(try facts(body) == [.redOrGreen(hasOtherCue: false)], "\(body)")
  }

  @Test func longBodiesAreNotSearchedForCues() throws {
    let many = (0..<2_000).map { "Circle().fill(isOn(\($0)) ? .green : .red)" }.joined(separator: "\n")
    #expect(try facts(many).isEmpty)
  }

  @Test func anotherCueOfTheSameConditionCounts() throws {
    let body = #"Image(systemName: isOn ? "checkmark" : "xmark").foregroundColor(isOn ? .green : .red)"#
    #expect(try facts(body) == [.redOrGreen(hasOtherCue: true)])
    let other = #"Image(systemName: isBig ? "checkmark" : "xmark").foregroundColor(isOn ? .green : .red)"#
    #expect(try facts(other) == [.redOrGreen(hasOtherCue: false)])
  }

  @Test(arguments: [
    "Circle().fill(isOn ? .green : .blue)", "Circle().fill(isOn ? Palette.green : Palette.red)",
    "Circle().own(isOn ? .green : .red)", "Text(isOn ? green : red)",
  ])
  func otherColoursAreNot(_ body: String) throws { #expect(try facts(body).isEmpty, "\(body)") }

  // MARK: Fragments

  @Test(arguments: [
    (#"Text("Read our ") + Text("terms").bold() + Text(".")"#, 2),
    (#"Text("Find ") + Text("any").bold() + Text(" word")"#, 3),
    (#"Text(NSLocalizedString("a", comment: "") + " " + NSLocalizedString("b", comment: ""))"#, 2),
    (##"Text(verbatim: "\(NSLocalizedString("a", comment: "")) \(NSLocalizedString("b", comment: ""))")"##, 2),
  ])
  func joinedPartsAreFound(_ body: String, _ count: Int) throws {
    #expect(try facts(body, keys: ["a", "b"]) == [.fragments(count)], "\(body)")
  }

  @Test(arguments: [
    #"(Text("Find ") + Text("any word")).font(.body)"#, #"VStack { (Text("Find ") + Text("any word")) }"#,
    #"Text("Find ").bold() + Text("any word")"#,
  ])
  func aSumOfViewsIsNamedAfterItsParts(_ body: String) throws {
    let source = "struct A: View { var body: some View {\n\(body)\n} }"
    #expect(try Sources.uses(of: [], source).facts.map(\.view) == ["Text"], "\(body)")
  }

  @Test(arguments: [
    #"Text("Total: ") + Text(sum)"#, #"Text("Total: ") + Text("Sum")"#, #"Text("First") + Text("\n") + Text("Second")"#,
    #"Text("One.") + Text("Two.")"#, #"Text("One").heading() + Text("Two")"#, #"Text("a" + "b")"#,
    ##"Text("\(count) of \(total)")"##,
  ])
  func separateTextsAreNot(_ body: String) throws { #expect(try facts(body).isEmpty, "\(body)") }
}
