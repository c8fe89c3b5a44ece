import AuditModel
import Testing

@testable import RuleKit
@testable import TextRules

@Suite struct SampleValuesTests {
  /// The possible samples of the first placeholder of a text.
  private func choice(
    _ text: String, locale: String = "en", plural: TextForm.Choice? = nil,
    _ change: (inout SampleOptions) -> Void = { _ in },
    details: (inout TextDetails) -> Void = { _ in }
  ) throws -> SampleValues.Choice {
    var options = SampleOptions()
    change(&options)
    var string = LocalizedString(
      location: SourceLocation(file: "a.json", line: 1, column: 1), key: "home.title", text: text, locale: locale,
      group: "a")
    var stated = TextDetails()
    details(&stated)
    string.details = stated
    let placeholder = try #require(FormatText(text).placeholders.first)
    return SampleValues(options: options).choice(for: placeholder, decidedBy: plural, in: string)
  }

  private func few(_ value: String, _ kind: TextForm.Choice.Kind = .plural) -> TextForm.Choice {
    TextForm.Choice(kind, argument: "1", value: value)
  }

  @Test func numbersMatchThePluralCategory() throws {
    #expect(try choice("%d", locale: "pl", plural: few("few")).texts == ["2", "3"])
    #expect(try choice("%d", locale: "pl", plural: few("one")).texts == ["1"])
    #expect(try choice("%d", locale: "pl", plural: few("many")).larger.contains("1\u{A0}234\u{A0}567"))
    #expect(try choice("%d", locale: "de", plural: few("other")).larger.contains("1.234.567"))
    #expect(try choice("%d", locale: "fr", plural: few("many")).texts == ["1\u{202F}000\u{202F}000"])
    #expect(try choice("%d", locale: "fr", plural: few("many")).isRare)
    #expect(try choice("%d", locale: "ar-EG", plural: few("zero")).texts == ["٠"])
    #expect(try choice("%d", plural: few("few", .ordinal)).texts == ["3"])
    #expect(try choice("%d", plural: few("=7")).texts == ["7"])
    #expect(try choice("%.1f", locale: "cs", plural: few("many")).texts.contains("1,5"))
  }

  @Test func numbersFollowTheSpecifier() throws {
    #expect(try choice("%d") { $0.digits = .ascii }.larger == ["100", "1000", "1234567"])
    #expect(try choice("%02d").texts == ["00", "01", "02", "03", "05", "11", "21", "28"])
    #expect(try choice("%02d").larger.isEmpty)
    #expect(try choice("%.2f", locale: "de").texts == ["12,50"])
    #expect(try choice("%f", locale: "de") { $0.digits = .ascii }.texts == ["12.500000"])
    #expect(try choice("%+d") { $0.integer = 42 }.texts == ["+42"])
    #expect(try choice("%5d") { $0.integer = 42 }.texts == ["   42"])
    #expect(try choice("%-5d") { $0.integer = 42 }.texts == ["42   "])
    #expect(try choice("%x") { $0.integer = 255 }.texts == ["ff"])
    #expect(try choice("%d").isUnknown == false)
  }

  @Test(arguments: ["%d", "%lld", "%ld", "%u", "%i", "%lu"])
  func wholeNumbersHaveTwoDigitsByDefault(_ specifier: String) throws {
    let usual = try choice(specifier)
    #expect(usual.texts.map(\.count).max() == 2)
    #expect(usual.larger == ["100", "1,000", "1,234,567"])
    #expect(try choice(specifier) { $0.integer = 1_234_567 } == SampleValues.Choice(texts: ["1,234,567"]))
    #expect(try choice(specifier, plural: few("one")) == SampleValues.Choice(texts: ["1"]))
  }

  @Test func aNumberWithDecimalsMayBeLarger() throws {
    #expect(try choice("%.1f") == SampleValues.Choice(texts: ["12.5"], larger: ["100.0", "1,234.5"]))
  }

  @Test func thePluralCategoryOverridesAConfiguredNumber() throws {
    #expect(try choice("%d", plural: few("one")) { $0.integer = 42 }.texts == ["1"])
    #expect(try choice("%d", plural: few("other")) { $0.integer = 42 }.texts == ["42"])
  }

  @Test func textsAreConfiguredOrShort() throws {
    #expect(try choice("%@") == SampleValues.Choice(texts: ["Ana"], isUnknown: true))
    #expect(try choice("{name}").isUnknown)
    #expect(try choice("%@") { $0.texts = ["Bo", SampleOptions.longName] }.texts == ["Bo", "Alexandra Konstantin"])
    #expect(try choice("%.2s") { $0.texts = ["Berta"] }.texts == ["Be"])
    #expect(SampleOptions.longName.count == 20)
  }

  @Test func exceptionsAndTheFileTakePrecedence() throws {
    let override = SampleOptions.Override(keys: Glob(name: "home.*"), argument: "1", texts: ["Wien"])
    #expect(try choice("%@") { $0.overrides = [override] } == SampleValues.Choice(texts: ["Wien"]))
    let other = SampleOptions.Override(keys: Glob(name: "settings.*"), texts: ["Wien"])
    #expect(try choice("%@") { $0.overrides = [other] }.texts == ["Ana"])
    let all = SampleOptions.Override(texts: ["Wien"])
    #expect(try choice("%d") { $0.overrides = [all] }.texts.contains("Wien") == false)
    #expect(try choice("{city}", { _ in }) { $0.samples = ["city": "Graz"] } == SampleValues.Choice(texts: ["Graz"]))
    #expect(
      try choice("{city}", { $0.overrides = [all] }) { $0.samples = ["city": "Graz"] }.texts == ["Wien"])
  }

  @Test func namesMayBeNumbers() throws {
    #expect(try choice("{count}", { $0.integer = 7 }) { $0.conversions = ["count": "lld"] }.texts == ["7"])
    #expect(try choice("{{n, number}}") { $0.integer = 7 }.texts == ["7"])
    #expect(try choice("{n}", plural: TextForm.Choice(.plural, argument: "n", value: "one")).texts == ["1"])
    #expect(try choice("{w}", { _ in }) { $0.conversions = ["w": "%.1f"] }.texts == ["12.5"])
  }

  /// Types of ICU, ARB and Flutter are no conversions of printf, though `%d` begins `date` and `%O` begins `Object`.
  @Test func typesHaveTheirOwnTable() throws {
    func typed(_ type: String, _ text: String = "{x}", locale: String = "en") throws -> SampleValues.Choice {
      try choice(text, locale: locale, { $0.integer = 7 }) { $0.conversions = ["x": type] }
    }
    for type in ["int", "num", "number", "plural", "int?"] {
      #expect(try typed(type) == SampleValues.Choice(texts: ["7"]), "\(type)")
    }
    #expect(try typed("double", locale: "de").texts == ["12,5"])
    for type in ["String", "Object", "spellout", "select", "dart:io File", "document"] {
      #expect(try typed(type) == SampleValues.Choice(texts: ["Ana"], isUnknown: true), "\(type)")
    }
    #expect(try typed("ordinal") == SampleValues.Choice(texts: ["7"], isUnknown: true))
  }

  @Test func datesAndTimesFollowTheLanguageAndAreUncertain() throws {
    for type in ["DateTime", "date"] {
      let made = try choice("{x}", locale: "de", details: { $0.conversions = ["x": type] })
      #expect(made.isUnknown && made.texts.contains("28.09.2026"), "\(made)")
      #expect(made.texts.count == 12)
    }
    #expect(try choice("{x}", details: { $0.conversions = ["x": "date"] }).texts.contains("Sep 28, 2026"))
    let time = try choice("{t, time}", locale: "de")
    #expect(time == SampleValues.Choice(texts: ["10:58", "22:58"], isUnknown: true))
    #expect(try choice("{t, date, short}").isUnknown)
    #expect(try choice("{{t, number}}") { $0.integer = 7 } == SampleValues.Choice(texts: ["7"]))
  }
}
