/// What doubts are listed by at the end of a report: by how much they are over.
public struct ReviewWeight: Sendable {
  /// By how many points it is over where it is worst.
  public var over: Double

  /// Creates a weight.
  ///
  /// - Parameter over: By how many points it is over where it is worst.
  public init(over: Double) { self.over = over }

  /// Whether it is worse than another.
  ///
  /// - Parameter other: Another weight.
  /// - Returns: Whether this one comes first; nil where nothing tells them apart.
  public func isWorse(than other: ReviewWeight) -> Bool? {
    over == other.over ? nil : over > other.over
  }
}
