/// The largest width that the code around a text offers it, as a function of the window's width.
///
/// It is ``share`` of the window's width without ``taken``, but not more than ``most`` and not less than ``least``. All
/// lengths are in points.
public struct OfferedWidth: Hashable, Codable, Sendable {
  /// The share of the window's width, 0…1; below 1 in the columns of a grid.
  public var share: Double
  /// The width that paddings and neighbouring views take; negative if a padding makes the container wider.
  public var taken: Double
  /// The width in every narrower window, from 0.
  public var least: Double
  /// The width in every wider window, from 0; nil for no limit.
  public var most: Double?

  /// Creates a width.
  ///
  /// - Parameters:
  ///   - share: The share of the window's width, 0…1.
  ///   - taken: The width that is taken from that share, in points.
  ///   - least: The smallest width, in points.
  ///   - most: The largest width, in points; nil for no limit.
  public init(share: Double = 1, taken: Double = 0, least: Double = 0, most: Double? = nil) {
    self.share = share
    self.taken = taken
    self.least = least
    self.most = most.flatMap { $0.isFinite ? $0 : nil }
  }

  /// Whether the width is the same in every window.
  public var isFixed: Bool { most.map { $0 <= least } ?? false }

  /// Returns the width in a window.
  ///
  /// - Parameter window: The width of the window, in points.
  /// - Returns: The width, in points.
  public func width(in window: Double) -> Double { max(least, min(share * window - taken, most ?? .infinity)) }

  /// Returns the width if it is relative to a container.
  ///
  /// - Parameter outer: What the window offers the container.
  /// - Returns: What the window offers the text.
  public func within(_ outer: OfferedWidth) -> OfferedWidth {
    let limit = most ?? .infinity
    let most = min(share * (outer.most ?? .infinity) - taken, limit)
    return OfferedWidth(
      share: share * outer.share, taken: taken + share * outer.taken,
      least: max(least, min(share * outer.least - taken, limit)), most: most)
  }

  /// Returns a width that is not less than either of two, in every window.
  ///
  /// - Parameter other: The other width.
  /// - Returns: The wider one.
  public func union(_ other: OfferedWidth) -> OfferedWidth {
    let limit = most.flatMap { most in other.most.map { Swift.max(most, $0) } }
    return OfferedWidth(
      share: Swift.max(share, other.share), taken: Swift.min(taken, other.taken), least: Swift.max(least, other.least),
      most: limit)
  }
}
