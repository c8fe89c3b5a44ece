import AuditModel
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

/// Lengths that names decide, and views in closures of the app's own modifiers and containers.
@Suite struct EvaluatedLayoutTests {
  /// The largest width of `key` in a view, in a window of 375 points; nil if unknown.
  private func width(_ body: String, _ declarations: String) throws -> Double? {
    let app = "@main struct Main: App { var body: some Scene { WindowGroup { A() } } }\n"
    let view = "struct A: View { var body: some View {\n\(body)\n} }\n"
    return try #require(try Sources.uses(of: ["key"], app + view + declarations).uses.first).width.value?
      .width(in: 375)
  }

  @Test(arguments: [
    (#"Text("key").padding(.horizontal, .gap)"#, "extension CGFloat { static let gap: CGFloat = 20 }", 335.0),
    (#"Text("key").padding(.horizontal, .gap)"#, "extension CGFloat { static var gap: CGFloat { 2 * 10 } }", 335),
    (#"Text("key").padding(.horizontal, Gap.wide.rawValue)"#, "enum Gap: CGFloat { case wide = 20 }", 335),
    (
      #"Text("key").padding(Gap.wide.insets)"#,
      "enum Gap { case wide\nvar insets: EdgeInsets { EdgeInsets(top: 0, leading: side, bottom: 0, trailing: side) }\nvar side: CGFloat { switch self { case .wide: 20 } } }",
      335
    ),
    // A branch gives a range, whose smallest length leaves the text the most space.
    (
      #"Text("key").padding(.horizontal, Gap.of(big))"#,
      "enum Gap { static func of(_ a: Bool) -> CGFloat { a ? 40 : 20 } }", 335
    ),
    (#"Text("key").frame(width: min(Gap.most, 500))"#, "enum Gap { static let most: CGFloat = 300 }", 300),
    (
      #"Row(title: "key", inset: 20)"#,
      "struct Row: View { let title: LocalizedStringKey, inset: CGFloat\nvar body: some View { Text(title).padding(.horizontal, inset) } }",
      335
    ),
  ])
  func lengthsAreEvaluated(_ body: String, _ declarations: String, _ points: Double) throws {
    #expect(try width(body, declarations) == points, "\(declarations)")
  }

  @Test(arguments: [
    (
      #"Text("key").padding(.horizontal, .gap)"#,
      "extension CGFloat { static var gap: CGFloat = 20 }\nfunc f() { CGFloat.gap = other }"
    ),
    (
      #"Text("key").padding(.horizontal, Gap.of(3))"#,
      "enum Gap { static func of(_ n: CGFloat) -> CGFloat { other(n) } }"
    ),
    (#"Text("key").padding(.horizontal, Gap.of(3))"#, "enum Gap { static func of(_ n: CGFloat) -> CGFloat { of(n) } }"),
  ])
  func lengthsThatTheSourcesDoNotDecideAreUnknown(_ body: String, _ declarations: String) throws {
    #expect(try width(body, declarations) == nil, "\(declarations)")
  }

  // MARK: Closures

  @Test(arguments: [
    // A closure is where the modifier's code draws it.
    (
      #"Color.red.hint(when: on) { Text("key") }"#,
      """
      extension View { func hint<V: View>(when on: Bool, @ViewBuilder content: () -> V) -> some View {
      VStack { self; content().frame(width: 200) } } }
      """
    ),
    (
      #"Card { Text("key") }"#,
      "struct Card<C: View>: View { @ViewBuilder let content: () -> C\nvar body: some View { inner }\nvar inner: some View { content().frame(width: 200) } }"
    ),
    (
      #"Pair { Text("key") } right: { Text("other") }"#,
      """
      struct Pair<L: View, R: View>: View { let l: L, r: R
      init(@ViewBuilder left: () -> L, @ViewBuilder right: () -> R) { l = left(); r = right() }
      var body: some View { VStack { l.frame(width: 200); r } } }
      """
    ),
    (
      #"card { Text("key") }"#,
      "func card<C: View>(@ViewBuilder content: () -> C) -> some View { content().frame(width: 200) }"
    ),
  ])
  func closuresAreWhereCodeDrawsThem(_ body: String, _ declarations: String) throws {
    #expect(try width(body, declarations) == 200, "\(declarations)")
  }

  @Test(arguments: [
    (#"Other { Text("key") }"#, ""),
    (
      #"Color.red.hint { Text("key") }"#,
      "extension View { func hint<V>(content: () -> V) -> some View { other(content) } }"
    ),
  ])
  func closuresThatCodeHandsOnAreUnknown(_ body: String, _ declarations: String) throws {
    #expect(try width(body, declarations) == nil, "\(declarations)")
  }

  // MARK: Modifiers

  @Test(arguments: [
    ("seen()", "extension View { func seen() -> some View { onAppear { log(type(of: self)) } } }"),
    (
      "seen()",
      "extension View { func seen() -> some View { modifier(Seen()) } }\nstruct Seen: ViewModifier { func body(content: Content) -> some View { content.onAppear {} } }"
    ),
    (
      "seen()",
      "extension View { func seen() -> some View { modifier(_seen()) }\nfunc _seen() -> some ViewModifier { if #available(iOS 17, *) { return Seen() } else { return EmptyModifier() } } }\nstruct Seen: ViewModifier { func body(content: Content) -> some View { content.onAppear {} } }"
    ),
  ])
  func modifiersThatChangeNoLayoutKeepTheWidth(_ modifier: String, _ declarations: String) throws {
    #expect(try width(#"Text("key").frame(maxWidth: 200).\#(modifier)"#, declarations) == 200, "\(declarations)")
  }
}
