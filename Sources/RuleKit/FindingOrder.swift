public import AuditModel
import ColorContrast

extension [Finding] {
  /// Returns the findings, worst first.
  ///
  /// Equal findings keep their original order.
  package func sortedWorstFirst() -> [Finding] {
    guard count > 1 else { return self }
    var ranked = RankedFindings()
    for (place, finding) in enumerated() { ranked.append(finding, at: place) }
    return ranked.takeWorstFirst()
  }

  /// Returns the findings of two lists, worst first.
  ///
  /// - Parameter other: The other list.
  /// - Returns: The findings of both lists, worst first.
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
  /// The required ratio divided by the lowest ratio of a failing reading or a bar; 0 without a required ratio.
  fileprivate var shortfall: Double {
    guard let requiredRatio else { return 0 }
    var least = Double.infinity
    for reading in readings where failing.contains(reading.environment) { least = min(least, reading.ratio) }
    for bar in bars { least = min(least, bar.bounds?.maximum ?? least) }
    return least.isFinite ? requiredRatio / least : 0
  }
}
