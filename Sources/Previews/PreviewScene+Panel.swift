import ColorContrast

extension PreviewScene {
  /// The scene alone on its ground, with a little air around it: a picture whose words stand elsewhere.
  ///
  /// - Parameters:
  ///   - colors: Its colours.
  ///   - title: What it shows, for people who do not see it.
  /// - Returns: The drawing.
  public func panel(in colors: PreviewColors, title: String) -> PreviewDrawing {
    let (extent, padding) = (extent, PreviewSheet.padding)
    var drawing = PreviewDrawing(
      width: (extent.width + 2 * padding).rounded(.up), height: (extent.height + 2 * padding).rounded(.up),
      title: title)
    drawing.colors = colors
    let ground = PreviewBox(x: 0, y: 0, width: drawing.width, height: drawing.height)
    drawing.add(.box(ground, fill: colors.ground, stroke: nil))
    draw(at: SIMD2(padding - extent.x, padding - extent.y), in: colors, into: &drawing)
    return drawing
  }
}
