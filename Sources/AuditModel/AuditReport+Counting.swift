extension AuditReport {
  /// Counts a finding, which may or may not be kept.
  ///
  /// - Parameter finding: A finding.
  public mutating func count(_ finding: Finding) {
    summary.count(finding)
    tally.countFinding(finding.outcome, finding.severity, finding.reason, locale: finding.locale)
  }
}

extension AuditReport.Summary {
  /// Counts one result.
  ///
  /// - Parameters:
  ///   - result: A text with its measurements.
  ///   - isSameText: Whether the text itself was counted in another room.
  public mutating func count(_ result: SlotMeasurement, isSameText: Bool = false) {
    if !isSameText {
      texts += 1
      if result.notMeasured != nil { notMeasured += 1 }
    }
    measurements += result.measurements.count
    // Indices: an iterator would copy every measurement.
    for index in result.measurements.indices {
      switch result.measurements[index].outcome {
      case .pass: pass += 1
      case .fail: fail += 1
      case .needsReview: needsReview += 1
      case .notApplicable: break
      }
    }
  }

  /// Counts one finding; what needs review is counted by its measurements, not here.
  ///
  /// - Parameter finding: A finding.
  public mutating func count(_ finding: Finding) { countFinding(finding.outcome, finding.severity) }

  /// Counts one finding by what it comes to.
  ///
  /// - Parameters:
  ///   - outcome: `fail` or `needsReview`.
  ///   - severity: How bad it is.
  public mutating func countFinding(_ outcome: Verdict, _ severity: Finding.Severity) {
    guard outcome == .fail else { return }
    switch severity {
    case .error: errors += 1
    case .warning: warnings += 1
    case .note: notes += 1
    }
  }

  /// Adds what was counted of other texts.
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
