import AuditModel
import ColorContrast
import Foundation
import TextEngine

/// A painter for the drawings of one page, which writes each glyph outline only once.
///
/// Shapes have page-wide ids: `s0`, `s1` and so on. A picture in the default colours uses CSS classes, so that the
/// page can apply its own theme. Any other picture uses only literal colours: text could become unreadable if the
/// theme changed some colours but not others.
package struct PagePainter {
  /// A drawing as embedded in the page.
  package struct Picture: Sendable {
    /// One `svg` element.
    package var svg: String
    /// The indices of the shapes it uses in ``PagePainter/shapes``, in ascending order and without duplicates.
    package var shapes: [Int]
  }

  /// The shared SVG elements, with their ids.
  package private(set) var shapes: [String] = []

  private var outlines: [GlyphOutline: Int] = [:]
  private var bitmaps: [[UInt8]: Int] = [:]
  private let usual: PreviewColors
  /// The CSS class of each default colour.
  private let usualClasses: [Color: String]

  /// Creates a painter.
  ///
  /// - Parameter usual: The default colours, written as classes: `pt` for the text, `pg` for its background, `po` for
  ///   content outside the container, `pr` for the container.
  package init(usual: PreviewColors) {
    self.usual = usual
    usualClasses = Dictionary([(usual.text, "pt"), (usual.ground, "pg"), (usual.outside, "po"), (usual.room, "pr")]) {
      first, _ in first
    }
  }

  /// Paints a drawing.
  ///
  /// - Parameter drawing: The drawing.
  /// - Returns: The picture without accessible descriptions; the page shows the texts next to it.
  package mutating func paint(_ drawing: PreviewDrawing) -> Picture {
    let inside = content(of: drawing)
    return Picture(svg: Self.element(drawing, around: inside.svg), shapes: inside.shapes)
  }

  /// Paints a drawing that a page shows more than once, by turning its whole content into a shared shape.
  ///
  /// - Parameter drawing: The drawing.
  /// - Returns: The picture to embed at each place.
  package mutating func paintShared(_ drawing: PreviewDrawing) -> Picture {
    let inside = content(of: drawing)
    let place = add("<g id=\"s\(shapes.count)\">\(inside.svg)</g>")
    return Picture(
      svg: Self.element(drawing, around: "<use href=\"#s\(place)\"/>"), shapes: inside.shapes + [place])
  }

  private static func element(_ drawing: PreviewDrawing, around inside: String) -> String {
    let (width, height) = (SVGWriter.number(drawing.width), SVGWriter.number(drawing.height))
    return "<svg width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\">\(inside)</svg>"
  }

  private mutating func content(of drawing: PreviewDrawing) -> (svg: String, shapes: [Int]) {
    // Classes only apply when all colours are the default ones.
    let classes = drawing.colors == usual ? usualClasses : [:]
    let outlines = drawing.outlines.map { place(of: $0) }
    let bitmaps = drawing.bitmaps.map { place(of: $0) }
    var svg = ""
    drawing.forEachStep { step in
      switch step {
      case .begin(let pen):
        let place = "translate(0 \(SVGWriter.number(pen.y)))scale(\(SVGWriter.scale(pen.em)))"
        svg += "<g\(Self.fill(pen.color, classes)) transform=\"\(place)\">"
      case .outline(let number, let x):
        svg += "<use href=\"#s\(outlines[number])\" x=\"\(SVGWriter.number(x.rounded()))\"/>"
      case .end: svg += "</g>"
      case .shape(.box(let box, let fill, let stroke)): svg += Self.rectangle(box, fill, stroke, classes)
      case .shape(.bitmap(let number, let box)):
        let corner = "\(SVGWriter.number(box.x)) \(SVGWriter.number(box.y))"
        let size = "\(SVGWriter.number(box.width)) \(SVGWriter.number(box.height))"
        svg += "<use href=\"#s\(bitmaps[number])\" transform=\"translate(\(corner))scale(\(size))\"/>"
      case .shape(.begin), .shape(.end), .shape(.glyph): break
      }
    }
    return (svg, Set(outlines + bitmaps).sorted())
  }

  private static func rectangle(
    _ box: PreviewBox, _ fill: Color?, _ stroke: PreviewDrawing.Stroke?, _ classes: [Color: String]
  ) -> String {
    var svg = "<rect x=\"\(SVGWriter.number(box.x))\" y=\"\(SVGWriter.number(box.y))\""
    svg += " width=\"\(SVGWriter.number(box.width))\" height=\"\(SVGWriter.number(box.height))\""
    if let fill { svg += self.fill(fill, classes) }
    if let stroke {
      svg += self.stroke(stroke.color, classes)
      if stroke.width != 1 { svg += " stroke-width=\"\(SVGWriter.number(stroke.width))\"" }
      if let dash = stroke.dash { svg += " stroke-dasharray=\"\(SVGWriter.number(dash))\"" }
    }
    return svg + "/>"
  }

  private static func fill(_ color: Color, _ classes: [Color: String]) -> String {
    let opacity = color.isOpaque ? "" : " fill-opacity=\"\(SVGWriter.number(color.alpha))\""
    if let name = classes[color.opaque] { return " class=\"\(name)\"\(opacity)" }
    return " fill=\"\(color.opaque.hex)\"\(opacity)"
  }

  private static func stroke(_ color: Color, _ classes: [Color: String]) -> String {
    if let name = classes[color.opaque] { return " class=\"\(name)l\"" }
    return " fill=\"none\" stroke=\"\(color.opaque.hex)\""
  }

  private mutating func add(_ shape: String) -> Int {
    shapes.append(shape)
    return shapes.count - 1
  }

  private mutating func place(of outline: GlyphOutline) -> Int {
    if let known = outlines[outline] { return known }
    outlines[outline] = shapes.count
    return add("<path id=\"s\(shapes.count)\" d=\"\(outline.shortPath)\"/>")
  }

  private mutating func place(of png: [UInt8]) -> Int {
    if let known = bitmaps[png] { return known }
    bitmaps[png] = shapes.count
    let source = "data:image/png;base64,\(Data(png).base64EncodedString())"
    return add(
      "<image id=\"s\(shapes.count)\" width=\"1\" height=\"1\" preserveAspectRatio=\"none\" href=\"\(source)\"/>")
  }
}
