import AuditModel
import DynamicType
import Foundation
import Reports
import TestSupport
import Testing

@Suite struct TerminalReporterTests {
  static let golden = Golden(
    suite: "Reports",
    names: ["clean.txt", "mixed.txt", "mixed-all.txt", "clean.json", "mixed.json", "records.json", "lines.jsonl"])

  @Test func anEmptyReportIsOneLine() throws {
    let text = TerminalReporter().text(of: Samples.clean())
    #expect(text.filter { $0 == "\n" }.count == 1)
    try Self.golden.compare(text, with: "clean.txt")
  }

  @Test func inputsAreCountedByKindAndLast() {
    var report = Samples.clean()
    report.inputIssues = (1...40).map { line in
      InputIssue(
        severity: .warning, location: SourceLocation(file: "a.strings", line: line, column: 1),
        message: "the key \"k\(line)\" is also in line \(line + 1)", remedy: "remove one")
    }
    let text = TerminalReporter().text(of: report)
    #expect(text.hasSuffix("Inputs: 40 problems of one kind: the key … is also in line … (--inputs)\n"))
    let all = self.text(of: report) { $0.parts = [.inputs] }
    #expect(all.matches(of: /warning: the key/).count == 40 && all.matches(of: /fix: remove one/).count == 40)
    report.inputIssues = Array(report.inputIssues.prefix(1))
    #expect(TerminalReporter().text(of: report).hasSuffix("Inputs: a.strings:1:1: the key \"k1\" is also in line 2\n"))
  }

  @Test func errorsThatStopTheAnswerComeFirst() {
    var report = Samples.mixed()
    report.ending = AuditReport.Ending(exitStatus: 2, failsFrom: .error)
    let lines = TerminalReporter().text(of: report).split(separator: "\n")
    #expect(lines[0] == "fr.json:7:3: error: the object is not closed · fix: add the missing } at the end [input]")
    // The error is not listed twice.
    #expect(lines.count { $0.contains("the object is not closed") } == 1)
    report.ending?.exitStatus = 1
    let others = TerminalReporter().text(of: report).split(separator: "\n")
    #expect(!others[0].hasPrefix("fr.json") && others.contains { $0.contains("1 × the object is not closed") })
  }

  private func text(of report: AuditReport, _ change: (inout TerminalReporter.Options) -> Void) -> String {
    var options = TerminalReporter.Options()
    change(&options)
    return TerminalReporter(options: options).text(of: report)
  }

  @Test func mixed() throws {
    try Self.golden.compare(TerminalReporter().text(of: Samples.mixed()), with: "mixed.txt")
  }

  @Test func allShowsNotes() throws {
    var options = TerminalReporter.Options()
    options.showsAll = true
    let text = TerminalReporter(options: options).text(of: Samples.mixed())
    #expect(text.contains("note: ") && !text.contains("--verbose"))
    try Self.golden.compare(text, with: "mixed-all.txt")
  }

  @Test func noGoldenIsUnused() throws { #expect(try Self.golden.unused() == []) }

  @Test func hostileTextStaysOnItsLine() {
    let text = TerminalReporter().text(of: Samples.mixed())
    let allowed: Set<Unicode.Scalar> = ["\n", "\u{2068}", "\u{2069}"]
    let controls = text.unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: !allowed.contains(scalar)
      default: false
      }
    }
    #expect(controls.isEmpty)
    #expect(!text.split(separator: "\n").contains { $0.hasPrefix("strings.json:1:1: error") })
  }

  @Test func isolatesAreClosedOnEveryLine() {
    for line in TerminalReporter().text(of: Samples.mixed()).split(separator: "\n") {
      let scalars = line.unicodeScalars
      #expect(scalars.filter { $0 == "\u{2068}" }.count == scalars.filter { $0 == "\u{2069}" }.count)
    }
  }

  @Test func coloursOnlyWhenAsked() {
    var options = TerminalReporter.Options()
    options.usesColor = true
    let colored = TerminalReporter(options: options).text(of: Samples.mixed())
    #expect(colored.contains("\u{1B}[1;31merror\u{1B}[0m"))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == TerminalReporter().text(of: Samples.mixed()))
  }

  @Test(arguments: [20, 40, 80]) func aNarrowPageHasTheSameWords(_ columns: Int) {
    var options = TerminalReporter.Options()
    // More lines than in a wide page.
    (options.columns, options.maximumLines) = (columns, 400)
    let narrow = TerminalReporter(options: options).text(of: Samples.mixed())
    func words(_ text: String) -> [Character] {
      text.filter { !$0.isWhitespace && $0 != "\u{2068}" && $0 != "\u{2069}" }.sorted()
    }
    #expect(words(narrow) == words(TerminalReporter().text(of: Samples.mixed())))
    for line in narrow.split(separator: "\n") where line.allSatisfy(\.isASCII) {
      #expect(line.count <= columns || line.split(separator: " ").count == 1, "\(line)")
    }
    options.columns = 1_000
    #expect(
      TerminalReporter(options: options).text(of: Samples.mixed()) == TerminalReporter().text(of: Samples.mixed()))
  }

  /// A report with input problems and many failures of one kind.
  private func many() -> AuditReport {
    let report = Samples.mixed()
    return report.with(
      (0..<1_284).map { number in
        var finding = report.findings[0]
        finding.key = "key.\(number)"
        return finding
      })
  }

  @Test(arguments: [nil, 80, 200]) func theReportHasAtMostFortyLines(_ columns: Int?) {
    let report = many()
    let text = text(of: report) { $0.columns = columns }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect((30...40).contains(lines.count), "\(lines.count) lines")
    let shown = lines.count { $0.contains(": error: ") && $0.hasPrefix("de.json") }
    #expect(text.contains("… and \((1_284 - shown).grouped) more causes: --verbose"))
    #expect(text.contains("1,284 causes: 1,284 errors"))
    let all = self.text(of: report) { $0.showsAll = true }
    #expect(all.split(separator: "\n").count { $0.contains(": error: \"") } == 1_284)
  }

  @Test func errorsThatStopTheAnswerCountAsLines() {
    var report = many()
    report.inputIssues = (1...12).map { line in
      InputIssue(
        severity: .error, location: SourceLocation(file: "App/de.lproj/Localizable.strings", line: line, column: 1),
        message: "the string is not closed on its line", remedy: "add the missing quotation mark at the end")
    }
    let text = text(of: report) { $0.columns = 80 }
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 41)
    // Each error has two lines, of which ten fit.
    #expect(text.contains("\n… and 7 more errors in the inputs: --inputs\n") && text.contains(" more causes: "))
    #expect(text.contains(": error: \""), "at least one cause is shown")
  }

  @Test func everyCauseIsShownIfAllFit() {
    let text = TerminalReporter().text(of: Samples.mixed())
    #expect(!text.contains("more cause"))
    #expect(text.matches(of: #/(?m)^[^ ].*: (error|warning): .*\[text-[a-z]+\]$/#).count == 3)
  }

  @Test func languagesOfAKeyAreOneCause() {
    var report = Samples.mixed()
    // An error in the inputs would be first.
    report.inputIssues = []
    let findings = ["de", "fr", "ru"].map { locale in
      var finding = report.findings[0]
      finding.locale = locale
      finding.worst?.overBy = locale == "ru" ? 500 : 20
      return finding
    }
    report = report.with(findings)
    let lines = TerminalReporter().text(of: report).split(separator: "\n").map(String.init)
    #expect(lines[0].hasPrefix("de.json:12:12: error: ") && lines[0].hasSuffix("[text-truncated]"))
    #expect(
      lines[1]
        == "    3 texts of key settings.apply in 3 languages · fix: allow 2 lines, or one line of 346 pt "
        + "(451 pt from AX4)")
    #expect(lines.contains("1 cause: 1 error (3 findings)."))
  }

  @Test func notesAndReviewsAreListedOnRequest() {
    let report = Samples.mixed()
    let text = TerminalReporter().text(of: report)
    #expect(text.contains("1 note and 3 findings for review: --notes, --review\n"))
    #expect(!text.contains("note: ") && !text.contains("needs review: "))
    let notes = self.text(of: report) { $0.parts = [.notes] }
    #expect(notes.contains("de.json:12:12: note: ") && notes.contains("3 findings for review: --review\n"))
    let reviews = self.text(of: report) { $0.parts = [.reviews] }
    #expect(reviews.contains("he.json:4:12: note: needs review: \""))
    #expect(reviews.contains("One line is not enough for 2 keys whose slot is not known"))
    #expect(reviews.contains("1 note and 3 findings for review: --notes\n"))
  }

  @Test func withoutFailuresAFewNotesAreShown() {
    var report = Samples.mixed()
    let notes = (0..<9).map { number in
      var finding = report.findings[3]
      finding.key = "key.\(number)"
      return finding
    }
    report = report.with(notes)
    report.inputIssues = []
    let text = TerminalReporter().text(of: report)
    let shown = text.matches(of: #/: note: /#).count
    #expect((4...5).contains(shown) && text.contains("… and \(9 - shown) more notes: --notes shows them"))
    #expect(text.contains("Nothing fails"))
  }

  @Test func statisticsCountFindingsPerRule() {
    var report = Samples.mixed()
    report.inputIssues = []
    report.rules = [
      RuleDescriptor(id: "text-truncated", title: "Text is cut off", rationale: "", severity: "", criteria: [])
    ]
    let lines = text(of: report) { $0.showsStatistics = true }.split(separator: "\n").map(String.init)
    #expect(lines[0].contains("errors") && lines[0].contains("needs review"))
    #expect(lines[1].split(separator: " ") == ["1", "2", "0", "3", "text-truncated", "Text", "is", "cut", "off"])
    #expect(!lines.contains { $0.contains(": error: ") })
  }

  @Test func everyFindingIsNeeded() {
    #expect(TerminalReporter().retention == .findings)
    #expect(TerminalReporter().retention.joined(with: JSONReporter().retention) == .everything)
  }

  @Test func detailsEndWithTextsThatNeedReview() {
    let report = Samples.mixed()
    let decided = report.with(report.findings.filter { $0.outcome != .needsReview })
    #expect(text(of: decided) { $0.showsAll = true }.hasSuffix("Needs review: 0\n"))
    let many = report.with((0..<34).map { _ in report.findings[6] })
    let end = text(of: many) { $0.showsAll = true }.split(separator: "\n").suffix(13)
    #expect(end.first == "Needs review: 34")
    #expect(end.count { $0.contains("he.json:4:12") } == 10)
  }

  @Test func tabulatesTextsThatNeedMoreLinesByRisk() throws {
    var report = Samples.mixed()
    report.categories = [.large, .accessibilityExtraLarge]
    let lines = text(of: report) { $0.parts = [.reviews] }.split(separator: "\n").map(String.init)
    let start = try #require(lines.firstIndex { $0.hasPrefix("One line is not enough for 2 keys") })
    #expect(lines[start + 1].split(separator: " ").prefix(4) == ["key", "from", "L", "AX3"])
    #expect(lines[start + 4].hasPrefix("Allow one line with --lines 1"))
  }

  @Test func reportsThatNothingWasMeasured() {
    let text = TerminalReporter().text(of: Samples.empty())
    #expect(text.hasPrefix("nothing was measured; fix: name files that contain texts or colours"))
    #expect(text.hasSuffix("\nNothing was measured.\n"))
    #expect(!text.contains("Nothing to report") && !text.contains("Nothing fails"))
  }
}
