import AuditModel
import DynamicType
import Testing

@testable import CodeEffects
@testable import CodeValues
@testable import SwiftReading
@testable import SwiftTrees

/// Fonts that constants, types and functions of the app decide.
@Suite struct EvaluatedFontsTests {
  /// The only use of `key` in a view, which a window draws.
  private func use(_ body: String, _ declarations: String = "") throws -> TextUse {
    let app = "@main struct Main: App { var body: some Scene { WindowGroup { A() } } }\n"
    let view = "struct A: View { var body: some View {\n\(body)\n} }\n"
    return try #require(try Sources.uses(of: ["key"], app + view + declarations).uses.first)
  }

  // MARK: Fonts of the app

  @Test(arguments: [
    // Constants of a struct that a static property holds.
    (
      #"Text("key").font(.brand.title)"#,
      "extension Font { static let brand = Brand() }\nstruct Brand { let title = Font.headline }"
    ),
    (
      #"Text("key").font(Theme.standard.fonts.title)"#,
      """
      struct Fonts { var title: Font; init(title: Font) { self.title = title } }
      struct Theme { static let standard = Theme(fonts: Fonts(title: .headline)); let fonts: Fonts }
      """
    ),
    (#"Text("key").font(.app.title)"#, "extension Font { enum app { static let title: Font = .headline } }"),
    // Functions and computed properties with `switch`, `if` and `?:`.
    (
      #"Text("key").font(Theme.font(.title))"#,
      """
      enum Role { case title, text }
      enum Theme { static func font(_ role: Role) -> Font { switch role { case .title: .headline
      case .text: .body } } }
      """
    ),
    (
      #"Text("key").font(Role.title.font)"#,
      "enum Role { case title, text\nvar font: Font { if self == .title { return .headline }; return .body } }"
    ),
    (
      #"Text("key").font(Theme.font(isTitle: true))"#,
      "enum Theme { static func font(isTitle: Bool = false) -> Font { isTitle ? .headline : .body } }"
    ),
    (
      #"Text("key").font(Theme.font())"#,
      "enum Theme { static func font(isTitle: Bool = true) -> Font { guard isTitle else { return .body }\nreturn .headline } }"
    ),
    (
      #"Text("key").font(Theme.title)"#,
      "enum Theme {\n#if canImport(AppKit) && !canImport(UIKit)\nstatic let title = Font.body\n#else\nstatic let title = Font.headline\n#endif\n}"
    ),
    // Values of an enum's case, and of an optional.
    (
      #"Text("key").font(Look.own(.headline).font)"#,
      "enum Look { case plain, own(Font)\nvar font: Font { switch self { case .plain: .body\ncase .own(let font): font } } }"
    ),
    (#"Text("key").font(Theme.title ?? .body)"#, "enum Theme { static let title: Font? = .headline }"),
    // Arguments of the app's own modifiers and views.
    (
      #"Text("key").styled(.title)"#,
      """
      struct Look { let font: Font; static let title = Look(font: .headline); static let text = Look(font: .body) }
      struct Styled: ViewModifier { let look: Look\nfunc body(content: Content) -> some View { content.font(look.font) } }
      extension View { func styled(_ look: Look) -> some View { modifier(Styled(look: look)) } }
      """
    ),
    (
      #"Row(title: "key", font: .headline); Row(title: "other", font: .body)"#,
      "struct Row: View { let title: LocalizedStringKey, font: Font\nvar body: some View { Text(title).font(font) } }"
    ),
    (
      #"Button("key") {}.buttonStyle(Big(font: .headline))"#,
      "struct Big: ButtonStyle { let font: Font\nfunc makeBody(configuration: Configuration) -> some View { configuration.label.font(font) } }"
    ),
    // Values of the environment with a default.
    (
      #"Row()"#,
      """
      extension EnvironmentValues { @Entry var title: Font = .headline }
      struct Row: View { @Environment(\\.title) var title\nvar body: some View { Text("key").font(title) } }
      """
    ),
  ])
  func declaredFontsAreEvaluated(_ body: String, _ declarations: String) throws {
    let found = try use(body, declarations)
    #expect(found.style.value == .headline && found.style.certainty == .exact, "\(declarations)")
  }

  @Test(arguments: [
    ("switch role { case .title: return .headline\ndefault: return .body }", [TextStyle.headline, .body]),
    ("role == .title ? .body : .callout", [.body, .callout]),
  ])
  func argumentsThatCodeDoesNotDecideGiveSeveralFonts(_ body: String, _ styles: [TextStyle]) throws {
    let theme = "enum Role { case title, text }\nenum Theme { static func font(_ role: Role) -> Font { \(body) } }"
    let found = try use(
      #"Row(role: other)"#,
      theme + "\nstruct Row: View { let role: Role\nvar body: some View { Text(\"key\").font(Theme.font(role)) } }")
    #expect(found.fonts.map(\.style) == styles)
    // Each text is at least as wide as in the smallest font.
    #expect(found.style.certainty == (styles == [.body, .callout] ? .atMost : .atMost))
  }

  @Test(arguments: [
    // A variable that code assigns has both values, or unknown ones.
    (
      #"Text("key").font(Theme.title)"#,
      "enum Theme { static var title = Font.headline; static func f() { title = other } }"
    ),
    (
      #"Text("key").font(Theme.title)"#,
      "enum Theme { static var title = Font.headline; static func f() { change(&title) } }"
    ),
    // An environment value that code sets.
    (
      #"Row().environment(\.title, other)"#,
      """
      extension EnvironmentValues { @Entry var title: Font = .headline }
      struct Row: View { @Environment(\\.title) var title\nvar body: some View { Text("key").font(title) } }
      """
    ),
    // A caller passes a value that is not known.
    (
      #"Row(font: other); Row(font: .headline)"#,
      #"struct Row: View { let font: Font; var body: some View { Text("key").font(font) } }"#
    ),
    (
      #"Text("key").font(Theme.title)"#, "enum Theme { static let title = Theme.other; static let other = Theme.title }"
    ),
    (#"Text("key").font(Theme.title(3))"#, "enum Theme { static func title(_ n: Int) -> Font { title(n - 1) } }"),
  ])
  func fontsThatTheSourcesDoNotDecideAreUnknown(_ body: String, _ declarations: String) throws {
    let found = try use(body, declarations)
    #expect(found.style.certainty == .unknown && found.fonts.isEmpty, "\(declarations)")
  }

  @Test func anAssignedVariableHasEachOfItsFonts() throws {
    let theme = "enum Theme { static var title = Font.body; static func f() { title = .callout } }"
    let found = try use(#"Text("key").font(Theme.title)"#, theme)
    #expect(found.fonts.map(\.style) == [.body, .callout] && found.style.value == .callout)
  }

  @Test func aFontOfTheAppKeepsItsSize() throws {
    let found = try use(
      #"Text("key").font(Theme.title)"#, "enum Theme { static let title = Font.custom(\"Own\", fixedSize: 2 * 7) }")
    #expect(found.style.certainty == .unknown)
    var font = TextUse.Font(style: nil, fixedSize: 14, isCustom: true)
    font.face = "Own"
    #expect(found.fonts == [font])
  }

  // MARK: Defaults

  @Test(arguments: [
    (#"Text("key")"#, ""), (#"VStack { Text("key") }.padding()"#, ""),
    (#"Row()"#, #"struct Row: View { var body: some View { Text("key") } }"#),
    (#"Text("other").sheet(isPresented: $on) { Text("key") }"#, ""),
  ])
  func aTextWithoutAFontIsBodyIfEveryUseIsKnown(_ body: String, _ declarations: String) throws {
    let found = try use(body, declarations)
    #expect(found.style == TextUse.Value(.body, .exact), "\(body)")
  }

  @Test(arguments: [
    // Code that is not read may set the font.
    (#"Text("key").modifier(Other())"#, ""), (#"Other { Text("key") }"#, ""),
  ])
  func surroundingsThatAreNotReadMaySetTheFont(_ body: String, _ declarations: String) throws {
    #expect(try use(body, declarations).style.certainty == .unknown, "\(body)")
  }

  @Test func aViewThatNoCodeDrawsHasTheDefaultByAssumption() throws {
    let found = try Sources.uses(of: ["key"], #"struct A: View { var body: some View { Text("key") } }"#).uses
    #expect(found.first?.style == TextUse.Value(.body, .assumed))
  }

  @Test func aRootOfAControllerSetsNoFont() throws {
    let code = """
      struct A: View { var body: some View { Text("key") } }
      class Screen: UIViewController { func show() -> UIViewController { UIHostingController(rootView: A()) } }
      """
    #expect(try Sources.uses(of: ["key"], code).uses.first?.style == TextUse.Value(.body, .exact))
  }
}
