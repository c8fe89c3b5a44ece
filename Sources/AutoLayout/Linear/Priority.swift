/// The importance of a constraint, from above 0 to 1000 (required).
///
/// Priorities are levels, not weights: no number of less important constraints outweighs a more important one.
package struct Priority: Hashable, Comparable, Sendable {
  /// The number that UIKit uses, above 0 and at most 1000.
  package let value: Double

  /// Creates a priority, or returns nil if the number is not above 0 and at most 1000.
  package init?(_ value: Double) {
    guard value > 0, value <= 1000 else { return nil }
    self.value = value
  }

  private init(known value: Double) { self.value = value }

  /// 1000: the constraint must hold.
  package static let required = Priority(known: 1000)
  /// 750: UIKit's default for compression resistance.
  package static let high = Priority(known: 750)
  /// 250: UIKit's default for hugging.
  package static let low = Priority(known: 250)

  package static func < (one: Priority, other: Priority) -> Bool { one.value < other.value }
}
