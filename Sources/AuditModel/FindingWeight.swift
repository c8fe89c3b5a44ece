public import DynamicType

/// The numbers that findings are sorted by, before their names and locations.
///
/// Failures come before findings that need review. Then the order is by severity, first failing size category, excess
/// in points, and shortfall of contrast. Comparing numbers first avoids looking at strings.
public struct FindingWeight: Sendable {
  /// Whether the finding needs review.
  public var isReview: Bool
  /// The severity.
  public var severity: Finding.Severity
  /// The first size category with the problem.
  public var start: ContentSizeCategory
  /// The largest excess over the available width, in points.
  public var over: Double
  /// The factor by which colours are below the required ratio; 0 if none is required.
  public var shortfall: Double

  /// Creates a weight.
  ///
  /// - Parameters:
  ///   - isReview: Whether the finding needs review.
  ///   - severity: The severity.
  ///   - start: The first size category with the problem; nil if there is none.
  ///   - over: The largest excess over the available width, in points.
  ///   - shortfall: The factor by which colours are below the required ratio.
  public init(
    isReview: Bool, severity: Finding.Severity, start: ContentSizeCategory?, over: Double, shortfall: Double = 0
  ) {
    self.isReview = isReview
    self.severity = severity
    self.start = start ?? .default
    self.over = over
    self.shortfall = shortfall
  }

  /// Whether this weight is worse than another.
  ///
  /// - Parameter other: Another weight.
  /// - Returns: Whether this one comes first; nil if both are equal.
  public func isWorse(than other: FindingWeight) -> Bool? {
    if isReview != other.isReview { return !isReview }
    if severity != other.severity { return severity > other.severity }
    if start != other.start { return start < other.start }
    if over != other.over { return over > other.over }
    return shortfall == other.shortfall ? nil : shortfall > other.shortfall
  }
}
