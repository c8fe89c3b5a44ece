/// What doubts are listed by at the end of a report: what lies near its limit comes before what has none, because how
/// far a long text is over one line says little.
public struct DoubtWeight: Sendable {
  /// Whether there is no line limit to be near to.
  public var hasNoSlot: Bool
  /// By how many points it is over where it is worst.
  public var over: Double

  /// Creates a weight.
  ///
  /// - Parameters:
  ///   - reason: Why it needs review.
  ///   - over: By how many points it is over where it is worst.
  public init(reason: ReviewReason?, over: Double) {
    hasNoSlot = reason == .noSlot
    self.over = over
  }

  /// Whether it is worse than another.
  ///
  /// - Parameter other: Another weight.
  /// - Returns: Whether this one comes first; nil where nothing tells them apart.
  public func isWorse(than other: DoubtWeight) -> Bool? {
    if hasNoSlot != other.hasNoSlot { return other.hasNoSlot }
    return over == other.over ? nil : over > other.over
  }
}
