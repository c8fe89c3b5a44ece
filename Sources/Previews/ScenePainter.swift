/// A painter that turns drawings into pictures of one kind.
package protocol ScenePainter {
  /// The resulting picture.
  associatedtype Picture

  /// Paints a drawing.
  ///
  /// - Parameter drawing: The drawing.
  /// - Returns: The picture.
  /// - Throws: An error when the drawing is too large, or a library fails.
  func paint(_ drawing: PreviewDrawing) throws -> Picture
}
