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

  @Test func showsSimilarWarningsThreeTimesAndErrorsAlways() {
    var report = Samples.clean()
    report.inputIssues = (1...40).flatMap { line in
      [InputIssue.Severity.warning, .error].map { severity in
        InputIssue(
          severity: severity, location: SourceLocation(file: "a.strings", line: line, column: 1),
          message: "the same again", remedy: "fix it")
      }
    }
    let text = TerminalReporter().text(of: report)
    #expect(text.matches(of: /warning: the same again/).count == 3)
    #expect(text.matches(of: /error: the same again/).count == 40)
    #expect(text.contains("… and 37 more warnings about the inputs"))
    var all = TerminalReporter.Options()
    all.showsAll = true
    #expect(TerminalReporter(options: all).text(of: report).matches(of: /warning: the same again/).count == 40)
  }

  @Test func mixed() throws {
    try Self.golden.compare(TerminalReporter().text(of: Samples.mixed()), with: "mixed.txt")
  }

  @Test func allShowsNotes() throws {
    var options = TerminalReporter.Options()
    options.showsAll = true
    let text = TerminalReporter(options: options).text(of: Samples.mixed())
    #expect(text.contains("note: ") && !text.contains("--all"))
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

  @Test func countsHiddenFindings() {
    var report = Samples.mixed()
    report = report.with(
      (0..<1_284).map { number in
        var finding = report.findings[0]
        finding.key = "key.\(number)"
        return finding
      })
    let text = TerminalReporter().text(of: report)
    #expect(text.contains("… and 1,264 more: --all or --report json=PATH shows them"))
    #expect(text.split(separator: "\n").filter { $0.contains(": error: \"") }.count == 20)
    var options = TerminalReporter.Options()
    options.showsAll = true
    let all = TerminalReporter(options: options).text(of: report)
    #expect(all.split(separator: "\n").filter { $0.contains(": error: \"") }.count == 1_284)
  }

  @Test func listsTheWorstLanguagesFirst() {
    var report = Samples.mixed()
    let lines = TerminalReporter().text(of: report).split(separator: "\n").map(String.init)
    let start = lines.firstIndex(of: "Languages, worst first:") ?? 0
    #expect(
      lines[start...].dropFirst().prefix(5) == [
        "      errors  warnings  notes  needs review", "  de       1         0      1             0",
        "  en       0         1      0             1", "  he       0         1      0             1",
        "  ja       0         0      0             1",
      ])
    let one = report.findings[0]
    report = report.with(
      (0..<20).map { number in
        var finding = one
        finding.locale = "x\(10 + number)"
        return finding
      })
    #expect(TerminalReporter().text(of: report).contains("  … and 12 more languages: --all shows them\n"))
    var options = TerminalReporter.Options()
    options.showsAll = true
    #expect(TerminalReporter(options: options).text(of: report).contains("  x29       1 "))
    #expect(!TerminalReporter().text(of: report.with([one])).contains("Languages"), "of one language there is no list")
  }

  @Test(arguments: [20, 40, 80]) func aNarrowPageHasTheSameWords(_ columns: Int) {
    var options = TerminalReporter.Options()
    options.columns = columns
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

  @Test func hiddenFindingsNeedNotBeKept() {
    var report = Samples.mixed()
    let reviews = (0..<40).map { index in
      var review = report.findings[4 + index % 3]
      review.location.line = index
      return review
    }
    report = report.with((0..<300).map { report.findings[$0 % 4] } + reviews)
    for maximum in [0, 7, 50] {
      var options = TerminalReporter.Options()
      options.maximumFindings = maximum
      let reporter = TerminalReporter(options: options)
      guard case .worst(let failures, let listed) = reporter.retention else {
        Issue.record("the report for a person does not need everything")
        continue
      }
      var worst = report
      let failing = report.findings.filter { $0.outcome == .fail && $0.severity > .note }
      var blocks: [[String]] = []
      for finding in failing where !blocks.contains([finding.rule, finding.key]) {
        blocks.append([finding.rule, finding.key])
      }
      let shown = failing.filter { blocks.prefix(failures).contains([$0.rule, $0.key]) }
      let open = reviews.filter { $0.reason == .noSlot }
      let ordered = reviews.filter { $0.reason != .noSlot }.sorted { one, other in
        ReviewWeight(over: one.worst?.overBy ?? 0).isWorse(than: ReviewWeight(over: other.worst?.overBy ?? 0))
          ?? (one.location.line < other.location.line)
      }
      worst.findings = Array(shown + open + ordered.prefix(listed))
      worst.results = []
      #expect(reporter.text(of: worst) == reporter.text(of: report))
    }
  }

  @Test func showingAllNeedsEveryFinding() {
    var options = TerminalReporter.Options()
    options.showsAll = true
    #expect(TerminalReporter(options: options).retention == .findings)
    #expect(JSONReporter().retention == .everything)
    #expect(TerminalReporter().retention.joined(with: JSONReporter().retention) == .everything)
    let few = AuditRetention.worst(failures: 3, reviews: 20)
    #expect(TerminalReporter().retention.joined(with: few) == .worst(failures: 20, reviews: 20))
  }

  @Test func endsWithTextsThatNeedReview() {
    let report = Samples.mixed()
    let decided = report.with(report.findings.filter { $0.outcome != .needsReview })
    #expect(TerminalReporter().text(of: decided).hasSuffix("Needs review: 0\n"))
    let many = report.with((0..<34).map { _ in report.findings[6] })
    let end = TerminalReporter().text(of: many).split(separator: "\n").suffix(13)
    #expect(end.first == "Needs review: 34")
    #expect(end.filter { $0.contains("he.json:4:12") }.count == 10)
  }

  @Test func oneKeyIsOneBlockWithItsLanguages() {
    var report = Samples.mixed()
    var others = ["fr", "ru"].map { locale in
      var finding = report.findings[0]
      finding.locale = locale
      finding.firstCategory = .accessibilityMedium
      return finding
    }
    others[1].key = "settings.other"
    report = report.with([report.findings[0]] + others)
    let text = TerminalReporter().text(of: report)
    #expect(text.components(separatedBy: ": error: \"").count == 3)
    #expect(text.contains("    also in    fr from AX1\n"))
  }

  @Test func tabulatesTextsThatNeedMoreLinesByRisk() throws {
    var report = Samples.mixed()
    report.categories = [.large, .accessibilityExtraLarge]
    let lines = TerminalReporter().text(of: report).split(separator: "\n").map(String.init)
    let start = try #require(lines.firstIndex { $0.hasPrefix("One line is not enough for 2 keys") })
    #expect(lines[start + 1].split(separator: " ").prefix(4) == ["key", "from", "L", "AX3"])
    #expect(lines[start + 4].hasPrefix("Allow one line with --lines 1"))
  }

  @Test func reportsThatNothingWasMeasured() {
    let text = TerminalReporter().text(of: Samples.empty())
    #expect(text.hasPrefix("Nothing was measured: name files that contain texts or colours.\n"))
    #expect(!text.contains("Nothing to report"))
  }
}
