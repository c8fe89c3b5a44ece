/// The factors that a size applies to the advances of shaped text and to its error margin.
package struct SizeScale: Sendable {
  /// The font size in points.
  package let size: Double
  /// The factors of the four parts of an advance.
  let factors: ShapedText.Advance
  /// The advance of an emoji, in points.
  let emoji: Double
  /// The size of a pixel in points, which is the error margin of a custom font's width.
  let pixel: Double

  /// Creates the scale for a size in points, above 0.
  ///
  /// The tracking is the system font's at that size, in points per cluster. The display scale is in pixels per point.
  package init(size: Double, tracking: Double, stack: FontStack, displayScale: Double) {
    let share = stack.displayShare(at: size)
    emoji = stack.emojiAdvance(at: size)
    self.size = size
    pixel = 1 / displayScale
    factors = [size * (1 - share), size * share, tracking, emoji]
  }

  /// Converts an advance, or a sum of advances, to points.
  @inline(__always)
  func points(_ advance: ShapedText.Advance) -> Double { (advance * factors).sum() }
}
