extension AuditReport {
  /// Counts a finding, whether or not the report keeps it.
  ///
  /// - Parameter finding: The finding to count.
  public mutating func count(_ finding: Finding) {
    summary.count(finding)
    tally.countFinding(finding.outcome, finding.severity, finding.reason, locale: finding.locale)
  }
}

extension AuditReport.Summary {
  /// Counts one text in one slot, and the outcomes of its measurements.
  ///
  /// - Parameters:
  ///   - result: A text with its measurements.
  ///   - isSameText: Whether the text was already counted in another slot; only its measurements are counted then.
  public mutating func count(_ result: SlotMeasurement, isSameText: Bool = false) {
    if !isSameText {
      texts += 1
      if result.notMeasured != nil { notMeasured += 1 }
    }
    measurements += result.measurements.count
    // An iterator would copy every measurement.
    for index in result.measurements.indices {
      switch result.measurements[index].outcome {
      case .pass: pass += 1
      case .fail: fail += 1
      case .needsReview: needsReview += 1
      case .notApplicable: break
      }
    }
  }

  /// Counts one finding by severity.
  ///
  /// Findings that need review are not counted: ``needsReview`` counts measurements.
  ///
  /// - Parameter finding: The finding to count.
  public mutating func count(_ finding: Finding) { countFinding(finding.outcome, finding.severity) }

  /// Counts one finding by its outcome and severity.
  ///
  /// - Parameters:
  ///   - outcome: `fail` or `needsReview`; only `fail` is counted.
  ///   - severity: The severity.
  public mutating func countFinding(_ outcome: Verdict, _ severity: Finding.Severity) {
    guard outcome == .fail else { return }
    switch severity {
    case .error: errors += 1
    case .warning: warnings += 1
    case .note: notes += 1
    }
  }

  /// Adds the counts of another part of the run.
  ///
  /// - Parameter other: The other counts.
  public mutating func add(_ other: Self) {
    texts += other.texts
    distinctTexts += other.distinctTexts
    measurements += other.measurements
    pass += other.pass
    fail += other.fail
    needsReview += other.needsReview
    notMeasured += other.notMeasured
    errors += other.errors
    warnings += other.warnings
    notes += other.notes
  }
}
