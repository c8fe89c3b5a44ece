import Audit
import AuditModel
import DynamicType
import RuleKit
import Testing
import TextRules

@Suite struct SuppressionTallyTests {
  private static func mark(_ rules: [String], line: Int = 1) -> TextDetails.Suppression {
    .init(rules: rules, location: SourceLocation(file: "de.json", line: line, column: 1))
  }

  private func audit(
    _ texts: [(text: String, marks: [TextDetails.Suppression])], locale: String = "de", jobs: Int = 1,
    keeping retention: AuditRetention = .everything, _ change: (inout MeasureOptions) -> Void = { _ in }
  ) async throws -> Auditor.Result {
    var bench = try Bench()
    bench.options.slot.lines = 1
    bench.options.slot.width = 100
    bench.options.categories = [.large]
    change(&bench.options)
    var catalog = Bench.catalog(texts.enumerated().map { ("k\($0)", locale, $1.text) })
    for (index, text) in texts.enumerated() where !text.marks.isEmpty {
      var details = TextDetails()
      details.suppressions = text.marks
      catalog.strings[index].details = details
    }
    return try await Auditor(options: bench.options, stack: bench.stack, jobs: jobs).audit(catalog, keeping: retention)
  }

  private static let long = "Benachrichtigungen für alle Geräte einschalten"

  @Test func aMarkSuppressesItsRules() async throws {
    let open = try await audit([(Self.long, [])])
    #expect(open.findings.map(\.rule) == ["text-truncated"] && open.suppressed == 0)
    for rules in [["text-truncated"], []] {
      let marked = try await audit([(Self.long, [Self.mark(rules)])])
      #expect(marked.findings.isEmpty && marked.suppressed == 1 && marked.issues.isEmpty)
      #expect(marked.summary.errors == 0 && marked.tally.findings == 0)
      #expect(marked.summary.fail == open.summary.fail)
    }
  }

  @Test func reportsAnUnusedMark() async throws {
    let result = try await audit([("Kurz", [Self.mark(["text-truncated"], line: 4)]), ("Kurz", [Self.mark([])])])
    #expect(result.suppressed == 0)
    #expect(
      result.issues.map(\.message) == [
        "this comment turns off text-truncated, but there is no such finding",
        "this comment turns off all rules, but there is no such finding",
      ])
    #expect(result.issues.map(\.severity) == [.warning, .warning] && result.issues[0].location.line == 4)
  }

  @Test func aMarkIsUsedIfOneOfItsTextsUsesIt() async throws {
    let mark = Self.mark(["text-truncated"])
    let result = try await audit([("Kurz", [mark]), (Self.long, [mark])])
    #expect(result.suppressed == 1 && result.issues.isEmpty)
  }

  /// Unmeasured marks are not reported as unused: not in another language of the same file either.
  @Test func reportsOnlyMeasuredMarksAsUnused() async throws {
    var bench = try Bench()
    bench.options.slot.lines = 1
    var catalog = Bench.catalog([("a", "de", "Kurz"), ("a", "fr", "Court"), ("b", "fr", "Court")])
    for (index, mark) in [Self.mark(["text-truncated"]), Self.mark(["text-truncated"]), Self.mark([], line: 2)]
      .enumerated()
    {
      var details = TextDetails()
      details.suppressions = [mark]
      catalog.strings[index].details = details
    }
    let auditor = Auditor(options: bench.options, stack: bench.stack, jobs: 1)
    #expect(try await auditor.audit(catalog).issues.count == 2)
    #expect(try await auditor.audit(catalog, measuring: [true, false, false]).issues.isEmpty)
    #expect(try await auditor.audit(catalog, measuring: [false, true, true]).issues.map(\.location.line) == [2])
    bench.options.policy.reportsUselessMarks = false
    let partly = Auditor(options: bench.options, stack: bench.stack, jobs: 1)
    #expect(try await partly.audit(catalog).issues.isEmpty)
  }

  @Test func reportsUnknownNames() async throws {
    let result = try await audit([(Self.long, [Self.mark(["text-trunkated", "text-truncated"])])])
    #expect(result.issues.map(\.message) == ["this comment turns off \"text-trunkated\", which is not a rule"])
    #expect(result.issues.first?.remedy == "write text-truncated if you mean that")
    #expect(result.findings.isEmpty)
  }

  @Test func rulesThatDoNotRunReportNoUnusedMark() async throws {
    let marks = [Self.mark(["placeholder-mismatch", "contrast-minimum"])]
    #expect(try await audit([("Kurz", marks)]).issues.isEmpty)
    let checked = try await audit([("Kurz", marks)]) { $0.rules = ["placeholder-mismatch"] }
    #expect(checked.issues.count == 1)
  }

  @Test func ignoresMarksOfUnmeasuredTexts() async throws {
    // Tangut has no font in Debian.
    let result = try await audit([("\u{17000}", [Self.mark(["text-truncated"])])], locale: "txg")
    #expect(result.summary.notMeasured == 1 && result.issues.isEmpty)
  }

  @Test(arguments: [1, 2, 5]) func countsAreExactForAnyNumberOfThreads(_ jobs: Int) async throws {
    let texts = (0..<300).map { index in
      (
        text: index % 2 == 0 ? Self.long + " \(index % 7)" : "Kurz \(index)",
        marks: index % 3 == 0 ? [Self.mark(["text-truncated"], line: index)] : []
      )
    }
    let rules = Set(RuleRegistry.descriptors.map(\.id))
    let all = try await audit(texts) { $0.rules = rules }
    #expect(all.suppressed == 50 && all.issues.count == 50)
    let found = try await audit(texts, jobs: jobs, keeping: .findings) { $0.rules = rules }
    #expect(found.suppressed == all.suppressed && found.issues == all.issues)
    #expect(found.summary == all.summary && found.tally == all.tally && found.findings == all.findings)
  }

  @Test func translationRulesRunOncePerTextOnRequest() async throws {
    var bench = try Bench()
    bench.options.boldText = [false, true]
    let catalog = Bench.catalog([
      ("a", "en", "Hi %@"), ("a", "de", "Hallo"), ("b", "en", "Hi %@"), ("b", "de", "Hallo"),
    ])
    let silent = try await Auditor(options: bench.options, stack: bench.stack, jobs: 1).audit(catalog)
    #expect(!silent.findings.contains { $0.rule == "placeholder-mismatch" })
    #expect(!silent.rules.contains { $0.id == "placeholder-mismatch" } && silent.rules.count == 8)
    bench.options.rules = ["placeholder-mismatch", "text-truncated"]
    let checked = try await Auditor(options: bench.options, stack: bench.stack, jobs: 2).audit(catalog)
    let found = checked.findings.filter { $0.rule == "placeholder-mismatch" }
    #expect(found.map(\.key) == ["a", "b"] && found.allSatisfy { $0.locale == "de" && $0.slot == nil })
    #expect(Set(found.map(\.fingerprint)).count == 2)
    #expect(checked.summary.warnings >= 2)
  }
}
