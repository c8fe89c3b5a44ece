import RuleKit
import Testing
import TextRules

@Suite struct GlobTests {
  @Test(arguments: [
    ("*", "", true), ("*.title", "settings.title", true), ("*.title", "a/b.title", true), ("*.title", "title", false),
    ("a?c", "aéc", true), ("a?c", "ac", false), ("a\\*c", "a*c", true), ("a\\*c", "abc", false),
    ("a*b*c", "a-b-b-c", true), ("a*b*c", "a-c-b", false), ("Save", "save", false), ("", "", true), ("", "a", false),
  ])
  func names(pattern: String, name: String, matches: Bool) {
    #expect(Glob(name: pattern).matches(name) == matches)
  }

  @Test(arguments: [
    ("*.strings", "App/de.lproj/L.strings", true), ("Pods", "x/Pods/y/L.strings", true),
    ("App/*.json", "App/de.json", true), ("App/*.json", "App/x/de.json", false),
    ("App/**/*.json", "App/x/y/de.json", true), ("App/**/*.json", "App/de.json", true), ("/App", "App/de.json", true),
    ("/App", "x/App/de.json", false), ("./App/", "App/de.json", true), ("**/Tests/**", "a/Tests/b/c", true),
    ("App", "Apple/de.json", false),
  ])
  func paths(pattern: String, path: String, matches: Bool) {
    #expect(Glob(path: pattern).matches(path) == matches)
  }

  @Test func manyStarsMatchInBoundedTime() {
    let pattern = Glob(name: String(repeating: "*a", count: 400) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 20_000)))
  }

  @Test func aLanguageCoversItsRegions() {
    let choice = LocaleChoice(included: [Glob(name: "pt"), Glob(name: "zh-*")], excluded: [Glob(name: "pt-BR")])
    #expect(choice.includes("pt"))
    #expect(choice.includes("pt-PT"))
    #expect(!choice.includes("pt-BR"))
    #expect(choice.includes("zh-Hans-CN"))
    #expect(!choice.includes("de"))
    #expect(choice.unused(in: ["pt-PT", "zh-Hans"]) == ["pt-BR"])
  }
}
