import AuditModel
import ColorContrast
import Foundation
import TextEngine

/// A painter that writes a drawing as a self-contained SVG, without fonts, scripts or network access.
///
/// Each outline is defined once in `<defs>` and referenced by number, which keeps repeated letters small. Texts are
/// escaped, so input never becomes markup.
public struct SVGPainter {
  /// The prefix of ids; it must be unique per picture if several are embedded in one page.
  public var prefix: String

  /// Creates a painter.
  ///
  /// - Parameter prefix: The prefix of ids: letters, digits and hyphens.
  public init(prefix: String = "g") { self.prefix = prefix }

  /// Paints a drawing.
  ///
  /// - Parameter drawing: The drawing.
  /// - Returns: An SVG file.
  public func paint(_ drawing: PreviewDrawing) -> String {
    var svg = SVGWriter()
    let box = "0 0 \(SVGWriter.number(drawing.width)) \(SVGWriter.number(drawing.height))"
    svg.begin(
      "svg",
      [
        "xmlns": .word("http://www.w3.org/2000/svg"), "role": .word("img"), "aria-label": .word(drawing.title),
        "width": .number(drawing.width), "height": .number(drawing.height), "viewBox": .word(box),
      ])
    svg.element("title", [:], saying: drawing.title)
    define(drawing, &svg)
    drawing.forEachStep { step in
      switch step {
      case .begin(let pen): begin(pen, &svg)
      case .outline(let number, let x):
        svg.element("use", ["href": .word("#\(prefix)\(number)"), "x": .number(x)])
      case .end: svg.close()
      case .shape(let shape): paint(shape, of: drawing, &svg)
      }
    }
    svg.close()
    return svg.text
  }

  private func begin(_ pen: PreviewDrawing.Pen, _ svg: inout SVGWriter) {
    let place = "translate(0 \(SVGWriter.number(pen.y))) scale(\(SVGWriter.scale(pen.em)))"
    if pen.color.isOpaque {
      svg.begin("g", ["fill": .word(pen.color.hex), "transform": .word(place)])
    } else {
      svg.begin(
        "g",
        ["fill": .word(pen.color.opaque.hex), "fill-opacity": .number(pen.color.alpha), "transform": .word(place)])
    }
  }

  private func paint(_ shape: PreviewDrawing.Shape, of drawing: PreviewDrawing, _ svg: inout SVGWriter) {
    switch shape {
    case .begin(let words):
      svg.begin("g", ["role": .word("img"), "aria-label": .word(words)])
      svg.element("title", [:], saying: words)
    case .end: svg.close()
    case .box(let box, let fill, let stroke):
      svg.element(
        "rect",
        [
          "x": .number(box.x), "y": .number(box.y), "width": .number(box.width), "height": .number(box.height),
          "fill": .word(fill?.opaque.hex ?? "none"), "fill-opacity": .number(fill?.alpha ?? 1),
          "stroke": .word(stroke?.color.opaque.hex ?? "none"), "stroke-width": .number(stroke?.width ?? 0),
          "stroke-dasharray": .word(stroke?.dash.map(SVGWriter.number) ?? "none"),
        ])
    case .bitmap(let number, let box):
      svg.element(
        "image",
        [
          "x": .number(box.x), "y": .number(box.y), "width": .number(box.width), "height": .number(box.height),
          "preserveAspectRatio": .word("none"),
          "href": .word("data:image/png;base64," + Data(drawing.bitmaps[number]).base64EncodedString()),
        ])
    case .glyph: break
    }
  }

  private func define(_ drawing: PreviewDrawing, _ svg: inout SVGWriter) {
    guard !drawing.outlines.isEmpty else { return }
    svg.begin("defs", [:])
    for (number, outline) in drawing.outlines.enumerated() {
      svg.element("path", ["id": .word("\(prefix)\(number)"), "d": .word(Self.path(of: outline))])
    }
    svg.close()
  }

  /// Returns the contours as SVG path data, y downwards.
  private static func path(of outline: GlyphOutline) -> String {
    var path = ""
    func add(_ letter: String, _ points: SIMD2<Double>...) {
      path += letter
      for (index, point) in points.enumerated() {
        path += index == 0 ? "" : " "
        path += "\(tenths(point.x)) \(tenths(-point.y))"
      }
    }
    for segment in outline.segments {
      switch segment {
      case .move(let point): add("M", point)
      case .line(let point): add("L", point)
      case .quadratic(let control, let point): add("Q", control, point)
      case .cubic(let first, let second, let point): add("C", first, second, point)
      case .close: path += "Z"
      }
    }
    return path
  }

  private static func tenths(_ em: Double) -> String {
    SVGWriter.number((em * GlyphOutline.pathUnits * 10).rounded() / 10)
  }
}
