import ColorContrast

extension PreviewScene {
  /// Draws only the scene, with padding and background, for pages that show the caption themselves.
  ///
  /// - Parameters:
  ///   - colors: The colours of the scene.
  ///   - title: The accessible description.
  /// - Returns: The drawing.
  public func panel(in colors: PreviewColors, title: String) -> PreviewDrawing {
    let (extent, padding) = (extent, PreviewSheet.padding)
    var drawing = PreviewDrawing(
      width: (extent.width + 2 * padding).rounded(.up), height: (extent.height + 2 * padding).rounded(.up),
      title: title)
    drawing.colors = colors
    drawing.fill(PreviewBox(x: 0, y: 0, width: drawing.width, height: drawing.height), with: colors.ground)
    draw(at: SIMD2(padding - extent.x, padding - extent.y), in: colors, into: &drawing)
    return drawing
  }
}
