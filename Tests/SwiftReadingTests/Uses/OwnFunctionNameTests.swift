import AuditModel
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

/// Functions of the app that localize and have the name of a modifier.
@Suite struct OwnFunctionNameTests {
  private static let declarations = """
    enum L { static func help(_ key: String) -> String { NSLocalizedString(key, comment: "") } }
    struct Store { func alert(_ key: String) -> String { NSLocalizedString(key, comment: "") } }

    """

  private func uses(_ body: String) throws -> [String] {
    let view = "struct V: View { let store = Store(); var body: some View { \(body) } }"
    return try Sources.uses(of: ["key"], Self.declarations + view).uses.map(\.place)
  }

  @Test(arguments: [
    (#"Image("x").help("key")"#, "help"), (#"Text(verbatim: "x").padding().help("key")"#, "help"),
    (#"VStack {}.help("key")"#, "help"), (#"Text(L.help("key"))"#, "Text"), (#"Text(store.alert("key"))"#, "Text"),
  ]) func aViewTakesTheModifierAndATypeItsFunction(_ body: String, _ place: String) throws {
    #expect(try uses(body) == [place], "\(body)")
  }
}
