internal import AuditModel
internal import Causes
internal import DynamicType

/// The parts of a Markdown report.
struct MarkdownPage {
  /// The maximum number of notices to list.
  private static let noticesShown = 20

  let report: AuditReport

  /// Returns the heading, the counts and the notices; `causes` is the number of causes of errors and warnings.
  func head(causes: Int) -> String {
    let counts = SeverityCounts(report)
    var lines = ["## typecheck", ""]
    lines.append(
      """
      **\(counts.errorWords)**, **\(counts.warningWords)**, \(Wording.count(counts.notes, "note")), \
      \(Wording.number(report.tally.reviews)) need review.
      """)
    if causes > 0 { lines.append("The errors and warnings have **\(Wording.count(causes, "cause"))**.") }
    if report.hasTexts {
      let texts = TerminalTextSummary(report: report)
      let outcomes = Wording.outcomes(report.tally.allOutcomes) ?? texts.verdicts
      lines.append(report.summary.texts == 0 ? "No text was measured." : "Measured \(texts.amount): \(outcomes).")
    }
    if let colors = report.colorWords { lines.append("Checked \(colors.amount): \(colors.verdicts).") }
    if let layouts = report.shownLayoutWords { lines.append("Checked \(layouts.amount): \(layouts.verdicts).") }
    lines += changes
    let notices = Self.lines(notices.filter { $0.severity != .note })
    return (lines + [""] + notices + (notices.isEmpty ? [] : [""])).joined(separator: "\n") + "\n"
  }

  private var notices: [ReportNotice] { ReportNotice.list(of: report, showsComparison: false) }

  private static func lines(_ notices: [ReportNotice]) -> [String] {
    let lines = notices.prefix(noticesShown).map { notice in
      let place = notice.location.map { "\(code(Wording.place($0))): " } ?? ""
      return "- **\(notice.severity.rawValue)** \(place)\(plain(FindingSentence.cut(notice.text, to: 500)))"
    }
    return lines + (Wording.more(notices.count - lines.count, "message").map { ["- … and \($0)"] } ?? [])
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

  /// The reasons why findings need review with their counts, then the remarks on the run.
  var tail: String {
    let remarks = Self.lines(notices.filter { $0.severity == .note })
    return reviews + (remarks.isEmpty ? "" : "\n" + remarks.joined(separator: "\n") + "\n")
  }

  private var reviews: String {
    guard report.tally.reviews > 0 else { return "" }
    let reasons = report.tally.reasons.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
    let lines = reasons.map { "| \(Wording.number($0.value)) | \($0.key.words) |\n" }
    return "\n| need review | because |\n| ---: | --- |\n" + lines.joined()
  }

  static let tableHead =
    "| severity | what is wrong | where | texts | fails from | fix |\n| --- | --- | --- | --- | --- | --- |\n"

  /// Returns the row of a cause.
  func row(_ cause: Cause) -> String {
    let example = report.findings[cause.example]
    let mark = cause.change(in: report).flatMap { $0 == .known ? nil : "**\($0.rawValue)**: " } ?? ""
    let cells = [
      cause.severity.rawValue,
      "\(mark)\(Self.sentence(example.message.text)) [\(cause.rule)]",
      place(of: cause, example), texts(of: cause, example), Self.breaks(example, from: cause.firstCategory),
      cause.edit.advice.map(Self.sentence) ?? "",
    ]
    return "| \(cells.joined(separator: " | ")) |\n"
  }

  private static func sentence(_ text: String) -> String {
    plain(Wording.sentence(FindingSentence.cut(text, to: 500)))
  }

  /// Returns the line to change and its statement, with the code that draws the example.
  private func place(of cause: Cause, _ example: Finding) -> String {
    let statement = cause.edit.statement.map { " \(Self.sentence($0))" } ?? ""
    let uses = Wording.uses(example.uses).map { ", drawn by \(Self.code($0))" } ?? ""
    return Self.code(Wording.place(cause.edit.location)) + statement + uses
  }

  /// Returns the key of the example, with the number of texts or places if there are several.
  private func texts(of cause: Cause, _ example: Finding) -> String {
    let extent = Wording.extent(of: cause, in: report).map { ": \(Self.plain($0))" } ?? ""
    return Self.code(Wording.key(example.key, example.locale)) + extent
  }

  static func more(_ count: Int) -> String {
    "\n… and \(Wording.number(count)) more: `--report json=PATH` lists them all.\n"
  }

  /// Returns a line with the number of findings; empty if it exceeds the limit.
  func shortest(atMost limit: MarkdownReporter.Limit) -> String {
    let line = Self.more(report.summary.errors + report.summary.warnings)
    return limit.measure(line) <= limit.amount ? line : ""
  }

  /// Returns the size category from which a cause fails, and the largest excess of its example.
  private static func breaks(_ finding: Finding, from first: ContentSizeCategory?) -> String {
    guard let first else { return "" }
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
