import Testing
import TextEngine

@Suite struct PluralRulesTests {
  /// Checked by hand against CLDR's table of plural rules.
  @Test(arguments: [
    ("pl", 1, PluralCategory.one), ("pl", 3, .few), ("pl", 5, .many), ("pl", 22, .few), ("pl", 1.5, .other),
    ("ar", 0, .zero), ("ar", 2, .two), ("ar", 3, .few), ("ar", 11, .many), ("ar", 100, .other), ("fr", 0, .one),
    ("fr", 1.5, .one), ("ja", 1, .other), ("ru", 21, .one), ("cs", 1.5, .many), ("pt_BR", 0, .one), ("en", 1.5, .other),
    ("no such language", 1, .other), ("", 1, .other),
  ])
  func cardinal(_ language: String, _ number: Double, _ category: PluralCategory) {
    #expect(PluralRules.rules(for: language, .cardinal).category(of: number) == category)
  }

  @Test(arguments: [
    ("en", 1, PluralCategory.one), ("en", 2, .two), ("en", 3, .few), ("en", 4, .other), ("en", 11, .other),
    ("it", 8, .many), ("de", 1, .other),
  ])
  func ordinal(_ language: String, _ number: Double, _ category: PluralCategory) {
    #expect(PluralRules.rules(for: language, .ordinal).category(of: number) == category)
  }

  @Test func categoriesOfWholeNumbersAndOfDecimals() {
    #expect(PluralRules.rules(for: "pl", .cardinal).ofIntegers == [.one, .few, .many])
    #expect(PluralRules.rules(for: "pl", .cardinal).ofDecimals == [.other])
    #expect(PluralRules.rules(for: "cs", .cardinal).ofIntegers == [.one, .few, .other])
    #expect(PluralRules.rules(for: "cs", .cardinal).ofDecimals == [.many])
    #expect(PluralRules.rules(for: "ar", .cardinal).ofIntegers == Set(PluralCategory.allCases))
    #expect(PluralRules.rules(for: "ja", .cardinal).ofIntegers == [.other])
    // Whole millions alone have `many`.
    #expect(PluralRules.rules(for: "fr", .cardinal).ofIntegers == [.one, .other])
    #expect(PluralRules.rules(for: "fr", .cardinal).category(of: 1_000_000) == .many)
  }

  @Test func namesMatchTheFileFormats() {
    #expect(PluralCategory.allCases.map(\.name) == ["zero", "one", "two", "few", "many", "other"])
    #expect(PluralCategory(name: "few") == .few)
    #expect(PluralCategory(name: "=0") == nil)
  }
}
