import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

/// Picture buttons in values that code gives a label where it uses them.
@Suite struct LabelledValuesTests {
  private func labels(_ body: String, _ other: String, members: String = "") throws -> [Bool] {
    try ImageButtonTests().labels(body, other, members: members)
  }

  @Test(arguments: [
    ("ForEach(items) { item in item.view.accessibilityLabel(item.title) }", "var items: [Item] { [Item(view: VIEW)] }"),
    ("ForEach(all) { $0.view.accessibilityLabel($0.title) }", "static let other = [Item(view: VIEW)]"),
    (#"buttons[0].accessibilityLabel("a")"#, "var buttons: [AnyView] { [VIEW] }"),
    (#"buttons["a"]?.accessibilityLabel("a")"#, #"let buttons: [String: AnyView] = ["a": VIEW]"#),
    (#"ForEach(buttons) { $0.accessibilityLabel("a") }"#, "var buttons: [AnyView] { [VIEW] }"),
    ("ForEach(zip(buttons, titles)) { pair in pair.0.accessibilityLabel(pair.1) }", "let buttons = [VIEW]"),
    (#"if let one = buttons["a"] { one.accessibilityLabel("a") }"#, #"let buttons = ["a": VIEW]"#),
    (#"content().accessibilityLabel("a")"#, "var content: () -> AnyView { { VIEW } }"),
    (#"HStack { close }.accessibilityElement(children: .ignore).accessibilityLabel("a")"#, "let close = VIEW"),
    ("VStack { ForEach(all) { buttons[$0] } }.accessibilityHidden(true)", "let buttons = [VIEW]"),
    ("ForEach(Array(buttons.enumerated())) { $1.accessibilityLabel(titles[$0]) }", "let buttons = [VIEW]"),
  ])
  func viewsInValuesMayBeLabelledWhereTheyAreUsed(_ body: String, _ member: String) throws {
    let item = "struct Item { let title: String; let view: AnyView }"
    let members = member.replacing("VIEW", with: "AnyView(\(ImageButtonTests.button))")
    #expect(try labels(body, item, members: members).isEmpty, "\(body)")
    #expect(try labels("HStack { buttons }", item, members: members) == [false], "\(body)")
  }

  @Test(arguments: [
    #"BUTTON.iff("a") { $1.accessibilityLabel($0) }"#,
    #"BUTTON.iff("a") { title, view in view.accessibilityLabel(title) }"#,
  ])
  func aModifierMayPassTheViewInAnyPlace(_ body: String) throws {
    let modifier = """
      extension View { func iff<V: View>(_ title: String, _ change: (String, Self) -> V) -> some View {
      change(title, self) } }
      """
    #expect(try labels(body, modifier).isEmpty)
    #expect(try labels(#"BUTTON.iff("a") { $1.padding() }"#, modifier) == [false])
  }

  @Test func functionsThatCallThemselvesAreFollowedOnce() throws {
    let calls = Array(repeating: "build(1)", count: 200).joined(separator: ", ")
    let body = "func build(_ count: Int) -> AnyView { pick(\(calls)) }\nreturn build(2).accessibilityLabel(name)"
    let other = "struct B: View { var body: some View { \(ImageButtonTests.button) } }"
    #expect(try labels(body, other) == [false])
  }
}
