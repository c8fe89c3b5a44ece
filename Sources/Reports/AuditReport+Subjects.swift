internal import AuditModel

extension AuditReport {
  /// Whether the run checked texts.
  var hasTexts: Bool { container != nil || (palettes == nil && layoutSummary == nil) }

  /// Sentences on the texts; nil if the run did not check texts.
  var textWords: TerminalTextSummary? { hasTexts ? TerminalTextSummary(report: self) : nil }

  /// Sentences on the colours; nil if the run did not check colours.
  var colorWords: TerminalColorSummary? { palettes.map { TerminalColorSummary(report: self, palettes: $0) } }

  /// Sentences on the screens; nil if the run did not check screens.
  var layoutWords: TerminalLayoutSummary? { layoutSummary.map(TerminalLayoutSummary.init) }

  /// Sentences on the screens; nil if the run did not check screens, or found none next to texts or colours.
  var shownLayoutWords: TerminalLayoutSummary? {
    guard let counts = layoutSummary else { return nil }
    if counts.screens == 0, counts.judgements == 0, hasTexts || palettes != nil { return nil }
    return layoutWords
  }

  /// The reasons why something was skipped, most frequent first.
  var skipped: [(reason: String, count: Int)] {
    leftOut.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }
}

extension AuditReport.Summary {
  /// The measurements by outcome.
  var counts: JudgementCounts {
    var counts = JudgementCounts()
    (counts.pass, counts.fail, counts.needsReview) = (pass, fail, needsReview)
    return counts
  }
}

extension AuditReport.Tally {
  /// The reasons why findings need review, most frequent first.
  var reviewReasons: [(reason: ReviewReason, count: Int)] {
    ReviewReason.allCases.compactMap { reason in reasons[reason].map { (reason, $0) } }.sorted { $0.1 > $1.1 }
  }

  /// The texts that were not measured, per reason, script and package, most texts first.
  var unmeasuredTexts: [(reason: SlotMeasurement.NotMeasured, texts: Unmeasured)] {
    unmeasured.sorted { one, other in
      (-one.value.count, one.key.script, one.key.package ?? "", one.key.reason)
        < (-other.value.count, other.key.script, other.key.package ?? "", other.key.reason)
    }.map { ($0.key, $0.value) }
  }
}

extension AuditReport.Tally.Unmeasured {
  /// The first places, `a.json:3:4 greeting (de), …`.
  var words: String {
    let shown = places.map { "\(Wording.place($0.location)) \(Wording.key($0.key, $0.locale))" }
    return shown.joined(separator: ", ") + (count > places.count ? ", …" : "")
  }
}

extension SlotMeasurement.NotMeasured {
  /// `no font for script Thai`.
  var cause: String { reason == "missing-font" ? "no font for script \(script)" : "\(reason) (\(script))" }

  /// The fix: the package to install, or `otherwise` if no package is known.
  func remedy(otherwise: String) -> String {
    package.map { "install it with: apt-get install \($0)" } ?? otherwise
  }
}
