internal import AuditModel
internal import DynamicType

/// Sentences on the number of texts that a run measured, and on the outcomes.
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

  /// The outcome if nothing is reported.
  ///
  /// Measurements may have failed even so, if findings were accepted or turned off.
  var ending: String {
    let summary = report.summary
    if summary.fail == 0, summary.needsReview == 0 { return "all passed" }
    let isQuiet = report.accepted.suppressed == 0 && report.accepted.baselined == 0 && summary.fail == 0
    if isQuiet, report.tally.openTexts > 0 {
      return "\(verdicts): their slots are not known, and one line of the default slot is enough for each"
    }
    if isQuiet, report.tally.boundedTexts > 0 {
      return "\(verdicts): they fit in the widest containers they can have, and theirs may be narrower"
    }
    return "\(verdicts): accepted or turned off"
  }

  var verdicts: String {
    let summary = report.summary
    return """
      \(Wording.number(summary.pass)) passed, \(Wording.number(summary.fail)) failed, \
      \(Wording.number(summary.needsReview)) need review
      """
  }

  var details: [String] {
    var lines: [String] = []
    let inferred = report.tally.inferredSlots
    if inferred > 0 {
      lines.append(
        "Inferred: \(Wording.count(inferred, "one-line slot")), where the source language fits on one line at Large.")
    }
    let bounded = report.tally.boundedTexts
    if bounded > 0 {
      lines.append(
        "\(Wording.count(bounded, "text")) fit wherever it can be checked; their containers may be narrower.")
    }
    lines += inapplicable
    if !report.isEmpty, let container = report.container {
      let source = container.source.isEmpty ? "" : " (\(Wording.sentence(container.source)))"
      lines.append("Default available width: \(Points(container.width))\(source).")
    }
    return lines + notMeasured
  }

  /// The number of texts that need no measurement: not drawn, never cut or empty.
  var inapplicable: [String] {
    var lines: [String] = []
    let undrawn = report.tally.undrawn.sorted { $0.key.rawValue < $1.key.rawValue }
    if !undrawn.isEmpty {
      let counts = undrawn.map { "\(Wording.number($0.value)) × \($0.key.rawValue)" }
      lines.append("Not applicable: \(counts.joined(separator: ", ")): not drawn, or never cut.")
    }
    let empty = report.tally.emptyTexts
    if empty > 0 {
      lines.append("Not applicable: \(Wording.count(empty, "empty text")), of which nothing is drawn.")
    }
    return lines
  }

  /// A line per reason, script and package.
  private var notMeasured: [String] {
    let sorted = report.tally.unmeasured.sorted { one, other in
      let (left, right) = (one.key, other.key)
      return (-one.value.count, left.script, left.package ?? "", left.reason)
        < (-other.value.count, right.script, right.package ?? "", right.reason)
    }
    return sorted.map { what, texts in
      let mend = what.package.map { "install it with: apt-get install \($0)" } ?? "name one with --font-dir"
      let cause =
        what.reason == "missing-font" ? "no font for script \(what.script)" : "\(what.reason) (\(what.script))"
      let places = texts.places.map { "\(Wording.place($0.location)) \(Wording.key($0.key, $0.locale))" }
      let more = texts.count > places.count ? ", …" : ""
      return Wording.sentence("Not measured: \(Wording.count(texts.count, "text")), \(cause); \(mend)")
        + " At \(places.joined(separator: ", "))\(more)"
    }
  }

  /// The fonts that texts were measured with; nil if nothing was measured.
  var fonts: String? {
    guard !report.isEmpty, !report.fonts.isEmpty else { return nil }
    let names = report.fonts.map { font in
      "\(font.id) for \(font.standsInFor)\(font.calibrated ? ", calibrated" : "")"
    }
    return Wording.sentence("Measured with \(names.joined(separator: "; ")).")
  }
}
