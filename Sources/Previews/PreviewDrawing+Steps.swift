import ColorContrast
import TextEngine

extension PreviewDrawing {
  /// What outlines beside each other share.
  struct Pen: Equatable {
    /// The height they stand on.
    var y: Double
    /// Points to the em.
    var em: Double
    /// Their colour.
    var color: Color
  }

  /// What a painter does next; outlines that share a pen are one group.
  enum Step {
    case begin(Pen)
    /// An outline by its number, and its place in units of a path.
    case outline(Int, x: Double)
    case end
    /// A shape that is no outline.
    case shape(Shape)
  }

  /// Tells a painter what to do, step by step.
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
