/// The sort key of findings that need review at the end of a report: by excess.
public struct ReviewWeight: Sendable {
  /// The largest excess over the available width, in points.
  public var over: Double

  /// Creates a weight.
  ///
  /// - Parameter over: The largest excess over the available width, in points.
  public init(over: Double) { self.over = over }

  /// Compares the excess with another one.
  ///
  /// - Parameter other: Another weight.
  /// - Returns: Whether this one comes first; nil if both are equal.
  public func isWorse(than other: ReviewWeight) -> Bool? {
    over == other.over ? nil : over > other.over
  }
}
