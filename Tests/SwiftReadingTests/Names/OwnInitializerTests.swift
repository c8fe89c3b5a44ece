import AuditModel
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

/// An app's own `String(localized:)`, which takes a string and not a key with formats.
@Suite struct OwnInitializerTests {
  private static let own = """
    extension String {
      init(localized: String, _ arguments: CVarArg...) {
        let format = NSLocalizedString(localized, tableName: nil, bundle: Bundle.main, value: "", comment: "")
        self.init(format: format, arguments: arguments)
      }
    }
    """
  private static let keys = ["friend_1", "friend_%lld", "known", "zed"]

  private func found(_ own: String, _ call: String) throws -> (uses: SourceUses, reached: Set<String>) {
    let uses = try Sources.uses(of: Self.keys, own, "func f(_ l: UILabel, _ n: Int) { l.text = \(call) }")
    let keys = Self.keys.map { TextKey(key: $0, table: "Localizable") }
    return (uses, Set(uses.runTimeKeys.reached(among: keys).map(\.key)))
  }

  @Test(arguments: [
    #"String(localized: "friend_\(n)")"#, #"String(localized: "friend_\(n)", 1, 2)"#,
    #".init(localized: "friend_\(n)")"#,
  ]) func anInterpolationIsAValueOfRunTime(_ call: String) throws {
    let (uses, reached) = try found(Self.own, call)
    #expect(uses.uses.isEmpty && uses.unknown.isEmpty, "\(call)")
    #expect(reached == ["friend_1", "friend_%lld"], "\(call)")
  }

  /// Each use of the initializer is a lookup, so its parameter is not a lookup.
  @Test func aLiteralIsAKeyAsBefore() throws {
    let (uses, reached) = try found(Self.own, #"String(localized: "known")"#)
    #expect(uses.uses.map(\.key.key) == ["known"] && reached.isEmpty)
    let missing = try found(Self.own, #"String(localized: "other_key")"#).uses.unknown
    #expect(missing.map(\.key.key) == ["other_key"])
  }

  @Test(arguments: [
    ("", #"String(localized: "friend_\(n)")"#), (own, #"String(localized: "friend_\(n)", table: "Localizable")"#),
    (
      "extension String { init(localized: String, comment: String) { self = localized } }",
      #"String(localized: "friend_\(n)")"#
    ),
    ("extension String { init(localized: Key) { self = localized.text } }", #"String(localized: "friend_\(n)")"#),
  ]) func theInitializerOfFoundationTakesFormats(_ own: String, _ call: String) throws {
    let (uses, reached) = try found(own, call)
    #expect(uses.uses.map(\.key.key) == ["friend_%lld"] && reached.isEmpty, "\(own) \(call)")
  }
}
