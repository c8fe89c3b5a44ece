import AuditModel
import RuleKit
import TestSupport
import Testing
import TextRules

@Suite struct SlotPatternIndexTests {
  private static let place = SourceLocation(file: ".typecheck.yml", line: 1, column: 1)

  private static func resolver(_ patterns: [String]) -> SlotResolver {
    var configuration = Configuration()
    configuration.slots = ["row": SlotChoice()]
    configuration.keys = patterns.map { SlotPattern(key: Glob(name: $0), slot: "row", location: place) }
    return SlotResolver(configuration)
  }

  private static func text(_ key: String) -> LocalizedString {
    LocalizedString(location: place, key: key, text: "Text", locale: "de", group: "")
  }

  @Test(arguments: [
    ("a.title", 1), ("a.b.title", 3), ("b.title", 4), ("", 7), ("b", 6), ("a*c", 2), ("abc", 5), ("ax", 5),
  ])
  func theFirstMatchWins(key: String, place: Int) {
    let resolver = Self.resolver(["a.titles", "a.title", #"a\*c"#, "a.*.title", "*.title", "a*", "?", "*"])
    #expect(resolver.pattern(for: Self.text(key)) == place, "\(key)")
  }

  /// Patterns and keys of few letters, so that they meet often.
  @Test(arguments: 0..<8)
  func agreesWithTryingAllPatterns(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func word(_ letters: String) -> String {
      String((0..<Int.random(in: 0...6, using: &random)).compactMap { _ in letters.randomElement(using: &random) })
    }
    let patterns = (0..<60).map { _ in word("aé.*?\\") }
    let resolver = Self.resolver(patterns)
    for _ in 0..<500 {
      let key = word("aé.*?")
      let expected = patterns.firstIndex { Glob(name: $0).matches(key) }
      #expect(resolver.pattern(for: Self.text(key)) == expected, "\(key) in \(patterns)")
    }
  }

  @Test func findsPatternsThatAreSetLater() {
    var resolver = Self.resolver(["a"])
    resolver.patterns.insert(SlotPattern(key: Glob(name: "b"), slot: "row", location: Self.place), at: 0)
    #expect(resolver.pattern(for: Self.text("b")) == 0)
    #expect(resolver.pattern(for: Self.text("a")) == 1)
  }
}
