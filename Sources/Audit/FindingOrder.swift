import AuditModel
import DynamicType

extension [Finding] {
  /// The findings, the worst first, in an order that does not depend on the order before.
  ///
  /// Certain ones before those that need review; then by severity, by the category where they start, by how much they
  /// are over, and by place.
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
    if location.file != other.location.file { return location.file < other.location.file }
    if location.line != other.location.line { return location.line < other.location.line }
    if location.column != other.location.column { return location.column < other.location.column }
    if key != other.key { return key < other.key }
    if rule != other.rule { return rule < other.rule }
    return slot?.boldText == false && other.slot?.boldText == true
  }
}
