public import DynamicType

/// The numbers by which findings are sorted, before their names and locations.
///
/// Failures come before findings that need review. Within both groups, the order is by severity, first size category,
/// excess in points and shortfall of contrast. Comparing numbers first avoids most comparisons of strings.
public struct FindingWeight: Sendable {
  /// Whether the finding needs review.
  public var isReview: Bool
  /// The severity.
  public var severity: Finding.Severity
  /// The first size category with the problem; `default` if there is none.
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

  /// Returns whether this weight is worse than another.
  ///
  /// - Parameter other: The weight to compare with.
  /// - Returns: True if the finding with this weight comes first; nil if both weights are equal.
  public func isWorse(than other: FindingWeight) -> Bool? {
    if isReview != other.isReview { return !isReview }
    if severity != other.severity { return severity > other.severity }
    if start != other.start { return start < other.start }
    if over != other.over { return over > other.over }
    return shortfall == other.shortfall ? nil : shortfall > other.shortfall
  }
}
