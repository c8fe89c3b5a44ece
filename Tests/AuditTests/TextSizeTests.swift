import AuditModel
import Testing

@testable import Audit
@testable import TextRules

/// Texts that are too large to be measured are problems of the input.
@Suite struct TextSizeTests {
  /// The plan of one key's texts by language.
  private static func plan(_ texts: (locale: String, text: String)...) -> Plan {
    Planner(options: MeasureOptions()).plan(Bench.catalog(texts.map { (key: "a", locale: $0.locale, text: $0.text) }))
  }

  @Test(arguments: [
    ("a", TextSize.mostUnits), ("ب", TextSize.mostUnits), ("%", TextSize.mostSigns), ("{", TextSize.mostSigns),
  ])
  func onlyTextsOverALimitAreNotMeasured(_ piece: String, _ most: Int) throws {
    let allowed = Self.plan((locale: "en", text: String(repeating: piece, count: most)))
    #expect(allowed.texts == 1 && allowed.issues.isEmpty)
    let refused = Self.plan((locale: "en", text: String(repeating: piece, count: most + 1)))
    let issue = try #require(refused.issues.first)
    #expect(refused.texts == 0 && refused.entries.isEmpty && issue.severity == .error && issue.location.line == 1)
    #expect(issue.message.hasPrefix("this text is not measured: it has "), "\(issue.message)")
  }

  @Test func aTranslationIsNotComparedWithALargerSource() throws {
    let plan = Self.plan(
      (locale: "en", text: String(repeating: "%d", count: TextSize.mostSigns + 1)), (locale: "de", text: "Hallo"))
    #expect(plan.texts == 0 && plan.issues.map(\.location.line) == [1, 2])
    let message = try #require(plan.issues.last?.message)
    #expect(message.contains("its source text has more than 2,000 signs that begin a placeholder"), "\(message)")
  }

  @Test func formsCountTogether() {
    var catalog = Bench.catalog([(key: "a", locale: "en", text: "%d")])
    let form = TextForm(
      choices: [], text: String(repeating: "%d", count: 600), location: SourceLocation(startOf: "en.json"))
    for (count, texts) in [(3, 1), (4, 0)] {
      var details = TextDetails()
      details.forms = Array(repeating: form, count: count)
      catalog.strings[0].details = details
      #expect(Planner(options: MeasureOptions()).plan(catalog).texts == texts)
    }
  }
}
