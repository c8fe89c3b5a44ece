import AuditModel
import ColorContrast
import DynamicType

extension [Finding] {
  /// The findings, the worst first, in an order that does not depend on the order before.
  ///
  /// Certain ones before those that need review; then by severity, by the category where they start, by how much they
  /// are over, for colours by how far they are below the ratio asked for, and by place.
  ///
  /// - Returns: The same findings in order.
  func sortedWorstFirst() -> [Finding] {
    // Numbers are compared, and findings are looked into only where these are equal: a finding is some hundred bytes of
    // strings to copy.
    let files = Dictionary(
      uniqueKeysWithValues: Set(map(\.location.file)).sorted().enumerated().map { ($1, $0) })
    let weights = map { FindingWeight($0, file: files[$0.location.file] ?? 0) }
    return indices.sorted { one, other in
      if let isWorse = weights[one].isWorse(than: weights[other]) { return isWorse }
      if self[one].key != self[other].key { return self[one].key < self[other].key }
      if self[one].rule != self[other].rule { return self[one].rule < self[other].rule }
      return self[one].slot?.boldText == false && self[other].slot?.boldText == true
    }
    .map { self[$0] }
  }
}

/// What findings are ordered by before their names are.
private struct FindingWeight {
  let isReview: Bool
  let severity: Finding.Severity
  let start: ContentSizeCategory
  let over: Double
  let shortfall: Double
  /// The place of the file's name among all of them.
  let file: Int
  let line: Int
  let column: Int

  init(_ finding: Finding, file: Int) {
    isReview = finding.outcome == .needsReview
    severity = finding.severity
    start = finding.firstCategory ?? .default
    over = finding.worst?.overBy ?? 0
    shortfall = finding.colors?.shortfall ?? 0
    self.file = file
    line = finding.location.line
    column = finding.location.column
  }

  /// Whether it is worse than another; nil where nothing tells them apart.
  func isWorse(than other: FindingWeight) -> Bool? {
    if isReview != other.isReview { return !isReview }
    if severity != other.severity { return severity > other.severity }
    if start != other.start { return start < other.start }
    if over != other.over { return over > other.over }
    if shortfall != other.shortfall { return shortfall > other.shortfall }
    if file != other.file { return file < other.file }
    if line != other.line { return line < other.line }
    return column == other.column ? nil : column < other.column
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
