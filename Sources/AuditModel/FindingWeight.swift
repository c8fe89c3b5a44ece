public import DynamicType

/// What findings are ordered by before their names and places are: numbers, compared without looking into any text.
///
/// Certain ones come before those that need review; then severity, the category where they start, by how much they are
/// over, for colours by how far they are below the ratio asked for.
public struct FindingWeight: Sendable {
  /// Whether a person has to look.
  public var isReview: Bool
  /// How bad it is.
  public var severity: Finding.Severity
  /// The first category at which it breaks.
  public var start: ContentSizeCategory
  /// By how many points it is over where it is worst.
  public var over: Double
  /// By which factor colours are below the ratio asked for; 0 where none is asked for.
  public var shortfall: Double

  /// Creates a weight.
  ///
  /// - Parameters:
  ///   - isReview: Whether a person has to look.
  ///   - severity: How bad it is.
  ///   - start: The first category at which it breaks; nil where there is none.
  ///   - over: By how many points it is over where it is worst.
  ///   - shortfall: By which factor colours are below the ratio asked for.
  public init(
    isReview: Bool, severity: Finding.Severity, start: ContentSizeCategory?, over: Double, shortfall: Double = 0
  ) {
    self.isReview = isReview
    self.severity = severity
    self.start = start ?? .default
    self.over = over
    self.shortfall = shortfall
  }

  /// Whether it is worse than another.
  ///
  /// - Parameter other: Another weight.
  /// - Returns: Whether this one comes first; nil where nothing tells them apart.
  public func isWorse(than other: FindingWeight) -> Bool? {
    if isReview != other.isReview { return !isReview }
    if severity != other.severity { return severity > other.severity }
    if start != other.start { return start < other.start }
    if over != other.over { return over > other.over }
    return shortfall == other.shortfall ? nil : shortfall > other.shortfall
  }
}
