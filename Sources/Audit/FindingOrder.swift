import AuditModel
import ColorContrast

extension [Finding] {
  /// The findings, the worst first, in an order that does not depend on the order before.
  ///
  /// By ``FindingWeight``, then by place.
  ///
  /// - Returns: The same findings in order.
  func sortedWorstFirst() -> [Finding] {
    // Numbers are compared, and findings are looked into only where these are equal: a finding is some hundred bytes of
    // strings to copy. The names of files are numbered in their order.
    let files = Dictionary(
      uniqueKeysWithValues: Set(map(\.location.file)).sorted().enumerated().map { ($1, $0) })
    let numbers = map { (weight: FindingWeight($0), file: files[$0.location.file] ?? 0) }
    return indices.sorted { one, other in
      if let isWorse = numbers[one].weight.isWorse(than: numbers[other].weight) { return isWorse }
      if numbers[one].file != numbers[other].file { return numbers[one].file < numbers[other].file }
      return self[one].stands(before: self[other], or: one < other)
    }
    .map { self[$0] }
  }
}

extension Finding {
  /// Whether it comes first where both weigh the same and stand in one file.
  fileprivate func stands(before other: Finding, or isBefore: Bool) -> Bool {
    if location.line != other.location.line { return location.line < other.location.line }
    if location.column != other.location.column { return location.column < other.location.column }
    if key != other.key { return key < other.key }
    if rule != other.rule { return rule < other.rule }
    if slot?.boldText != other.slot?.boldText { return slot?.boldText == false }
    return isBefore
  }
}

extension FindingWeight {
  init(_ finding: Finding) {
    self.init(
      isReview: finding.outcome == .needsReview, severity: finding.severity, start: finding.firstCategory,
      over: finding.worst?.overBy ?? 0, shortfall: finding.colors?.shortfall ?? 0)
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
