import AuditModel
import Reports
import TestSupport
import Testing

@testable import TypeCheckKit

/// Single texts of a check, measured again with the same or with other words.
@Suite struct LiveSessionTests {
  private static let items = """
    [{"key": "a", "text": "Ja", "width": 100, "lines": 1, "locale": "en"},
     {"key": "b", "text": "Alle Einstellungen auf diesem Gerät", "width": 100, "lines": 1, "locale": "de"}]
    """

  private static func result(
    _ items: String = items, named name: String = "strings.json"
  ) async throws -> CheckPipeline.Result {
    let folder = try TemporaryFolder()
    try folder.write(name, items)
    var pipeline = CheckPipeline(Configuration(), folder: folder.path, measure: MeasurePipeline())
    pipeline.measure.prepare(for: HTMLReporter())
    pipeline.keepsTrials = true
    return try await pipeline.run([])
  }

  @Test func aTextHasTheMeasurementsOfTheCheck() async throws {
    let result = try await Self.result()
    for (key, locale) in [("a", "en"), ("b", "de")] {
      let report = try #require(
        try await result.trials?.report(key: key, locale: locale, file: nil, typed: nil))
      let own = result.report.pageResults.filter { $0.result.string.key == key }
      #expect(!own.isEmpty && report.pageResults == own)
      #expect(report.pageTexts?.layouts.count == 1)
    }
  }

  @Test func typedWordsHaveTheMeasurementsOfAFileWithThem() async throws {
    let words = "Alle Einstellungen auf diesem Gerät sofort übernehmen"
    let typed = try await Self.result().trials?.report(key: "a", locale: "en", file: nil, typed: .init(words))
    let written = try await Self.result(Self.items.replacing("Ja", with: words)).report
    let (one, other) = (
      try #require(typed?.pageResults.first), written.pageResults.first { $0.result.string.key == "a" }
    )
    #expect(one.result.measurements == other?.result.measurements)
    #expect(one.result.text == words)
  }

  private static let plural = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"files": {"localizations": {
    "en": {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
    "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}},
    "pl": {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "%lld plik"}},
    "few": {"stringUnit": {"state": "translated", "value": "%lld pliki"}},
    "other": {"stringUnit": {"state": "translated", "value": "%lld pliku"}}}}}}}}}
    """

  /// Only the typed form is measured, with a number that it is for.
  @Test func eachFormOfAPluralIsMeasured() async throws {
    let trials = try #require(try await Self.result(Self.plural, named: "A.xcstrings").trials)
    let count = try #require(trials.forms(key: "files", locale: "pl", file: nil))
    #expect(count == 3 && trials.forms(key: "files", locale: "de", file: nil) == nil)
    var seen: Set<String> = []
    for form in 0..<count {
      let typed = LiveSession.Typed("%lld nowe", form: form)
      let report = try #require(try await trials.report(key: "files", locale: "pl", file: nil, typed: typed))
      let result = try #require(report.pageResults.first?.result)
      let text = result.measuredText ?? result.text
      #expect(report.pageResults.count == 1 && text.hasSuffix(" nowe") && !text.contains("%"), "\(text)")
      seen.insert(text)
    }
    #expect(seen.count > 1, "the forms show different numbers: \(seen)")
    // A form that does not exist, and none: the form that the file shows first.
    for form in [nil, 9, -1] {
      let typed = LiveSession.Typed("krótkie", form: form)
      let report = try await trials.report(key: "files", locale: "pl", file: nil, typed: typed)
      #expect(report?.pageResults.first?.result.text == "krótkie")
    }
  }

  @Test func changedTextsHaveTheMeasurementsOfTheNextCheck() async throws {
    let folder = try TemporaryFolder()
    var pipeline = CheckPipeline(Configuration(), folder: folder.path, measure: MeasurePipeline())
    pipeline.measure.prepare(for: HTMLReporter())
    (pipeline.keepsTrials, pipeline.cache) = (true, CheckCache { _ in true })
    let path = try folder.write("strings.json", Self.items)
    let cache = try #require(pipeline.cache)
    let trials = try #require(try await pipeline.run([]).trials)
    #expect(cache.catalogs.changes(in: [path], upTo: 9).isEmpty)
    try folder.write("strings.json", Self.items.replacing("\"Ja\"", with: "\"Alle Einstellungen sofort übernehmen\""))
    let changes = cache.catalogs.changes(in: [path], upTo: 9)
    let ahead = try #require(try await trials.report(on: changes))
    let later = try await pipeline.run([]).report
    #expect(ahead.pageResults.map(\.result.string.key) == ["a"])
    #expect(ahead.pageResults == later.pageResults.filter { $0.result.string.key == "a" })
    #expect(ahead.findings == later.findings.filter { $0.key == "a" } && !ahead.findings.isEmpty)
    // Texts that the check does not have are left to the next one.
    #expect(try await trials.report(on: [.init(old: changes[0].new, new: changes[0].old)]) == nil)
    #expect(try await trials.report(on: []) == nil)
  }

  @Test func unknownTextsHaveNoReport() async throws {
    let trials = try #require(try await Self.result().trials)
    #expect(try await trials.report(key: "c", locale: "en", file: nil, typed: nil) == nil)
    #expect(try await trials.report(key: "a", locale: "de", file: nil, typed: nil) == nil)
    #expect(try await trials.report(key: "a", locale: "en", file: "other.json", typed: nil) == nil)
  }

  @Test func emptyAndStrangeWordsAreMeasured() async throws {
    let trials = try #require(try await Self.result().trials)
    for words in ["", " ", "\u{0}", "%", "%@ %@", "\u{202e}abc", String(repeating: "🙂", count: 1_000), "a\nb\t"] {
      let report = try await trials.report(key: "a", locale: "en", file: nil, typed: .init(words))
      #expect(report != nil, "\(words.debugDescription)")
    }
  }
}
