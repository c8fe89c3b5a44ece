/// The sort key for the list of findings that need review at the end of a report: their excess.
public struct ReviewWeight: Sendable {
  /// The largest excess over the available width, in points.
  public var over: Double

  /// Creates a weight.
  ///
  /// - Parameter over: The largest excess over the available width, in points.
  public init(over: Double) { self.over = over }

  /// Returns whether the excess is larger than another.
  ///
  /// - Parameter other: The weight to compare with.
  /// - Returns: True if the finding with this weight comes first; nil if both weights are equal.
  public func isWorse(than other: ReviewWeight) -> Bool? {
    over == other.over ? nil : over > other.over
  }
}
