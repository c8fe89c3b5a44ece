import AuditModel
import DynamicType
import Testing

@testable import Audit
@testable import RuleKit
@testable import TextRules

/// Texts that contain their source text are checked like those whose source is in a separate file.
@Suite struct TextAuditTests {
  private static func string(
    _ text: String, _ locale: String, source: String? = nil, line: Int = 1,
    _ change: (inout TextDetails) -> Void = { _ in }
  ) -> LocalizedString {
    var string = LocalizedString(
      location: SourceLocation(file: "a.xliff", line: line, column: 1), key: "greeting", text: text, locale: locale,
      group: "a.xliff/Main.strings", source: source)
    var details = TextDetails()
    change(&details)
    string.details = details.isEmpty ? nil : details
    return string
  }

  private func audit(
    _ strings: [LocalizedString], declared: String? = nil, _ change: (inout MeasureOptions) -> Void = { _ in }
  ) async throws -> Auditor.Result {
    var bench = try Bench()
    bench.options.samples = SampleOptions()
    bench.options.rules = Set(RuleRegistry.textDescriptors.map(\.id))
    change(&bench.options)
    var catalog = Catalog()
    catalog.strings = strings
    for string in strings { catalog.sourceLocales[string.group] = declared }
    return try await Auditor(options: bench.options, stack: bench.stack, jobs: 1).audit(catalog)
  }

  @Test(arguments: [("de", "en"), ("en", "de")])
  func theFileNamesTheSourceLanguage(source: String, target: String) async throws {
    let text = Self.string("Hello", target, source: "Hallo %@")
    let result = try await audit([text], declared: source)
    #expect(result.findings.contains { $0.rule == "placeholder-mismatch" })
    #expect(result.results.map(\.isSource) == [false])
    let own = try await audit([Self.string("Hello", source, source: "Hello")], declared: source)
    #expect(own.results.map(\.isSource) == [true])
  }

  @Test func aTranslationKnowsItsSourceLanguage() throws {
    var bench = try Bench()
    bench.options.slot.lines = 1
    var catalog = Catalog()
    catalog.strings = [Self.string("Hello", "en", source: "Hallo %@")]
    catalog.sourceLocales[catalog.strings[0].group] = "de"
    let plan = Planner(options: bench.options).plan(catalog)
    #expect(plan.translation(0).sourceLocale == "de" && plan.translation(0).source == "Hallo %@")
  }

  /// The design is drawn with the same samples, marks and capitals wherever its text comes from.
  @Test(arguments: [
    "%@ of the members of this large group", "<b>Apply</b> &amp;&amp; go", "Apply these new settings now",
  ])
  func aDesignIsMeasuredTheSameWay(source: String) async throws {
    for width in [150.0, 200, 220, 240, 260, 300, 330] {
      let change: (inout MeasureOptions) -> Void = {
        $0.slot.width = width
        $0.slot.uppercase = true
        $0.samples?.texts = ["Alexandra Konstantin"]
      }
      let markup: (inout TextDetails) -> Void = { $0.markup = .html }
      let apart = try await audit(
        [Self.string(source, "en", markup), Self.string("%@ kurz", "de", line: 2, markup)], declared: "en", change)
      let together = try await audit([Self.string("%@ kurz", "de", source: source, markup)], declared: "en", change)
      let limits = apart.results[1].measurements.map(\.lineLimit)
      #expect(together.results[0].measurements.map(\.lineLimit) == limits, "\(width)")
      #expect(together.results[0].lineLimitSource == apart.results[1].lineLimitSource, "\(width)")
    }
  }

  @Test func theWorstFormDecidesTheCharacterCountWithoutMarks() async throws {
    func limited(_ text: String, _ markup: TextDetails.Markup) -> LocalizedString {
      Self.string(text, "de", source: "Save") {
        ($0.markup, $0.characterLimit) = (markup, 10)
      }
    }
    let marked = try await audit([limited("<b>Sichern</b>", .html)])
    #expect(!marked.findings.contains { $0.rule == "character-limit" })
    let long = try await audit([limited("<b>Sicher ist sicher</b>", .html)])
    let finding = try #require(long.findings.first { $0.rule == "character-limit" })
    #expect(finding.message.text.contains("17 characters"), "\(finding.message.text)")
    let devices = Self.string("Tippen", "de", source: "Tap") {
      $0.characterLimit = 10
      $0.forms = [("iphone", "Tippen"), ("mac", "Mit der Maus klicken")].map { device, text in
        TextForm(
          choices: [.init(.device, value: device)], text: text,
          location: SourceLocation(file: "a.xliff", line: 3, column: 1))
      }
    }
    #expect(try await !audit([devices]).findings.contains { $0.rule == "character-limit" })
    #expect(
      try await audit([devices]) { options in
        let rules = options.rules
        options = MeasureOptions(platform: .macos)
        options.rules = rules
      }.findings.contains { $0.rule == "character-limit" })
  }
}
