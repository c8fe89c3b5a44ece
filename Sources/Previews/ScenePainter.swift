/// Turns a drawing into a picture of some kind.
public protocol ScenePainter {
  /// What comes of it.
  associatedtype Picture

  /// Paints a drawing.
  ///
  /// - Parameter drawing: The drawing.
  /// - Returns: The picture.
  /// - Throws: When the drawing is too large, or a library refuses.
  func paint(_ drawing: PreviewDrawing) throws -> Picture
}
