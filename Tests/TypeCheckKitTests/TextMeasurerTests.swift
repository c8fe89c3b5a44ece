import Audit
import AuditModel
import DynamicType
import Testing
import TextFiles
import TextRules
import TypeCheckKit

/// Texts that are in memory, one by one and many at a time.
@Suite struct TextMeasurerTests {
  static let texts = ["Save changes", "Einstellungen zurücksetzen", "%1$@ of %2$ld", "a\nb", "", "日本語の設定を変更する"]

  private static var narrow: MeasurePipeline {
    var options = MeasureOptions()
    options.slot.width = 150
    options.slot.lines = 1
    return MeasurePipeline(options: options, defaultLocale: "de", jobs: 2)
  }

  @Test func aTextIsMeasuredAtEveryCategory() throws {
    let measurer = try TextMeasurer(Self.narrow)
    let answer = try measurer.measure("Einstellungen zurücksetzen")
    #expect(answer.measurements.map(\.category) == TypeScale(platform: .ios).categories)
    #expect(answer.verdict == .fail && answer.firstFailure == .extraSmall)
    #expect(answer[.large]?.size == 17 && answer[.default] == nil)
    #expect(answer.findings.first?.rule == "text-truncated" && answer.result.string.locale == "de")
    #expect(try measurer.measure("ok", locale: "en").verdict == .pass)
  }

  @Test func theWorstFindingComesFirst() throws {
    var pipeline = Self.narrow
    (pipeline.options.slot.minimumScale, pipeline.options.slot.width) = (0.3, 60)
    let answer = try TextMeasurer(pipeline).measure("Einstellungen zurücksetzen und dann beenden")
    #expect(Set(answer.findings.map(\.rule)) == ["text-too-small", "text-truncated"])
    #expect(answer.findings.first?.rule == "text-truncated" && answer.findings.first?.severity == .error)
  }

  @Test func anItemMayDescribeItsSlot() throws {
    let measurer = try TextMeasurer(Self.narrow)
    let item = Array(#"{"key": "k", "text": "Einstellungen", "width": 1000, "style": "headline"}"#.utf8)
    let answer = try measurer.measure(item: item)
    #expect(answer.verdict == .pass && answer.result.string.key == "k" && answer.result.slot.style == .headline)
    for wrong in ["", "[]", "{}", #"{"text": "a", "width": -1}"#, #"{"text": "a", "style": "footnote1"}"#] {
      #expect(throws: ItemError.self) { try measurer.measure(item: Array(wrong.utf8)) }
    }
  }

  /// As in files: a text has at most a mebibyte.
  @Test func longTextsAreRefused() throws {
    let measurer = try TextMeasurer(Self.narrow)
    let text = String(repeating: "a", count: LocalizedString.longestText + 1)
    let error = try #require(throws: ItemError.self) { try measurer.measure(text) }
    #expect(error.description.hasPrefix("the text is 1048577 bytes long, more than 1048576, "))
    #expect(throws: ItemError.self) { try measurer.measure(item: Array(#"{"text": "\#(text)"}"#.utf8)) }
    #expect(throws: ItemError.self) { try measurer.measure(item: Array(#"{"text": "a", "source": "\#(text)"}"#.utf8)) }
  }

  /// Many at a time come to the same as one by one; no text is taken for another's source.
  @Test func workersMatchTheMeasurer() async throws {
    let pipeline = Self.narrow
    let workers = AuditWorkers(try pipeline.auditor())
    let measurer = try TextMeasurer(pipeline)
    let strings = (Self.texts + Self.texts).enumerated().map { index, text in
      LocalizedString(
        location: SourceLocation(file: "-", line: 1, column: 1), key: "", text: text,
        locale: index < Self.texts.count ? "de" : "en", group: "")
    }
    for _ in 0..<2 {
      let answers = try await workers.answers(to: strings)
      #expect(answers.count == strings.count)
      for (string, answer) in zip(strings, answers) {
        let many = try answer.get()
        let single = try measurer.measure(string)
        #expect(many.count == 1 && many[0].result == single.result && many[0].findings == single.findings)
      }
    }
  }

  @Test func anUnknownStyleIsAnErrorOfItsTextAlone() async throws {
    let workers = AuditWorkers(try Self.narrow.auditor())
    var odd = LocalizedString(
      location: SourceLocation(file: "-", line: 1, column: 1), key: "", text: "a", locale: "en", group: "")
    let plain = odd
    odd.slot.style = .footnote1
    let answers = try await workers.answers(to: [plain, odd, plain])
    #expect(try answers[0].get().count == 1 && answers[2].get().count == 1)
    #expect(throws: ItemError.self) { try answers[1].get() }
  }

  @Test func readsADocumentInMemoryByItsName() async throws {
    let document = Array(#"{"save": "Sichern", "reset": "Alle Einstellungen zurücksetzen"}"#.utf8)
    var pipeline = Self.narrow
    pipeline.defaultLocale = "en"
    let report = try await pipeline.run(document: document, named: "fr.json")
    #expect(report.results.map(\.string.locale) == ["fr", "fr"])
    #expect(report.results.map(\.string.key) == ["save", "reset"])
    #expect(report.results[1].location.file == "fr.json" && report.summary.fail > 0)
    #expect(report.inputIssues.isEmpty && report.files.map(\.format) == ["json"])
    let broken = try await pipeline.run(document: Array("{".utf8), named: "de.json")
    #expect(broken.inputIssues.contains { $0.severity == .error } && broken.isEmpty)
    let unknown = try await pipeline.run(document: document, named: "picture.storyboard")
    #expect(unknown.inputIssues.contains { $0.severity == .error } && unknown.isEmpty)
  }

  @Test func theTablesNameTheirEdition() {
    #expect(TypeCheckVersion.tables.wholeMatch(of: /HIG change log of \d{4}-\d{2}-\d{2}/) != nil)
  }
}
