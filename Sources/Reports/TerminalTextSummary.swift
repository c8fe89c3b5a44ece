internal import AuditModel
internal import DynamicType

/// What a run measured of texts and what came of it, in words.
struct TerminalTextSummary {
  let report: AuditReport

  var amount: String {
    let summary = report.summary
    let sizes = report.results.lazy.map(\.measurements.count).max() ?? 0
    return """
      \(Wording.count(max(0, summary.texts - summary.notMeasured), "text")) in \(Wording.count(report.locales.count, "language")) from \
      \(Wording.count(report.filesRead, "file")) at \(Wording.count(sizes, "size")) \
      (\(Wording.count(summary.measurements, "measurement")))
      """
  }

  var verdicts: String {
    let summary = report.summary
    return """
      \(Wording.number(summary.pass)) fit, \(Wording.number(summary.fail)) do not, \
      \(Wording.number(summary.needsReview)) need a person
      """
  }

  var details: [String] {
    var lines: [String] = []
    let inferred = report.results.lazy.filter { $0.lineLimitSource == .inferred }.count
    if inferred > 0 {
      lines.append(
        "Inferred: \(Wording.count(inferred, "one-line slot")), where the source language fits on one line at Large.")
    }
    if !report.isEmpty, let container = report.container {
      let source = container.source.isEmpty ? "" : " (\(Wording.sentence(container.source)))"
      lines.append("Room where nothing else is said: \(Wording.points(container.width))\(source).")
    }
    return lines + notMeasured
  }

  /// One line for each reason, script and package.
  private var notMeasured: [String] {
    var counts: [SlotMeasurement.NotMeasured: Int] = [:]
    for result in report.results { if let reason = result.notMeasured { counts[reason, default: 0] += 1 } }
    let sorted = counts.sorted { ($1.value, $0.key.script) < ($0.value, $1.key.script) }
    return sorted.map { what, count in
      let mend = what.package.map { "install it with: apt-get install \($0)" } ?? "name one with --font-dir"
      let cause =
        what.reason == "missing-font" ? "no font for script \(what.script)" : "\(what.reason) (\(what.script))"
      let places = report.results.lazy.filter { $0.notMeasured == what }.prefix(Self.placesShown).map {
        "\(Wording.place($0.string.location)) \(Wording.key($0.string.key, $0.string.locale))"
      }
      let more = count > Self.placesShown ? ", …" : ""
      return Wording.sentence("Not measured: \(Wording.count(count, "text")), \(cause); \(mend)")
        + " At \(places.joined(separator: ", "))\(more)"
    }
  }

  /// How many places of texts that were not measured are named.
  private static let placesShown = 3

  /// The fonts that widths rest on; nil where nothing was measured.
  var fonts: String? {
    guard !report.isEmpty, !report.fonts.isEmpty else { return nil }
    let names = report.fonts.map { font in
      "\(font.id) for \(font.standsInFor)\(font.calibrated ? ", calibrated" : "")"
    }
    return Wording.sentence("Widths rest on \(names.joined(separator: "; ")).")
  }
}
