extension Slot {
  /// Returns the width of the widest line that still fits after UILabel rounds the line up to whole pixels.
  ///
  /// - Parameters:
  ///   - width: The available width, in points.
  ///   - displayScale: Pixels per point.
  /// - Returns: The width in points, a whole number of pixels.
  public static func roomInPixels(_ width: Double, displayScale: Double) -> Double {
    (width * displayScale + 1e-6).rounded(.down) / displayScale
  }
}
