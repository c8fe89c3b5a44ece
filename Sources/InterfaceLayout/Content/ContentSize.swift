/// The size that the contents of a view ask for.
package struct ContentSize: Hashable, Sendable {
  /// The width of the frame in points; nil if the view asks for none.
  package var width: Double?
  /// The height of the frame in points; nil if the view asks for none.
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

/// Knows the sizes of texts, pictures and controls.
package protocol IntrinsicSizes {
  /// Returns the size of an object's contents; nil if the object is not known.
  ///
  /// - Parameters:
  ///   - object: The index of the object in the document.
  ///   - width: The width of the frame in points that a text may take up; nil for any.
  /// - Returns: The size; that of one line per paragraph if `width` is nil.
  func size(of object: Int, width: Double?) -> ContentSize?
}
