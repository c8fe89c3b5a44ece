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
    // Indices are sorted, not findings: a finding is some hundred bytes of strings to copy.
    indices.sorted { self[$0].isWorse(than: self[$1]) }.map { self[$0] }
  }
}

extension Finding {
  fileprivate func isWorse(than other: Finding) -> Bool {
    let isReview = outcome == .needsReview
    if isReview != (other.outcome == .needsReview) { return !isReview }
    if severity != other.severity { return severity > other.severity }
    let start = firstCategory ?? .default
    let otherStart = other.firstCategory ?? .default
    if start != otherStart { return start < otherStart }
    let over = worst?.overBy ?? 0
    let otherOver = other.worst?.overBy ?? 0
    if over != otherOver { return over > otherOver }
    let shortfall = colors?.shortfall ?? 0
    let otherShortfall = other.colors?.shortfall ?? 0
    if shortfall != otherShortfall { return shortfall > otherShortfall }
    if location.file != other.location.file { return location.file < other.location.file }
    if location.line != other.location.line { return location.line < other.location.line }
    if location.column != other.location.column { return location.column < other.location.column }
    if key != other.key { return key < other.key }
    if rule != other.rule { return rule < other.rule }
    return slot?.boldText == false && other.slot?.boldText == true
  }
}

extension ColorEvidence {
  /// By which factor the worst failing reading, or bar, is below the ratio asked for; 0 where none is asked for.
  fileprivate var shortfall: Double {
    guard let requiredRatio else { return 0 }
    let ratios =
      readings.filter { failing.contains($0.environment) }.map(\.ratio) + bars.compactMap { $0.bounds?.maximum }
    return ratios.min().map { requiredRatio / $0 } ?? 0
  }
}
