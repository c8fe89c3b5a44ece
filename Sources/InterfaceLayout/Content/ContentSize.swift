/// The size that the contents of a view need.
package struct ContentSize: Hashable, Sendable {
  /// The width of the frame in points; nil if the contents have none.
  package var width: Double?
  /// The height of the frame in points; nil if the contents have none.
  package var height: Double?
  /// The distance from the top of the frame to the first baseline in points; nil for the top itself.
  package var firstBaseline: Double?
  /// The distance from the last baseline to the bottom of the frame in points; nil for the bottom itself.
  package var lastBaseline: Double?

  /// Creates a size.
  package init(
    width: Double? = nil, height: Double? = nil, firstBaseline: Double? = nil, lastBaseline: Double? = nil
  ) {
    self.width = width
    self.height = height
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }
}

/// A source for the sizes of texts, pictures and controls.
package protocol IntrinsicSizes {
  /// Returns the size of an object's contents; nil if the object is unknown.
  ///
  /// The width is the maximum for a text's frame in points; nil for one line per paragraph.
  func size(of object: Int, width: Double?) -> ContentSize?
}
