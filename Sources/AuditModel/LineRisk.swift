public import DynamicType

/// The sort key of texts that need more than one line and have no stated line limit, riskiest first.
///
/// A text whose source fits on one line at Large was most likely designed for one line, so it comes first. A text
/// whose source needs several lines surely wraps. Within both groups, the smaller failing size category comes first,
/// then the smaller excess, because long sentences usually wrap.
public struct LineRisk: Sendable {
  /// Whether the source text needs more than one line at Large, so that the text surely wraps.
  public var wraps: Bool
  /// The first size category at which one line is not enough; `default` if unknown.
  public var start: ContentSizeCategory
  /// The largest excess over the available width, in points.
  public var over: Double

  /// Creates a risk.
  ///
  /// - Parameters:
  ///   - lineLimit: The inferred line limit; nil if the source text needs several lines.
  ///   - start: The first size category at which one line is not enough.
  ///   - over: The largest excess over the available width, in points.
  public init(lineLimit: Int?, start: ContentSizeCategory?, over: Double) {
    wraps = lineLimit != 1
    self.start = start ?? .default
    self.over = over
  }

  /// Returns whether this risk is higher than another.
  ///
  /// - Parameter other: The risk to compare with.
  /// - Returns: True if the text with this risk comes first; nil if both risks are equal.
  public func isWorse(than other: LineRisk) -> Bool? {
    if wraps != other.wraps { return !wraps }
    if start != other.start { return start < other.start }
    return over == other.over ? nil : over < other.over
  }
}
