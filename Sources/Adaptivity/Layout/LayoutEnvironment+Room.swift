extension LayoutEnvironment {
  /// The width between the margins: ``LayoutGeometry/roomForText`` without all the rest.
  ///
  /// - Returns: The width in points with its origin; nil where no source gives what it rests on.
  /// - Throws: ``AdaptivityError`` where there is no such environment.
  public func roomForText() throws(AdaptivityError) -> Sourced<Double>? { try Survey(self).roomForText }

  /// The width of the window between the safe area's sides, without margins: no text of the window has more.
  ///
  /// - Returns: The width in points; nil where no source gives the safe area.
  /// - Throws: ``AdaptivityError`` where there is no such environment.
  public func safeWidth() throws(AdaptivityError) -> Double? { try Survey(self).safeWidth }
}
