/// What an audit keeps of what it measures; it counts everything either way.
///
/// A report for a person shows the worst findings and counts, so nothing else has to outlive the text it is about: with
/// ``worst(failures:doubts:)`` memory grows with what the files said alone. Reports that list findings need
/// ``findings``, one with a record per text ``results``, and only one that shows every measurement ``everything``.
public enum AuditRetention: Hashable, Sendable {
  /// Every result and every finding.
  case everything
  /// Every finding, and of each result the sizes with findings (``MeasurementChoice/findings``).
  case results
  /// Every finding and no result: what is measured of a text outlives it only where something is wrong with it.
  case findings
  /// No result, and of the findings only the worst.
  ///
  /// Failures are warnings and errors; notes are counted only. Doubts are findings that need review.
  case worst(failures: Int, doubts: Int)

  /// What serves two readers.
  ///
  /// - Parameter other: What the other reader needs.
  /// - Returns: The least that serves both.
  public func joined(with other: AuditRetention) -> AuditRetention {
    switch (self, other) {
    case (.worst(let failures, let doubts), .worst(let others, let othersDoubts)):
      .worst(failures: max(failures, others), doubts: max(doubts, othersDoubts))
    case (.everything, _), (_, .everything): .everything
    case (.results, _), (_, .results): .results
    case (.findings, _), (_, .findings): .findings
    }
  }
}
