extension LayoutEnvironment {
  /// The width between the margins, as in `LayoutGeometry.roomForText`, without computing the rest of the geometry.
  ///
  /// - Returns: The width in points with its origin; nil if no source gives the insets or the margin.
  /// - Throws: ``AdaptivityError`` if the environment does not exist.
  public func roomForText() throws(AdaptivityError) -> Sourced<Double>? { try GeometryLookup(self).roomForText }

  /// The width of the window between the safe area's sides, margins included: the upper limit for any text.
  ///
  /// - Returns: The width in points; nil if no source gives the safe area.
  /// - Throws: ``AdaptivityError`` if the environment does not exist.
  public func safeWidth() throws(AdaptivityError) -> Double? { try GeometryLookup(self).safeWidth }
}
