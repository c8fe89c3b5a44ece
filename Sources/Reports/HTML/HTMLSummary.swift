internal import AuditModel
internal import DynamicType

/// The top of the page: the run's result, what was not measured, and what needs review.
struct HTMLSummary {
  let report: AuditReport

  private static let noticesShown = 300
  private static let filesShown = 100

  init(_ report: AuditReport) { self.report = report }

  var values: HTMLValues {
    let shown = SeverityCounts(report)
    var counts = AuditReport.Tally.Counts()
    (counts.errors, counts.warnings, counts.notes) = (shown.errors, shown.warnings, shown.notes)
    counts.doubts = report.tally.doubts
    let notices = ReportNotice.list(of: report)
    let unread = report.files.filter { $0.reason != nil }
    let languages = HTMLLanguages(report)
    return HTMLValues([
      "style": .text(HTMLTemplate.style), "scriptHash": .text(HTMLTemplate.scriptHash),
      "platform": .text(Platform(rawValue: report.platform)?.displayName ?? report.platform),
      "headline": .text(headline(counts)), "ending": .maybe(ending), "title": .text(title(counts)),
      "errors": .text(Wording.number(counts.errors)), "warnings": .text(Wording.number(counts.warnings)),
      "notes": .text(Wording.number(counts.notes)), "doubts": .text(Wording.number(counts.doubts)),
      "outcomes": .many(outcomes), "hasLanguages": .truth(!languages.rows.isEmpty), "languages": .many(languages.rows),
      "languagesLeft": .maybe(languages.left),
      "measured": .many(amounts.map { HTMLValues(["amount": .text($0)]) }),
      "notices": .many(notices.prefix(Self.noticesShown).map(row)),
      "noticesLeft": .maybe(left(notices.count, of: Self.noticesShown, "more remark")),
      "unread": .many(unread.prefix(Self.filesShown).map(row)),
      "unreadLeft": .maybe(left(unread.count, of: Self.filesShown, "more file")),
      "isComplete": .truth(notices.isEmpty && unread.isEmpty),
      "hasDoubts": .truth(counts.doubts > 0), "reasons": .many(reasons),
    ])
  }

  private func left(_ count: Int, of shown: Int, _ noun: String) -> String? {
    count > shown ? Wording.count(count - shown, noun) : nil
  }

  private func title(_ counts: AuditReport.Tally.Counts) -> String {
    if report.isEmpty { return "nothing measured" }
    if counts.all > 0 { return counts.words }
    return hidden(counts) == nil ? "nothing to fix" : "no findings, not all passed"
  }

  private func headline(_ counts: AuditReport.Tally.Counts) -> String {
    if report.isEmpty { return "Nothing was measured, so this report says nothing about the app." }
    if counts.errors > 0 {
      return "\(Wording.count(counts.errors, "error")) to fix before release."
    }
    if counts.warnings > 0 { return "No errors. \(Wording.count(counts.warnings, "warning")) to check." }
    let need = counts.doubts == 1 ? "needs" : "need"
    let review = counts.doubts > 0 ? " \(Wording.count(counts.doubts, "finding")) \(need) review." : ""
    if ReportNotice.undecided(report) != nil { return "No text has a verdict: their slots are not known.\(review)" }
    if let hidden = hidden(counts) {
      return "No new findings, but \(hidden): accepted, turned off or outside of this run's rules.\(review)"
    }
    return counts.doubts > 0 ? "Nothing is known to be wrong.\(review)" : "Nothing to fix in what was measured."
  }

  /// Measurements that fail or need review although no finding reports them, in words; nil if the findings cover all.
  private func hidden(_ counts: AuditReport.Tally.Counts) -> String? {
    let judged = [report.colorSummary.counts, report.layoutSummary?.counts].compactMap(\.self)
    let failing = report.summary.fail + judged.reduce(0) { $0 + $1.fail }
    let undecided = report.summary.needsReview + judged.reduce(0) { $0 + $1.needsReview }
    let summary = report.summary
    if summary.errors + summary.warnings + summary.notes == 0, failing > 0 {
      return "\(Wording.count(failing, "measurement")) \(failing == 1 ? "fails" : "fail")"
    }
    guard counts.all == 0, undecided > 0 else { return nil }
    return "\(Wording.count(undecided, "measurement")) \(undecided == 1 ? "needs" : "need") review"
  }

  private var ending: String? {
    guard let ending = report.ending else { return nil }
    switch ending.exitStatus {
    case 0:
      return ReportNotice.undecided(report) == nil ? "The run passes." : "The run does not fail: no text has a verdict."
    case 1:
      let level = ending.failsFrom.map { "a finding at or above \($0.rawValue)" } ?? "a finding"
      return "The run fails: there is \(ending.doubtsFail ? "a finding" : level) (exit status 1)."
    default: return "The run gives no full answer: something could not be read or measured (exit status 2)."
    }
  }

  /// The number of texts, colours and screens that were checked, in words.
  private var amounts: [String] {
    var amounts: [String] = []
    if report.container != nil || (report.palettes == nil && report.layoutSummary == nil) {
      amounts.append(TerminalTextSummary(report: report).amount)
    }
    if let palettes = report.palettes {
      amounts.append(TerminalColorSummary(report: report, palettes: palettes).amount)
    }
    if let layouts = report.layoutSummary { amounts.append(TerminalLayoutSummary(counts: layouts).amount) }
    return amounts
  }

  /// A row for each of texts, colours and screens that the run checked.
  private var outcomes: [HTMLValues] {
    let summary = report.summary
    var rows: [HTMLValues] = []
    if report.container != nil || (report.palettes == nil && report.layoutSummary == nil) {
      rows.append(row("Texts, at each size", summary.pass, summary.fail, summary.needsReview, nil))
    }
    if report.palettes != nil { rows.append(row("Colours", report.colorSummary.counts)) }
    if let layouts = report.layoutSummary { rows.append(row("Screens", layouts.counts)) }
    return rows
  }

  private func row(_ name: String, _ counts: JudgementCounts) -> HTMLValues {
    row(name, counts.pass, counts.fail, counts.needsReview, counts.notApplicable)
  }

  private func row(_ name: String, _ pass: Int, _ fail: Int, _ review: Int, _ none: Int?) -> HTMLValues {
    HTMLValues([
      "what": .text(name), "pass": .text(Wording.number(pass)), "fail": .text(Wording.number(fail)),
      "review": .text(Wording.number(review)), "none": .text(none.map(Wording.number) ?? "–"),
    ])
  }

  private func row(_ notice: ReportNotice) -> HTMLValues {
    HTMLValues([
      "level": .text(notice.severity.rawValue), "words": .text(FindingSentence.cut(Wording.sentence(notice.message))),
      "at": .maybe(notice.location.map(Wording.place)),
      "mend": .maybe(notice.remedy.map { FindingSentence.cut(Wording.sentence($0)) }),
    ])
  }

  private func row(_ file: FileUse) -> HTMLValues {
    HTMLValues([
      "path": .text(Quotation(file.path, limit: 300).text),
      "why": .text(FindingSentence.cut(Wording.sentence(file.reason ?? ""))),
    ])
  }

  private var reasons: [HTMLValues] {
    let counts = report.tally.reasons
    let known = ReviewReason.allCases.filter { counts[$0] != nil }
    return known.sorted { (counts[$0] ?? 0) > (counts[$1] ?? 0) }.map {
      HTMLValues(["count": .text(Wording.number(counts[$0] ?? 0)), "reason": .text($0.words)])
    }
  }
}
