import AuditModel
import DynamicType
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

/// The app's own fonts, modifiers, styles and containers.
@Suite struct ComponentsTests {
  /// The only use of `key` in the body of a view, with other declarations after it.
  private func use(_ body: String, _ declarations: String) throws -> TextUse {
    let view = "struct A: View { var body: some View {\n\(body)\n} }\n"
    return try #require(try Sources.uses(of: ["key"], view + declarations).uses.first)
  }

  @Test(arguments: [
    (#"Text("key").font(.card)"#, "extension Font { static let card = Font.headline }"),
    (#"Text("key").font(.card)"#, "extension Font { static var card: Font { .system(.headline) } }"),
    (#"Text("key").font(Theme.card)"#, "enum Theme { static let card = Font.headline }"),
    (#"Text("key").font(Theme.Fonts.card.bold())"#, "enum Theme { enum Fonts { static let card = Font.headline } }"),
    (#"Text("key").font(Theme.card)"#, "enum Theme { static let card = base; static let base = Font.headline }"),
    (#"Text("key").font(.card())"#, "extension Font { static func card() -> Font { .headline } }"),
    (#"Text("key").card()"#, "extension View { func card() -> some View { font(.headline).padding() } }"),
    (#"Text("key").card()"#, "extension View { func card() -> some View { self.padding().font(.headline) } }"),
    (#"Text("key").card()"#, "extension View { func card() -> some View { VStack { self }.font(.headline) } }"),
    (#"Text("key").card()"#, "extension Text { func card() -> Text { font(.headline) } }"),
    (
      #"Text("key").card()"#,
      "extension View { func card() -> some View { modifier(Card()) } }\n"
        + "struct Card: ViewModifier { func body(content: Content) -> some View { content.font(.headline) } }"
    ),
    (
      #"Text("key").modifier(Card())"#,
      "struct Card: ViewModifier { func body(content: Content) -> some View { HStack { content }.font(.headline) } }"
    ),
    (
      #"Button("key") {}.buttonStyle(Card())"#,
      "struct Card: ButtonStyle { func makeBody(configuration: Configuration) -> some View {\n"
        + "configuration.label.font(.headline) } }"
    ),
    (
      #"Button("key") {}.buttonStyle(.card)"#,
      "extension ButtonStyle where Self == Card { static var card: Card { Card() } }\n"
        + "struct Card: ButtonStyle { func makeBody(configuration: Configuration) -> some View {\n"
        + "configuration.label.font(.headline) } }"
    ),
    (
      #"Card { Text("key") }"#,
      "struct Card<Content: View>: View { @ViewBuilder let content: Content\n"
        + "var body: some View { VStack { content }.font(.headline) } }"
    ),
    (
      #"Card(title: t) { Text("key") }"#,
      "struct Card<Content: View>: View { let inner: Content\n"
        + "init(title: String, @ViewBuilder content: () -> Content) { self.inner = content() }\n"
        + "var body: some View { VStack { Text(t); inner.font(.headline) } } }"
    ),
  ])
  func theirFontsAreRead(_ body: String, _ declarations: String) throws {
    let found = try use(body, declarations)
    #expect(found.style.value == .headline && found.style.certainty == .exact, "\(declarations)")
  }

  @Test(arguments: [
    (#"Text("key").font(.card)"#, "extension Font { static let card = Font.custom(name, size: 3) }"),
    (#"Text("key").font(Theme.card)"#, "enum Theme { static var card: Font { flag ? .headline : other } }"),
    (#"Text("key").font(theme.card)"#, "class Theme { let card = Font.headline }"),
    (
      #"Text("key").font(size: 3, style: .headline)"#,
      "extension View { func font(size: Double, style: S) -> some View { a } }"
    ),
    (#"Text("key").card()"#, "extension View { func card() -> some View { outside } }"),
    (
      #"Text("key").card()"#,
      "extension View { func card() -> some View { if a { font(.headline) } else { font(other) } } }"
    ),
    (
      #"Text("key").modifier(Other())"#,
      "struct Card: ViewModifier { func body(content: Content) -> some View { content } }"
    ),
    (
      #"Card { Text("key") }"#,
      "struct Card<C: View>: View { let a: C, b: () -> C, c: () -> C\nvar body: some View { b() } }"
    ),
    (#"Text("key").card()"#, "extension View { func card() -> some View { self.card() } }"),
  ])
  func theirFontsAreOpenWhereTheCodeDoesNotDecide(_ body: String, _ declarations: String) throws {
    #expect(try use(body, declarations).style.certainty == .unknown, "\(declarations)")
  }

  @Test func aContainerWithoutAFontLeavesItToItsSurroundings() throws {
    let card =
      "struct Card<Content: View>: View { @ViewBuilder let content: () -> Content\n"
      + "var body: some View { VStack { content() }.lineLimit(1) } }"
    let found = try use(#"Card { Text("key") }.font(.headline)"#, card)
    #expect(found.style.value == .headline && found.lines.value == 1)
  }

  @Test func fontsAndViewsOfPackagesAreCounted() throws {
    let found = try Sources.uses(
      of: ["a", "b"],
      """
      struct A: View { var body: some View {
        Text("a").font(tokens.title)
        ListRow(title: String(localized: "a"), String(localized: "b"))
        UIImage(named: String(localized: "a"))
        Label(comment: String(localized: "b"))
      } }
      func log() { ListRow(title: String(localized: "a")) }
      """)
    #expect(found.blocking.values.values.map(\.statement) == [.font("tokens.title")])
    #expect(
      Set(found.mentions.compactMap(\.open)) == [.view("ListRow", argument: "title"), .view("ListRow", argument: "_")])
  }
}
