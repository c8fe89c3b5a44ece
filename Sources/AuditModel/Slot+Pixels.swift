extension Slot {
  /// The widest a line may be so that, rounded up to a pixel as UILabel rounds it, it is within a room.
  ///
  /// - Parameters:
  ///   - width: The room, in points.
  ///   - displayScale: Pixels a point.
  /// - Returns: A width of whole pixels, in points.
  public static func roomInPixels(_ width: Double, displayScale: Double) -> Double {
    (width * displayScale + 1e-6).rounded(.down) / displayScale
  }
}
