internal import AuditModel
internal import DynamicType

/// The top of the page: the run's result, what was not measured, and what needs review.
struct HTMLSummary {
  let report: AuditReport

  private static let noticesShown = 300
  private static let filesShown = 100

  var values: HTMLValues {
    let shown = SeverityCounts(report)
    var counts = AuditReport.Tally.Counts()
    (counts.errors, counts.warnings, counts.notes) = (shown.errors, shown.warnings, shown.notes)
    counts.doubts = report.tally.doubts
    let notices = ReportNotice.list(of: report, showsComparison: false)
    let unread = report.files.filter { $0.reason != nil }
    let languages = HTMLLanguages(report)
    return HTMLValues([
      "style": HTMLTemplate.style, "scriptHash": HTMLTemplate.scriptHash,
      "platform": Platform(rawValue: report.platform)?.displayName ?? report.platform, "headline": headline(counts),
      "ending": ending, "compared": report.comparison.map(changes), "title": title(counts),
      "errors": Wording.number(counts.errors), "warnings": Wording.number(counts.warnings),
      "notes": Wording.number(counts.notes), "reviews": Wording.number(counts.doubts), "outcomes": outcomes,
      "hasLanguages": !languages.rows.isEmpty, "languages": languages.rows, "languagesLeft": languages.left,
      "measured": amounts.map { HTMLValues(["amount": $0]) }, "notices": notices.prefix(Self.noticesShown).map(row),
      "noticesLeft": Wording.more(notices.count - Self.noticesShown, "remark"),
      "unread": unread.prefix(Self.filesShown).map(row),
      "unreadLeft": Wording.more(unread.count - Self.filesShown, "file"),
      "isComplete": notices.isEmpty && unread.isEmpty, "hasReviews": counts.doubts > 0, "reasons": reasons,
    ])
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

  /// Returns the number of measurements that fail or need review without any finding, in words, or nil if there are
  /// none.
  private func hidden(_ counts: AuditReport.Tally.Counts) -> String? {
    let summary = report.summary
    var judged = summary.counts
    judged.add(report.colorSummary.counts)
    if let layouts = report.layoutSummary { judged.add(layouts.counts) }
    if summary.errors + summary.warnings + summary.notes == 0, judged.fail > 0 {
      return "\(Wording.count(judged.fail, "measurement")) \(judged.fail == 1 ? "fails" : "fail")"
    }
    guard counts.all == 0, judged.needsReview > 0 else { return nil }
    return "\(Wording.count(judged.needsReview, "measurement")) \(judged.needsReview == 1 ? "needs" : "need") review"
  }

  private func changes(_ comparison: Comparison) -> HTMLValues {
    let fixed = comparison.fixed.prefix(Self.noticesShown)
    return HTMLValues([
      "words": Wording.comparison(comparison), "hasFixed": !fixed.isEmpty,
      "fixed": fixed.map { HTMLValues(["words": Wording.fixed($0)]) },
      "fixedLeft": Wording.more(comparison.fixed.count - fixed.count, "fixed finding"),
    ])
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
    [report.textWords?.amount, report.colorWords?.amount, report.layoutWords?.amount].compactMap(\.self)
  }

  /// The outcome rows of the texts, colours and screens that the run checked.
  private var outcomes: [HTMLValues] {
    var rows: [HTMLValues] = []
    if report.hasTexts { rows.append(row("Texts, at each size", report.summary.counts, isMeasured: true)) }
    if report.palettes != nil { rows.append(row("Colours", report.colorSummary.counts)) }
    if let layouts = report.layoutSummary { rows.append(row("Screens", layouts.counts)) }
    return rows
  }

  private func row(_ name: String, _ counts: JudgementCounts, isMeasured: Bool = false) -> HTMLValues {
    HTMLValues([
      "what": name, "pass": Wording.number(counts.pass), "fail": Wording.number(counts.fail),
      "review": Wording.number(counts.needsReview), "none": isMeasured ? "–" : Wording.number(counts.notApplicable),
    ])
  }

  private func row(_ notice: ReportNotice) -> HTMLValues {
    HTMLValues([
      "level": notice.severity.rawValue, "words": FindingSentence.cut(Wording.sentence(notice.message)),
      "at": notice.location.map(Wording.place), "fix": notice.remedy.map { FindingSentence.cut(Wording.sentence($0)) },
    ])
  }

  private func row(_ file: FileUse) -> HTMLValues {
    HTMLValues([
      "path": Quotation(file.path, limit: 300).text, "why": FindingSentence.cut(Wording.sentence(file.reason ?? "")),
    ])
  }

  private var reasons: [HTMLValues] {
    report.tally.reviewReasons.map {
      HTMLValues(["count": Wording.number($0.count), "reason": $0.reason.words])
    }
  }
}
