public import AuditModel
import ColorContrast

extension [Finding] {
  /// The findings, the worst first, in an order that does not depend on the order before, equal ones aside.
  ///
  /// - Returns: The same findings in order.
  package func sortedWorstFirst() -> [Finding] {
    guard count > 1 else { return self }
    var ranked = RankedFindings()
    for (place, finding) in enumerated() { ranked.append(finding, at: place) }
    return ranked.takeWorstFirst()
  }

  /// The findings of two lists, the worst first.
  ///
  /// - Parameter other: The other list.
  /// - Returns: The findings of both in order.
  public func mergedWorstFirst(with other: [Finding]) -> [Finding] {
    other.isEmpty ? self : (self + other).sortedWorstFirst()
  }
}

extension FindingWeight {
  package init(_ finding: Finding) {
    self.init(
      isReview: finding.outcome == .needsReview, severity: finding.severity, start: finding.firstCategory,
      over: finding.worst?.overBy ?? finding.layout?.overBy ?? 0, shortfall: finding.colors?.shortfall ?? 0)
  }
}

extension ColorEvidence {
  /// By which factor the worst failing reading, or bar, is below the ratio asked for; 0 where none is asked for.
  fileprivate var shortfall: Double {
    guard let requiredRatio else { return 0 }
    var least = Double.infinity
    for reading in readings where failing.contains(reading.environment) { least = min(least, reading.ratio) }
    for bar in bars { least = min(least, bar.bounds?.maximum ?? least) }
    return least.isFinite ? requiredRatio / least : 0
  }
}
