extension LayoutEnvironment {
  /// Returns the width between the margins without computing the rest of the geometry.
  ///
  /// It is the same as `LayoutGeometry.roomForText`.
  ///
  /// - Returns: The width in points with its origin, or nil if no source states the insets or the margin.
  /// - Throws: ``AdaptivityError`` if the environment does not exist.
  public func roomForText() throws(AdaptivityError) -> Sourced<Double>? { try GeometryLookup(self).roomForText }

  /// Returns the width of the safe area including margins, which is the upper limit for any text.
  ///
  /// - Returns: The width in points, or nil if no source states the safe area.
  /// - Throws: ``AdaptivityError`` if the environment does not exist.
  public func safeWidth() throws(AdaptivityError) -> Double? { try GeometryLookup(self).safeWidth }
}
