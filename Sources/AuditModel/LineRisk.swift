public import DynamicType

/// The order of texts for which one line is not enough while nobody stated their line limit: the riskiest first.
///
/// A text whose source fits on one line at Large was most likely drawn on one; one whose source does not surely wraps.
/// Of both, what needs a second line at the smaller size comes first, and of these the shorter: long sentences wrap.
public struct LineRisk: Sendable {
  /// Whether the source text itself needs more than one line at Large, so that the text surely wraps.
  public var wraps: Bool
  /// The first category at which one line is not enough.
  public var start: ContentSizeCategory
  /// By how many points it is over where it is worst.
  public var over: Double

  /// Creates a risk.
  ///
  /// - Parameters:
  ///   - lineLimit: The inferred line limit; nil where the source text needs several lines.
  ///   - start: The first category at which one line is not enough.
  ///   - over: By how many points it is over where it is worst.
  public init(lineLimit: Int?, start: ContentSizeCategory?, over: Double) {
    wraps = lineLimit != 1
    self.start = start ?? .default
    self.over = over
  }

  /// Whether it is riskier than another.
  ///
  /// - Parameter other: Another risk.
  /// - Returns: Whether this one comes first; nil where nothing tells them apart.
  public func isWorse(than other: LineRisk) -> Bool? {
    if wraps != other.wraps { return !wraps }
    if start != other.start { return start < other.start }
    return over == other.over ? nil : over < other.over
  }
}
