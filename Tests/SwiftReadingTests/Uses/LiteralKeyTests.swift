import AuditModel
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

/// Literals that the types of declarations make keys.
@Suite struct LiteralKeyTests {
  private static let declarations = """
    struct Row: View { let title: LocalizedStringKey; var body: some View { Text(title) } }
    struct Plain: View { let title: String; var body: some View { Text(title) } }
    struct Resource: View { let title: LocalizedStringResource; var body: some View { Text(title) } }
    func row(_ title: LocalizedStringKey) -> some View { Text(title) }
    func plain(_ title: String) -> some View { Text(title) }

    """

  private func unknown(_ body: String, _ members: String = "") throws -> [String] {
    let view = "struct V: View { \(members); var body: some View { \(body) } }"
    return try Sources.uses(of: ["known"], Self.declarations + view).unknown.map(\.key.key)
  }

  @Test(arguments: [
    #"Row(title: "New words")"#, #"Resource(title: "New words")"#, #"row("New words")"#, #"Text(.init("New words"))"#,
    #"Row(title: isOn ? "New words" : "known")"#,
  ]) func aLiteralForAKeyIsOne(_ body: String) throws {
    #expect(try unknown(body) == ["New words"], "\(body)")
  }

  @Test func aConstantOfAKeyIsOne() throws {
    #expect(try unknown("Text(key)", #"let key: LocalizedStringKey = "New words""#) == ["New words"])
  }

  /// The call itself asks for a text, wherever the result goes.
  @Test(arguments: [
    #"Plain(title: NSLocalizedString("New words", comment: ""))"#,
    #"other(NSLocalizedString("New words", comment: ""))"#,
    #"Model(title: String(localized: "New words")).view"#,
    #"Text(verbatim: model(NSLocalizedString("New words", comment: "")))"#,
  ]) func aKeyThatIsLookedUpIsOne(_ body: String) throws {
    #expect(try unknown(body) == ["New words"], "\(body)")
    let known = body.replacing("New words", with: "known")
    #expect(try unknown(known).isEmpty, "\(known)")
  }

  @Test func aDefaultValueIsTheText() throws {
    #expect(
      try unknown(#"other(NSLocalizedString("name", value: "New words", comment: ""))"#).isEmpty)
  }

  @Test(arguments: [
    #"Plain(title: "New words")"#, #"plain("New words")"#, #"Text("New words" as String)"#, #"Row(title: "known")"#,
    #"Text("New \(1) words" as String)"#, #"Row(title: LocalizedStringKey("known"))"#,
  ]) func aStringAndAKnownKeyAreNot(_ body: String) throws {
    #expect(try unknown(body).isEmpty, "\(body)")
  }
}
