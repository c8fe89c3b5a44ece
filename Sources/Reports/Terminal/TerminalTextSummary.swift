internal import AuditModel
internal import DynamicType

/// The summary of the texts that a run measured, and of their outcomes.
struct TerminalTextSummary {
  let report: AuditReport

  var amount: String {
    let summary = report.summary
    return """
      \(Wording.count(max(0, summary.texts - summary.notMeasured), "text")) in \(Wording.count(report.locales.count, "language")) from \
      \(Wording.count(report.filesRead, "file")) at \(Wording.count(report.tally.sizes, "size")) \
      (\(Wording.count(summary.measurements, "measurement")))
      """
  }

  /// The outcome in words for a run that reports nothing.
  ///
  /// Measurements may still have failed if their findings were accepted or turned off.
  var ending: String {
    let summary = report.summary
    if summary.fail == 0, summary.needsReview == 0 { return "all passed" }
    let isQuiet = report.accepted.suppressed == 0 && report.accepted.baselined == 0 && summary.fail == 0
    if isQuiet, report.tally.openTexts > 0 {
      return "\(verdicts): their slots are not known, and one line of the default slot is enough for each"
    }
    if isQuiet, report.tally.boundedTexts > 0 {
      return "\(verdicts): they fit in the widest possible containers, but the actual ones may be narrower"
    }
    if isQuiet, report.tally.heightBoundedTexts > 0 {
      return "\(verdicts): they fit if their containers are tall enough, which is not known"
    }
    return "\(verdicts): accepted or turned off"
  }

  var verdicts: String { Wording.verdicts(report.summary.counts) }

  var details: [String] {
    let (inferred, bounded, low) = (
      report.tally.inferredSlots, report.tally.boundedTexts, report.tally.heightBoundedTexts
    )
    let guesses = [
      inferred == 0
        ? nil
        : "Inferred: \(Wording.count(inferred, "one-line slot")), where the source language fits on one line at Large.",
      bounded == 0
        ? nil
        : "\(Wording.count(bounded, "text")) \(bounded.form("fits", "fit")) in the widest possible containers; the actual ones may be narrower.",
      low == 0
        ? nil
        : "\(Wording.count(low, "text")) \(low.form("fits if its container is", "fit if their containers are")) tall enough; code does not set the height.",
      use(
        .useNotFollowed,
        "mentions their keys in ways that typecheck cannot follow; typecheck uses --not-followed lists them"),
      use(.noUseFound, "does not mention their keys; typecheck uses --unused lists them"),
    ]
    let width = report.isEmpty ? nil : report.container.map { "Default available width: \(Wording.width(of: $0))." }
    return guesses.compactMap(\.self) + inapplicable + [width].compactMap(\.self) + notMeasured
  }

  /// Returns the line about texts that need review because of their key's use in code, or nil if there are none.
  private func use(_ reason: ReviewReason, _ words: String) -> String? {
    let count = report.tally.textsByUse[reason] ?? 0
    return count == 0
      ? nil : "\(Wording.count(count, "text")) \(count.form("needs", "need")) review: the app's code \(words)."
  }

  /// Lines about texts that need no measurement: not drawn, never cut or empty.
  var inapplicable: [String] {
    let counts = report.tally.undrawn.sorted { $0.key.rawValue < $1.key.rawValue }.map {
      "\(Wording.number($0.value)) × \($0.key.rawValue)"
    }
    let empty = report.tally.emptyTexts
    return [
      counts.isEmpty ? nil : "Not applicable: \(counts.joined(separator: ", ")): not drawn, or never cut.",
      empty == 0 ? nil : "Not applicable: \(Wording.count(empty, "empty text")): nothing is drawn.",
    ].compactMap(\.self)
  }

  /// Lines about texts that were not measured, by reason, script and package.
  var notMeasured: [String] {
    report.tally.unmeasuredTexts.map { reason, texts in
      let fix = reason.remedy(otherwise: "name one with --font-dir")
      return Wording.sentence("Not measured: \(Wording.count(texts.count, "text")), \(reason.cause); \(fix)")
        + " At \(texts.words)"
    }
  }

  /// The fonts used for measuring; nil if nothing was measured.
  var fonts: String? {
    guard !report.isEmpty, !report.fonts.isEmpty else { return nil }
    let names = report.fonts.map { font in
      "\(font.id) for \(font.standsInFor)\(font.calibrated ? ", calibrated" : "")"
    }
    return Wording.sentence("Measured with \(names.joined(separator: "; ")).")
  }
}
