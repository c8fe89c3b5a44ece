import AuditModel
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

/// Texts of which code takes one: elements of lists, values of a type, branches on the same condition.
@Suite struct OneOfSeveralTests {
  /// The ways of a key to its places, or to one that states a width.
  private static func ways(_ key: String, _ source: String) throws -> Set<TextUse.Way> {
    let found = try Sources.uses(of: ["short", "long"], "import SwiftUI\n\(loc)\n\(source)")
    return Set(found.uses.filter { $0.key.key == key }.map(\.way))
  }

  private static let loc = #"func loc(_ key: String) -> String { NSLocalizedString(key, comment: "") }"#
  private static let two = #"[loc("short"), loc("long")]"#

  @Test(arguments: [
    "let titles = \(two)\nfunc f(_ a: UILabel, _ b: UILabel, _ n: Int) { a.text = titles[0]; b.text = titles[n] }",
    "let titles = \(two)\nfunc f(_ a: UILabel, _ n: Int) { a.text = titles[n]; print(Text(titles[n + 1])) }",
    "var titles: [String] { \(two) }\nfunc f(_ a: UILabel) { a.text = titles[0] }",
    "func titles() -> [String] { \(two) }\nfunc f(_ a: UILabel) { a.text = titles()[0] }",
    "let titles = [\"a\": loc(\"short\"), \"b\": loc(\"long\")]\nfunc f(_ a: UILabel) { a.text = titles[\"a\"] }",
    "func f(_ a: UILabel) { a.text = \(two)[0] }",
  ])
  func aConstantIndexOrOneOfSeveralTakesOneElement(_ source: String) throws {
    #expect(try Self.ways("long", source) == [.shared], "\(source)")
  }

  @Test(arguments: [
    "let titles = \(two)\nfunc f(_ a: UILabel, _ n: Int) { a.text = titles[1] }",
    "let titles = \(two)\nfunc f(_ a: UILabel, _ n: Int) { a.text = titles[n] }",
    "let titles = \(two)\nstruct V: View { var body: some View { ForEach(titles, id: \\.self) { Text($0) } } }",
  ])
  func aPlaceForAllElementsDrawsEach(_ source: String) throws {
    #expect(try !Self.ways("long", source).contains(.shared), "\(source)")
  }

  private static let kept = """
    struct Key { let key: String
      var text: String { NSLocalizedString(key, comment: "") }
      func made() -> String { NSLocalizedString(key, comment: "") } }
    let short = Key(key: "short"), long = Key(key: "long")
    """

  @Test(arguments: [
    "func f(_ a: UILabel, _ b: UILabel) { a.text = short.text; b.text = long.text }",
    "func f(_ a: UILabel, _ b: UILabel) { a.text = short.made(); b.text = long.made() }",
  ])
  func aValueHasItsOwnText(_ source: String) throws {
    #expect(try Self.ways("long", "\(Self.kept)\n\(source)") == [.shared], "\(source)")
  }

  @Test(arguments: [
    "if isPro { Text(title) } else { Text(title).font(.body) }",
    "if !isPro { Text(title).font(.body) } else { Text(title) }",
    "switch isPro { default: if isPro == true { Text(title) } else { Text(title).font(.body) } }",
  ])
  func aConditionIsTheSameInAMemberOfTheValue(_ body: String) throws {
    let source = """
      struct V: View { let isPro: Bool
        var title: LocalizedStringKey { isPro ? "long" : "short" }
        var body: some View { VStack { \(body) } } }
      """
    let found = try Sources.uses(of: ["short", "long"], source).uses
    func styles(_ key: String) -> [TextUse.Certainty] { found.filter { $0.key.key == key }.map(\.style.certainty) }
    // Only the text without a stated style is that of the branch.
    #expect(styles("long") == [.assumed] && styles("short") == [.exact], "\(body)")
  }

  @Test func aConditionOfAnotherValueIsAnother() throws {
    let source = """
      struct Model { let isPro: Bool; var title: LocalizedStringKey { isPro ? "long" : "short" } }
      struct V: View { let isPro: Bool; let model: Model
        var body: some View { VStack { if isPro { Text("short") } else { Text(model.title).font(.body) } } } }
      """
    #expect(try Sources.uses(of: ["short", "long"], source).uses.contains { $0.key.key == "long" })
  }

  @Test(arguments: [("hidden()", true), ("opacity(0)", true), ("opacity(0.5)", false), ("opacity(shown)", false)])
  func aHiddenTextIsNotDrawn(_ modifier: String, _ isHidden: Bool) throws {
    for view in [#"Text("long").\#(modifier)"#, #"VStack { Text("long") }.\#(modifier)"#] {
      let found = try Sources.uses(of: ["long"], "struct V: View { var body: some View { \(view) } }").uses
      #expect(found.map { $0.role == .notDrawn } == [isHidden], "\(view)")
    }
  }
}
