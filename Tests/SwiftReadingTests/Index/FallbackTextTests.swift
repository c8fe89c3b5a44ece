import AuditModel
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

/// Lookups with their own text for a key that no table has.
@Suite struct FallbackTextTests {
  private func unknown(_ declarations: String, _ code: String = "label.text = S.title") throws -> [TextUse] {
    // The lookup in the declaration is a use of its own, which draws nothing.
    try Sources.uses(of: ["known"], declarations, "func f(_ label: UILabel) { \(code) }").unknown
      .filter { $0.role != .notDrawn }
  }

  @Test(arguments: [
    #"static let title = NSLocalizedString("a.b", value: "Title", comment: "")"#,
    #"static var title: String { String(localized: "a.b", defaultValue: "Title") }"#,
    #"static func title(_ n: Int) -> String { NSLocalizedString("a.b", value: "Title", comment: "") }"#,
    #"static let title = Bundle.main.localizedString(forKey: "a.b", value: "Title", table: nil)"#,
  ]) func anAccessorKeepsTheTextOfItsLookup(_ member: String) throws {
    let code = member.contains("func") ? "label.text = S.title(1)" : "label.text = S.title"
    #expect(try unknown("enum S { \(member) }", code).isEmpty, "\(member)")
    let without = member.replacing(#", value: "Title""#, with: "").replacing(#", defaultValue: "Title""#, with: "")
    #expect(try unknown("enum S { \(without) }", code).map(\.key.key) == ["a.b"], "\(without)")
  }

  /// SwiftGen writes `fallback:`, which its function passes to Foundation.
  @Test(arguments: [
    (#"tr("a.b", fallback: "Title")"#, true), (#"tr("a.b", "Title")"#, true), (#"tr("a.b")"#, false),
    (#"own("a.b")"#, false),
  ]) func aFunctionOfTheAppPassesTheTextOn(_ call: String, _ hasText: Bool) throws {
    let label = call.contains("fallback") ? "fallback value" : "_ value"
    let source = """
      enum S {
        static let title = \(call)
        static func tr(_ key: String, \(label): String = "") -> String {
          Bundle.main.localizedString(forKey: key, value: value, table: nil)
        }
        static func own(_ key: String) -> String { NSLocalizedString(key, value: key, comment: "") }
      }
      """
    #expect(try unknown(source).isEmpty == hasText, "\(call)")
  }

  @Test func theLastStepOfAMissingKeyIsItsLiteral() throws {
    let found = try unknown(
      """
      enum S {
        static var title: String {
          NSLocalizedString("a.b", comment: "")
        }
      }
      """)
    #expect(found.map { $0.steps.map(\.line) } == [[2, 3]])
    let oneLine = try unknown(#"enum S { static let title = NSLocalizedString("a.b", comment: "") }"#)
    #expect(oneLine.map { $0.steps.map(\.line) } == [[1]])
  }
}
