import AuditModel
import DynamicType

extension [Finding] {
  /// Puts the worst first, in an order that does not depend on the order before.
  ///
  /// Certain ones before those that need review; then by severity, by the category where they start, by how much they
  /// are over, and by place.
  mutating func sortWorstFirst() {
    sort { one, other in
      let isReview = one.outcome == .needsReview
      if isReview != (other.outcome == .needsReview) { return !isReview }
      if one.severity != other.severity { return one.severity > other.severity }
      let start = one.firstCategory ?? .default
      let otherStart = other.firstCategory ?? .default
      if start != otherStart { return start < otherStart }
      let over = one.worst?.overBy ?? 0
      let otherOver = other.worst?.overBy ?? 0
      if over != otherOver { return over > otherOver }
      if one.location.file != other.location.file { return one.location.file < other.location.file }
      if one.location.line != other.location.line { return one.location.line < other.location.line }
      if one.location.column != other.location.column { return one.location.column < other.location.column }
      if one.key != other.key { return one.key < other.key }
      if one.rule != other.rule { return one.rule < other.rule }
      return !one.slot.boldText && other.slot.boldText
    }
  }
}
