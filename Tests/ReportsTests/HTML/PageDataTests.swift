import AuditModel
import DynamicType
import Foundation
import TestSupport
import Testing

@testable import Reports

/// The data of the page: its schema, what hostile texts do to it, and what is dropped from a large run.
@Suite struct PageDataTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let schema = package.appending(path: "Sources/Reports/HTML/Page/report-data.schema.json")

  /// The JSON of a page.
  static func data(_ page: String) throws -> [String: Any] {
    let json = try JSONSerialization.jsonObject(with: PageReader.data(of: page))
    return try #require(json as? [String: Any])
  }

  private func data(_ report: AuditReport, _ limits: HTMLReporter.Limits = .init()) throws -> [String: Any] {
    var details = PageDetails()
    (details.commit, details.date, details.title) = ("a41c9e2000", "2026-11-23", "Sprout")
    details.options = [PageDetails.Option(name: "lines", value: "2", origin: ".typecheck.yml:4")]
    details.sourceURL = try SourceURL("https://example.org/{path}#L{line}")
    return try Self.data(
      HTMLReporter(limits: limits, command: ["check", "App"], details: details).text(of: HTMLSamples.complete(report)))
  }

  private static let samples: [(name: String, report: AuditReport)] = [
    ("texts", FormatSamples.texts()), ("colours", FormatSamples.colors()), ("screens", LayoutSamples.mixed()),
    ("compared", ComparisonReportTests.report()), ("clean", Samples.clean()), ("empty", Samples.empty()),
    ("hostile", HTMLSamples.hostile()), ("many", FormatSamples.many(40)), ("colored", colored()), ("full", full()),
    ("solved", ScreenSamples.solved()),
  ]

  /// Python with a foreign validator; nil where it is not there.
  private static let validator: String? = run("import jsonschema", []).map { $0.isEmpty ? "python3" : nil } ?? nil

  /// Runs a program of Python, and returns what it prints; nil if it cannot be run.
  private static func run(_ program: String, _ arguments: [String]) -> String? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", program] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    guard (try? process.run()) != nil else { return nil }
    let words = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return words
  }

  private static let program = """
    import json, sys, jsonschema
    schema = json.load(open(sys.argv[1]))
    jsonschema.Draft202012Validator.check_schema(schema)
    for error in jsonschema.Draft202012Validator(schema).iter_errors(json.load(open(sys.argv[2]))):
      print(list(error.absolute_path), error.message[:300])
    """

  @Test(.enabled(if: validator != nil, "needs apt-get install python3-jsonschema"), arguments: samples.map(\.name))
  func matchesTheSchema(_ name: String) throws {
    let report = try #require(Self.samples.first { $0.name == name }).report
    let scratch = try TemporaryFolder()
    let page = try data(report)
    #expect((page["others"] as? [Any])?.isEmpty == (name != "full"))
    let bytes = try JSONSerialization.data(withJSONObject: page)
    let file = try scratch.write("data.json", bytes)
    #expect(Self.run(Self.program, [Self.schema.path, file]) == "")
  }

  /// A validator that accepts anything would prove nothing.
  @Test(.enabled(if: validator != nil, "needs apt-get install python3-jsonschema"))
  func theSchemaRefusesOtherData() throws {
    let scratch = try TemporaryFolder()
    let changes: [(inout [String: Any]) -> Void] = [
      { $0["reportVersion"] = 1 }, { $0["verdict"] = nil }, { $0["unknown"] = 1 },
      { $0["texts"] = [["key": "a"]] },
    ]
    for change in changes {
      var data = try data(FormatSamples.texts())
      change(&data)
      let file = try scratch.write("data.json", try JSONSerialization.data(withJSONObject: data))
      #expect(Self.run(Self.program, [Self.schema.path, file]) != "")
    }
  }

  @Test func hostileTextsStayTexts() throws {
    let texts =
      HTMLSamples.texts + ["a\u{2028}b\u{2029}c", "\u{202E}\u{2066}x", "]]></script><script>alert(1)</script>"]
    var report = Samples.empty()
    report.results = texts.enumerated().map { number, text in
      Samples.result(text, key: text, locale: "de", line: number + 1, file: "\(text).json")
    }
    report.findings = report.results.map { Samples.finding($0, .error) }
    report.recount()
    let page = HTMLReporter().text(of: HTMLSamples.complete(report))
    #expect(page.components(separatedBy: "</script").count == 3)
    let found = try #require(try Self.data(page)["texts"] as? [[String: Any]])
    #expect(Set(found.compactMap { $0["text"] as? String }) == Set(texts))
    #expect(Set(found.compactMap { $0["key"] as? String }) == Set(texts))
  }

  @Test func oneTextHasAllItsSlots() throws {
    var report = Samples.empty()
    let narrow = Samples.result("Einstellungen übernehmen", key: "apply", locale: "de", width: 100)
    let wide = Samples.result("Einstellungen übernehmen", key: "apply", locale: "de", width: 2_000)
    report.results = [narrow, wide]
    report.findings = [Samples.finding(narrow, .error)]
    report.recount()
    let data = try data(report)
    let texts = try #require(data["texts"] as? [[String: Any]])
    let slots = try #require(texts.first?["slots"] as? [[String: Any]])
    #expect(texts.count == 1 && slots.map { $0["width"] as? Double } == [100, 2_000])
    #expect(slots.map { $0["verdicts"] as? String } == ["ffffffffffff", "pppppppppppp"])
    #expect(slots[0]["findings"] as? [Int] == [0] && slots[1]["findings"] == nil)
    #expect(slots[0]["errors"] as? Double == 0.015 && (slots[0]["visible"] as? [Any])?.count == 12)
  }

  @Test func boundedAndOpenSizesHaveTheirLetters() throws {
    var result = Samples.result("Save", key: "letters", locale: "en")
    for (index, reason) in [ReviewReason.containerBounded, .withinErrorBar, .noSlot].enumerated() {
      result.measurements[index].outcome = .needsReview
      result.measurements[index].reason = reason
    }
    result.measurements[3].outcome = .notApplicable
    result.measurements.removeLast()
    var report = Samples.clean()
    report.results.append(result)
    report.recount()
    let texts = try #require(try data(report)["texts"] as? [[String: Any]])
    let slots = try #require(texts.first { $0["key"] as? String == "letters" }?["slots"] as? [[String: Any]])
    #expect(slots[0]["verdicts"] as? String == "bnb-ppppppp-")
  }

  // MARK: Large runs

  /// Generated texts with a finding each, except for the last `clean`.
  static func generated(_ count: Int, clean: Int) -> AuditReport {
    var report = Samples.empty()
    report.rules = FormatSamples.rules
    let locales = ["de", "fr", "fi", "pl", "ar", "he", "ja", "th"]
    report.results = (0..<count).map { number in
      let isClean = number >= count - clean
      return Samples.result(
        isClean ? "OK \(number)" : "Benachrichtigungseinstellungen übernehmen \(number)",
        key: "settings.notifications.\(number / locales.count).title", locale: locales[number % locales.count],
        line: number / locales.count + 1, file: "App/\(locales[number % locales.count]).lproj/Localizable.strings")
    }
    report.findings = report.results.prefix(count - clean).map { Samples.finding($0, .error) }
    report.recount()
    return HTMLSamples.complete(report)
  }

  /// A run with a text whose colours the code states.
  static func colored() -> AuditReport {
    var report = FormatSamples.texts()
    let light = PageColors.Pair(text: "#112233", background: "#FFFFFF", ratio: 15.9)
    report.pageResults[0].colors = PageColors(light: light, dark: light)
    return report
  }

  @Test func aTextHasTheColorsThatItsCodeStates() throws {
    let texts = try #require(try data(Self.colored())["texts"] as? [[String: Any]])
    let slots = texts.flatMap { $0["slots"] as? [[String: Any]] ?? [] }
    let colors = slots.compactMap { $0["colors"] as? [String: [String: Any]] }
    #expect(colors.count == 1 && colors[0]["light"]?["text"] as? String == "#112233")
    #expect(colors[0]["dark"]?["ratio"] as? Double == 15.9)
  }

  /// A run with measurements of 500 of its 1,500 texts.
  static func full() -> AuditReport {
    var report = generated(1_500, clean: 700)
    addVerdicts(to: &report)
    report.pageResults.removeSubrange(500...)
    return report
  }

  /// Adds the verdicts on all texts, and a source text for each key.
  static func addVerdicts(to report: inout AuditReport) {
    for result in report.results {
      let string = result.string
      let name = TextVerdicts.Name(string)
      report.textVerdicts.add(result.text, TextVerdict(result), of: name, locale: string.locale)
      report.textVerdicts.sources[name] = "Source of \(string.key)"
    }
  }

  @Test func aKeyOfTwoTablesHasTwoRows() throws {
    var report = Samples.empty()
    for group in ["A.strings", "B.strings"] {
      for locale in ["de", "fr"] {
        var result = Samples.result("Einstellungen übernehmen", key: "apply", locale: locale, width: 100)
        result.string.group = group
        result.string.location.file = "\(locale)/\(group)"
        report.results.append(result)
        report.findings.append(Samples.finding(result, .error))
        report.textVerdicts.add("Alone", TextVerdict(.pass), of: .init(key: "alone", group: group), locale: locale)
      }
    }
    report.textVerdicts.add("One", TextVerdict(.pass), of: .init(key: "one", group: "A.strings"), locale: "de")
    report.recount()
    let data = try data(report)
    func rows(_ name: String) -> [String] {
      (data[name] as? [[String: Any]] ?? []).map { $0["row"] as? String ?? $0["key"] as? String ?? "" }
    }
    #expect(Set(rows("texts")) == ["apply · A.strings", "apply · B.strings"] && rows("texts").count == 4)
    #expect(Set(rows("findings")) == Set(rows("texts")))
    #expect(rows("others") == ["alone · A.strings", "alone · B.strings", "one"])
  }

  @Test func everyFindingHasOneCause() throws {
    for (name, report) in Self.samples {
      let data = try data(report)
      let causes = try #require(data["causes"] as? [[String: Any]])
      let findings = causes.flatMap { $0["findings"] as? [Int] ?? [] }
      #expect(findings.sorted() == Array(0..<report.findings.count), "\(name)")
      for cause in causes {
        let example = try #require(cause["example"] as? Int)
        #expect((cause["findings"] as? [Int])?.contains(example) == true && cause["edit"] != nil, "\(name)")
      }
    }
  }

  @Test func likelyFailuresHaveTheirLetter() throws {
    var report = Samples.empty()
    report.results = [Samples.result("Einstellungen übernehmen", key: "apply", locale: "de", width: 100)]
    var finding = Samples.finding(report.results[0], .error)
    finding.certainty = .likely
    finding.occurrences = report.results[0].measurements.suffix(4).map {
      Finding.Occurrence(category: $0.category, width: $0.naturalWidth, lines: 2)
    }
    report.findings = [finding]
    report.recount()
    let data = try data(report)
    let slot = try #require(((data["texts"] as? [[String: Any]])?.first?["slots"] as? [[String: Any]])?.first)
    let sizes = Set(finding.occurrences.map(\.category))
    let letters = report.pageResults[0].result.measurements.map { sizes.contains($0.category) ? "l" : "f" }
    #expect(letters.joined() == "ffffffffllll" && slot["verdicts"] as? String == letters.joined())
    #expect(((data["findings"] as? [[String: Any]])?.first?["certainty"] as? String) == "likely")
  }

  @Test func equalReportsGiveEqualPages() {
    let pages = (0..<3).map { _ in HTMLReporter().text(of: FormatSamples.texts()) }
    #expect(Set(pages).count == 1)
  }
}
