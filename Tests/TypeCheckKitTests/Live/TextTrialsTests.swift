import AuditModel
import Reports
import TestSupport
import Testing

@testable import TypeCheckKit

/// Single texts of a check, measured again with the same or with other words.
@Suite struct TextTrialsTests {
  private static let items = """
    [{"key": "a", "text": "Ja", "width": 100, "lines": 1, "locale": "en"},
     {"key": "b", "text": "Alle Einstellungen auf diesem Gerät", "width": 100, "lines": 1, "locale": "de"}]
    """

  private static func result(_ items: String = items) async throws -> CheckPipeline.Result {
    let folder = try TemporaryFolder()
    try folder.write("strings.json", items)
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
    let typed = try await Self.result().trials?.report(key: "a", locale: "en", file: nil, typed: words)
    let written = try await Self.result(Self.items.replacing("Ja", with: words)).report
    let (one, other) = (
      try #require(typed?.pageResults.first), written.pageResults.first { $0.result.string.key == "a" }
    )
    #expect(one.result.measurements == other?.result.measurements)
    #expect(one.result.text == words)
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
      let report = try await trials.report(key: "a", locale: "en", file: nil, typed: words)
      #expect(report != nil, "\(words.debugDescription)")
    }
  }
}
