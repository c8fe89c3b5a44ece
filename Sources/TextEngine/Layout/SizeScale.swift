/// What a size makes of shaped text: how much of each part of an advance counts, and how wide its error bar is.
public struct SizeScale: Sendable {
  /// The point size.
  public let size: Double
  /// The factors of the four parts of an advance.
  let factors: ShapedText.Advance
  /// One emoji's advance, in points.
  let emoji: Double
  /// What a custom font's width may be off by, in points: one pixel.
  let pixel: Double

  /// Creates the scale of a size.
  ///
  /// - Parameters:
  ///   - size: The point size, above 0.
  ///   - tracking: The system font's tracking at that size, in points a cluster.
  ///   - stack: The fonts, which know how much of the display design a size takes and how wide an emoji is.
  ///   - displayScale: Pixels a point.
  public init(size: Double, tracking: Double, stack: FontStack, displayScale: Double) {
    let share = stack.displayShare(at: size)
    emoji = stack.emojiAdvance(at: size)
    self.size = size
    pixel = 1 / displayScale
    factors = [size * (1 - share), size * share, tracking, emoji]
  }

  /// The points an advance comes to.
  ///
  /// - Parameter advance: A sum of advances.
  /// - Returns: Its width in points.
  @inline(__always)
  func points(_ advance: ShapedText.Advance) -> Double { (advance * factors).sum() }
}
