import AuditModel
import DynamicType
import Testing
import TextEngine

@testable import Audit
@testable import RuleKit
@testable import TextRules

/// Samples, forms and marks on real fonts, through the whole audit.
@Suite struct TextDrawingTests {
  private func audit(
    _ strings: [LocalizedString], keeping retention: AuditRetention = .everything,
    _ change: (inout MeasureOptions) -> Void
  ) async throws -> Auditor.Result {
    var bench = try Bench()
    bench.options.slot.lines = 1
    bench.options.slot.width = 10_000
    bench.options.categories = [.large, .accessibilityExtraExtraExtraLarge]
    change(&bench.options)
    var catalog = Catalog()
    catalog.strings = strings
    return try await Auditor(options: bench.options, stack: bench.stack, jobs: 2).audit(catalog, keeping: retention)
  }

  private func string(
    _ text: String, locale: String = "en", key: String = "k", _ change: (inout TextDetails) -> Void = { _ in }
  ) -> LocalizedString {
    var string = LocalizedString(
      location: SourceLocation(file: "\(locale).json", line: 1, column: 1), key: key, text: text, locale: locale,
      group: "*.json")
    var details = TextDetails()
    change(&details)
    string.details = details.isEmpty ? nil : details
    return string
  }

  private func form(_ text: String, _ choices: [TextForm.Choice], line: Int = 7) -> TextForm {
    TextForm(choices: choices, text: text, location: SourceLocation(file: "en.json", line: line, column: 3))
  }

  private func plural(_ texts: KeyValuePairs<String, String>) -> [TextForm] {
    texts.enumerated().map { index, text in
      form(text.value, [.init(.plural, argument: "count", value: text.key)], line: 10 + index)
    }
  }

  private static let samples: @Sendable (inout MeasureOptions) -> Void = { $0.samples = SampleOptions() }

  @Test func removesPlaceholdersWithoutSamples() async throws {
    let result = try await audit([string("Hi %@!")]) { _ in }.results[0]
    #expect(result.drawn == nil && result.samples.isEmpty && result.measuredText == nil)
    #expect(result.measurements.allSatisfy { $0.reason == .placeholderWidth })
    let bare = try Bench().measure("Hi !").first { $0.category == .large }?.naturalWidth
    #expect(result.measurements[0].naturalWidth == bare)
  }

  @Test func aTextWithADefaultSampleNeedsReview() async throws {
    let result = try await audit([string("Hi %@, %@")], Self.samples).results[0]
    #expect(result.samples == ["%1$@": "Ana", "%2$@": "Ana"])
    #expect(result.measuredText == "Hi Ana, Ana")
    #expect(result.measurements.allSatisfy { $0.outcome == .needsReview && $0.reason == .placeholderWidth })
    let drawn = try Bench().measure("Hi Ana, Ana").first { $0.category == .large }?.naturalWidth
    #expect(result.measurements[0].naturalWidth == drawn)
  }

  @Test func knownSamplesPass() async throws {
    let numbers = try await audit([string("%d files", locale: "en")], Self.samples).results[0]
    #expect(numbers.measurements.allSatisfy { $0.outcome == .pass })
    #expect(numbers.samples == ["%d": "28"])
    let file = try await audit([string("Hi {name}") { $0.samples = ["name": "Berta"] }], Self.samples).results[0]
    #expect(file.measurements.allSatisfy { $0.outcome == .pass } && file.measuredText == "Hi Berta")
    let configured = try await audit([string("Hi %@")]) {
      $0.samples = SampleOptions()
      $0.samples?.texts = ["Bo", "Alexandra", "Ida"]
    }.results[0]
    #expect(configured.measurements.allSatisfy { $0.outcome == .pass } && configured.samples == ["%@": "Alexandra"])
  }

  /// A line that fits two digits but not seven is neither cut for sure nor surely whole.
  @Test func numbersFailAtACommonValueAndPassOnlyAtALargeOne() async throws {
    let bench = try Bench()
    func width(_ text: String) throws -> Double {
      try #require(try bench.measure(text).first { $0.category == .large }).naturalWidth
    }
    let (usual, large) = (try width("28 files"), try width("1,234,567 files"))
    func measured(_ width: Double, lines: Int = 1) async throws -> SlotMeasurement {
      try await audit([string("%lld files")]) {
        $0.samples = SampleOptions()
        $0.slot.width = width
        $0.slot.lines = lines
        $0.categories = [.large]
      }.results[0]
    }
    #expect(try await measured(usual * 0.9).measurements.map(\.outcome) == [.fail])
    let open = try await measured((usual + large) / 2)
    #expect(open.measurements.map(\.outcome) == [.needsReview])
    #expect(open.measurements.map(\.reason) == [.placeholderWidth])
    #expect(try await measured(large * 1.1).measurements.map(\.outcome) == [.pass])
    #expect(try await measured(large * 0.8, lines: 2).measurements.map(\.outcome) == [.pass])
  }

  @Test func aFindingNamesTheNumberItWasMeasuredWith() async throws {
    let result = try await audit([string("%lld files on this device")]) {
      $0.samples = SampleOptions()
      $0.slot.width = 60
    }
    let finding = try #require(result.findings.first { $0.rule == "text-truncated" })
    #expect(finding.message.text.hasSuffix(", sample %lld = \"28\""))
  }

  @Test func largeNumbersComeFromTheConfiguration() async throws {
    let result = try await audit([string("%lld files")]) {
      $0.samples = SampleOptions()
      $0.samples?.integer = 1_234_567
    }
    #expect(result.results[0].samples == ["%lld": "1,234,567"])
    #expect(result.results[0].measurements.allSatisfy { $0.outcome == .pass })
  }

  /// French has a form for whole millions: it decides for no text that has another form.
  @Test func aFormForMillionsAloneDoesNotDecide() async throws {
    let text = string("%lld fichiers", locale: "fr") {
      $0.forms = plural(["one": "%lld fichier", "many": "%lld de fichiers", "other": "%lld fichiers"])
    }
    let result = try await audit([text], Self.samples).results[0]
    #expect(result.measuredText == "28 fichiers" && result.form?.name == "other of count")
    let narrow = try await audit([text]) {
      $0.samples = SampleOptions()
      $0.slot.width = 110
      $0.categories = [.large]
    }.results[0]
    #expect(narrow.measurements.map(\.reason) == [.placeholderWidth])
  }

  @Test func aTextThatIsTooWideWithItsSampleFailsAndNamesIt() async throws {
    let result = try await audit([string("Delete %@ now?")]) {
      $0.samples = SampleOptions()
      $0.slot.width = 120
    }
    let finding = try #require(result.findings.first { $0.rule == "text-truncated" })
    #expect(finding.outcome == .fail && finding.text == "Delete %@ now?")
    #expect(finding.message.text.hasSuffix(", sample %@ = \"Ana\""))
  }

  @Test func theWidestFormIsMeasuredAndNamed() async throws {
    let text = string("%d Dateien", locale: "de") {
      $0.forms = plural(["one": "%d besonders lange Datei", "other": "%d Dateien"])
    }
    let result = try await audit([text]) {
      $0.samples = SampleOptions()
      $0.slot.width = 100
    }
    let measured = result.results[0]
    #expect(measured.form?.name == "one of count" && measured.measuredText == "1 besonders lange Datei")
    let finding = try #require(result.findings.first { $0.rule == "text-truncated" })
    #expect(finding.form == "one of count" && finding.location.line == 10)
    #expect(finding.text == "%d besonders lange Datei")
    #expect(finding.message.text.contains("in the form one of count, sample %d = \"1\""))
    #expect(
      finding.fingerprint
        == {
          var copy = finding; copy.form = nil; return copy.fingerprint
        }())
  }

  @Test func formsCountWithoutSamplesToo() async throws {
    let text = string("Tap") {
      $0.forms = [
        form("Tap", [.init(.device, value: "iphone")]), form("Click with the mouse", [.init(.device, value: "mac")]),
        form("Press here", [.init(.device, value: "other")], line: 9),
      ]
    }
    let result = try await audit([text]) { _ in }.results[0]
    #expect(result.form?.name == "other" && result.location.line == 9)
    #expect(result.measurements.allSatisfy { $0.outcome == .pass })
    let variants = string("Buy") {
      $0.forms = [
        form("Buy it with one tap", [.init(.width, value: "50")]), form("Buy", [.init(.width, value: "20")]),
      ]
    }
    #expect(try await audit([variants]) { _ in }.results[0].text == "Buy")
  }

  @Test func removesMarksOnlyWhereTheSlotHasMarkup() async throws {
    let marked = string("**Jetzt** [hier](https://a.example)") { $0.markup = .markdown }
    let unmarked = string("**Jetzt**", key: "other")
    let result = try await audit([marked, unmarked]) { _ in }
    #expect(result.results[0].measuredText == "Jetzt hier" && result.results[0].text == marked.text)
    #expect(result.results[1].measuredText == nil)
    let html = string("<b>A</b>&amp;") { $0.markup = .html }
    #expect(try await audit([unmarked, html]) { _ in }.results.map(\.measuredText) == [nil, "A&"])
    // The slot overrides the file.
    let asked = try await audit([unmarked, html, marked]) { $0.slot.markup = .markdown }
    #expect(asked.results.map(\.measuredText) == ["Jetzt", nil, "Jetzt hier"])
    #expect(try await audit([marked]) { $0.slot.markup = TextDetails.Markup.none }.results[0].measuredText == nil)
    let sample = string("**Hi** %@") {
      $0.markup = .markdown
      $0.samples = ["1": "a*b*"]
    }
    #expect(try await audit([sample], Self.samples).results[0].measuredText == "Hi a*b*")
  }

  @Test func capitalsFollowTheLanguage() async throws {
    let texts = [string("Straße %@", locale: "de"), string("iptal", locale: "tr")]
    let result = try await audit(texts) {
      $0.samples = SampleOptions()
      $0.slot.uppercase = true
    }
    #expect(result.results.map(\.measuredText) == ["STRASSE ANA", "İPTAL"])
    var own = string("ok")
    own.slot.uppercase = true
    #expect(try await audit([own]) { _ in }.results[0].measuredText == "OK")
  }

  @Test func aTranslationsSpecifierCountsOnlyIfTheSourceHasIt() async throws {
    let texts = [
      string("Sure"), string("100 %d", locale: "de"), string("%@ of it", key: "b"),
      string("50 % des %@", locale: "fr", key: "b"),
    ]
    let result = try await audit(texts, Self.samples)
    #expect(result.results[1].measuredText == nil && result.results[1].measurements[0].outcome == .pass)
    #expect(result.results[3].measuredText == "50 % des Ana")
  }

  @Test func theDesignIsMeasuredWithItsSampleToo() async throws {
    // Without its sample the source text would be one line of 60 pt.
    let result = try await audit([string("Hi %@, hello")]) {
      $0.samples = SampleOptions()
      $0.samples?.texts = ["Alexandra Konstantin"]
      $0.slot.lines = nil
      $0.slot.width = 100
    }
    #expect(result.results[0].lineLimitSource == .unknown)
  }

  @Test func literalPartsGetNoSample() async throws {
    let text = "Take {a} and {b}, 5%d"
    let quoted = string(text) {
      $0.forms = [
        TextForm(choices: [], text: text, location: .init(file: "en.json", line: 1, column: 1), literals: [5..<8])
      ]
    }
    #expect(try await audit([quoted], Self.samples).results[0].measuredText?.hasPrefix("Take {a} and Ana, 5") == true)
    #expect(try await audit([quoted]) { _ in }.results[0].measuredText == "Take {a} and , 5")
    let all = string(text) {
      $0.forms = [
        TextForm(choices: [], text: text, location: .init(file: "en.json", line: 1, column: 1), literals: [0..<21])
      ]
    }
    let result = try await audit([all], Self.samples).results[0]
    #expect(result.measuredText == nil && result.measurements.allSatisfy { $0.reason != .placeholderWidth })
  }

  @Test func formsOfTheSourceTextCount() async throws {
    var text = string("%lld Dateien", locale: "de") {
      $0.forms = plural(["one": "eine Datei", "other": "%lld Dateien"])
      $0.sourceForms = plural(["one": "none", "other": "%lld files"])
    }
    text.source = "none"
    let rules: (inout MeasureOptions) -> Void = {
      $0.samples = SampleOptions()
      $0.rules = ["placeholder-mismatch"]
    }
    let result = try await audit([text], rules)
    #expect(result.results[0].samples == ["%lld": "28"] && result.findings.isEmpty)
    text.details?.forms[1].text = "%@ Dateien"
    #expect(try await audit([text], rules).findings.map(\.rule) == ["placeholder-mismatch"])
  }

  @Test func equalTextsWithDifferentFormsAreMeasuredSeparately() async throws {
    let plain = string("Files")
    let formed = string("Files", key: "b") { $0.forms = plural(["one": "A single file", "other": "Files"]) }
    let result = try await audit([plain, formed, plain]) { _ in }
    #expect(result.summary.distinctTexts == 1)
    #expect(result.results.map(\.text) == ["Files", "A single file", "Files"])
    #expect(result.results[0].measurements != result.results[1].measurements)
    #expect(result.results[0].measurements == result.results[2].measurements)
  }

  @Test func keepingOnlyFindingsGivesTheSameFindings() async throws {
    let texts = (0..<200).map { index in
      string("%@ Wort \(index % 9)", locale: ["de", "en"][index % 2], key: "k\(index)") {
        if index % 5 == 0 { $0.characterLimit = 12 }
        if index % 3 == 0 { $0.forms = plural(["one": "ein Wort %@ \(index)", "other": "viele lange Worte %@"]) }
      }
    }
    func change(_ options: inout MeasureOptions) {
      options.samples = SampleOptions()
      options.slot.width = 150
      options.rules = Set(RuleRegistry.descriptors.map(\.id))
    }
    let all = try await audit(texts, change)
    let found = try await audit(texts, keeping: .findings, change)
    let failures = all.findings.filter { $0.outcome == .fail && $0.severity > .note }
    #expect(failures.count > 60 && Set(failures.map(\.rule)).count > 1)
    #expect(found.findings == all.findings && found.summary == all.summary && found.tally == all.tally)
  }
}
