internal import AuditModel
internal import DynamicType

/// The parts of a Markdown report.
struct MarkdownPage {
  /// The maximum number of notices to list.
  private static let noticesShown = 20

  let report: AuditReport

  /// The heading, the counts and the notices.
  var head: String {
    let counts = SeverityCounts(report)
    var lines = ["## typecheck", ""]
    lines.append(
      """
      **\(counts.errorWords)**, **\(counts.warningWords)**, \(Wording.count(counts.notes, "note")), \
      \(Wording.number(report.tally.reviews)) need review.
      """)
    if report.hasTexts {
      let texts = TerminalTextSummary(report: report)
      lines.append(report.summary.texts == 0 ? "No text was measured." : "Measured \(texts.amount): \(texts.verdicts).")
    }
    if let colors = report.colorWords { lines.append("Checked \(colors.amount): \(colors.verdicts).") }
    if let layouts = report.shownLayoutWords { lines.append("Checked \(layouts.amount): \(layouts.verdicts).") }
    lines += changes
    lines.append("")
    let notices = ReportNotice.list(of: report, showsComparison: false)
    for notice in notices.prefix(Self.noticesShown) {
      let place = notice.location.map { "\(Self.code(Wording.place($0))): " } ?? ""
      lines.append("- **\(notice.severity.rawValue)** \(place)\(Self.plain(FindingSentence.cut(notice.text, to: 500)))")
    }
    if notices.count > Self.noticesShown {
      lines.append("- … and \(Wording.number(notices.count - Self.noticesShown)) more")
    }
    if !notices.isEmpty { lines.append("") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The maximum number of fixed findings to list.
  private static let fixedShown = 20

  /// The changes since an earlier report, with the first fixed findings; empty without one.
  private var changes: [String] {
    guard let comparison = report.comparison else { return [] }
    let fixed = comparison.fixed.prefix(Self.fixedShown).map { "- fixed: \(Self.code(Wording.fixed($0)))" }
    let left = Wording.more(comparison.fixed.count - fixed.count, "fixed finding").map { ["- … and \($0)"] } ?? []
    let sentence = "Since \(Self.code(comparison.file)): \(Wording.changes(comparison))."
    return ["", sentence] + (fixed.isEmpty ? [] : [""] + fixed + left)
  }

  /// The reasons why findings need review, with their counts.
  var tail: String {
    guard report.tally.reviews > 0 else { return "" }
    let reasons = report.tally.reasons.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
    let lines = reasons.map { "| \(Wording.number($0.value)) | \($0.key.words) |\n" }
    return "\n| need review | because |\n| ---: | --- |\n" + lines.joined()
  }

  static let tableHead =
    "| severity | what is wrong | where | key | fails from | fix |\n| --- | --- | --- | --- | --- | --- |\n"

  static func row(_ finding: Finding) -> String {
    let cells = [
      finding.severity.rawValue,
      (finding.mark.map { "**\($0)**: " } ?? "")
        + "\(plain(Wording.sentence(FindingSentence.cut(finding.message.text, to: 500)))) [\(finding.rule)]",
      place(of: finding), code(Wording.key(finding.key, finding.locale)), breaks(finding),
      finding.remedy.map { plain(Wording.sentence(FindingSentence.cut($0, to: 500))) } ?? "",
    ]
    return "| \(cells.joined(separator: " | ")) |\n"
  }

  /// Returns the location of the text, with the code that draws it.
  private static func place(of finding: Finding) -> String {
    let uses = Wording.uses(finding.uses).map { ", drawn by \(code($0))" } ?? ""
    return code(Wording.place(finding.location)) + uses
  }

  static func more(_ count: Int) -> String {
    "\n… and \(Wording.number(count)) more: `--report json=PATH` lists them all.\n"
  }

  /// Returns a line with the number of findings; empty if it exceeds the limit.
  func shortest(atMost limit: MarkdownReporter.Limit) -> String {
    let line = Self.more(report.summary.errors + report.summary.warnings)
    return limit.measure(line) <= limit.amount ? line : ""
  }

  private static func breaks(_ finding: Finding) -> String {
    guard let first = finding.firstCategory else { return "" }
    guard let worst = finding.worst, worst.overBy > 0 else { return Wording.category(first) }
    return "\(Wording.category(first)), over by \(Points(worst.overBy)) at \(Wording.category(worst.category))"
  }

  /// Returns a sentence as code, or unchanged if it contains no Markdown syntax.
  static func plain(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", " ", ",", ".", ";", "(", ")", "%", "±", "…", "×", "'", "+", "/", "-":
        true
      default: false
      }
    }
    // GitHub turns `//` and `www.` into links.
    let hasLink = text.contains("//") || text.contains("www.")
    return isPlain && !hasLink ? text : code(text)
  }

  /// Returns a text as code, between more backticks than its longest run of backticks.
  ///
  /// Pipes are escaped for tables.
  static func code(_ text: String) -> String {
    var longest = 0
    var run = 0
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let space = longest > 0 ? " " : ""
    let safe = Quotation.escape(text, keepsIsolates: true).replacing("|", with: "\\|")
    return safe.isEmpty ? "" : fence + space + safe + space + fence
  }
}
