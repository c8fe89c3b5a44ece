internal import AuditModel

extension AuditReport {
  /// Whether the run checked texts.
  var hasTexts: Bool { container != nil || (palettes == nil && layoutSummary == nil) }

  /// The summary of the checked texts; nil if the run did not check texts.
  var textWords: TerminalTextSummary? { hasTexts ? TerminalTextSummary(report: self) : nil }

  /// The summary of the checked colours; nil if the run did not check colours.
  var colorWords: TerminalColorSummary? { palettes.map { TerminalColorSummary(report: self, palettes: $0) } }

  /// The summary of the checked screens; nil if the run did not check screens.
  var layoutWords: TerminalLayoutSummary? { layoutSummary.map(TerminalLayoutSummary.init) }

  /// The summary of the screens; nil if none were checked, or none found next to texts or colours.
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
  /// The numbers of measurements that passed, failed or need review.
  var counts: JudgementCounts {
    var counts = JudgementCounts()
    (counts.pass, counts.fail, counts.needsReview) = (pass, fail, needsReview)
    return counts
  }
}

extension AuditReport.Tally {
  /// The reasons why findings need review, with their counts, most frequent first.
  var reviewReasons: [(reason: ReviewReason, count: Int)] {
    ReviewReason.allCases.compactMap { reason in reasons[reason].map { (reason, $0) } }.sorted { $0.1 > $1.1 }
  }

  /// The texts that were not measured, grouped by reason, script and package, largest group first.
  var unmeasuredTexts: [(reason: SlotMeasurement.NotMeasured, texts: Unmeasured)] {
    unmeasured.sorted { one, other in
      (-one.value.count, one.key.script, one.key.package ?? "", one.key.reason)
        < (-other.value.count, other.key.script, other.key.package ?? "", other.key.reason)
    }.map { ($0.key, $0.value) }
  }
}

extension AuditReport.Tally.Unmeasured {
  /// The places to show, such as `a.json:3:4 greeting (de), …`.
  var words: String {
    let shown = places.map { "\(Wording.place($0.location)) \(Wording.key($0.key, $0.locale))" }
    return shown.joined(separator: ", ") + (count > places.count ? ", …" : "")
  }
}

extension SlotMeasurement.NotMeasured {
  /// The reason in words, such as `no font for script Thai`.
  var cause: String { reason == "missing-font" ? "no font for script \(script)" : "\(reason) (\(script))" }

  /// Returns the command that installs the missing package, or `otherwise` if no package is known.
  func remedy(otherwise: String) -> String {
    package.map { "install it with: apt-get install \($0)" } ?? otherwise
  }
}
