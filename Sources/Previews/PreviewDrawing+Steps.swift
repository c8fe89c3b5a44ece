import ColorContrast
import TextEngine

extension PreviewDrawing {
  /// The properties shared by consecutive outlines.
  struct Pen: Equatable {
    /// The y coordinate of the baseline, in points.
    var y: Double
    /// The font size in points.
    var em: Double
    /// The fill colour.
    var color: Color
  }

  /// A painting step; consecutive outlines that share a pen form a group.
  enum Step {
    case begin(Pen)
    /// An outline by its index, and its x position in path units.
    case outline(Int, x: Double)
    case end
    /// A shape other than an outline.
    case shape(Shape)
  }

  /// Calls a closure for each painting step in order.
  func forEachStep(_ body: (Step) -> Void) {
    var open: Pen?
    for shape in shapes {
      guard case .glyph(let number, let place, let em, let color) = shape else {
        if open != nil { body(.end) }
        open = nil
        body(.shape(shape))
        continue
      }
      let pen = Pen(y: place.y, em: em, color: color)
      if open != pen {
        if open != nil { body(.end) }
        body(.begin(pen))
        open = pen
      }
      body(.outline(number, x: place.x / em * GlyphOutline.pathUnits))
    }
    if open != nil { body(.end) }
  }
}
