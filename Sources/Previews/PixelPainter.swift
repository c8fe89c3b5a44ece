import ColorContrast
import TextEngine

/// A painter that turns a drawing into pixels.
///
/// Outlines are filled by FreeType's anti-aliasing rasterizer, not by cairo. FreeType is always loaded, and accepts
/// contours as HarfBuzz delivers them. Using cairo for rectangles alone would add a second library, its font handling
/// and premultiplied pixels.
///
/// Colours are blended in encoded sRGB, not in linear light, because iOS and browsers blend text that way. The SVG of
/// the same drawing therefore looks the same.
public struct PixelPainter {
  /// Pixels per point.
  public var scale: Double

  /// The most pixels a picture may have.
  public static let mostPixels = 120_000_000.0

  /// Creates a painter.
  ///
  /// - Parameter scale: Pixels per point, above 0.
  public init(scale: Double) { self.scale = scale }

  /// Paints a drawing.
  ///
  /// - Parameter drawing: The drawing.
  /// - Returns: The pixels.
  /// - Throws: ``PreviewError`` when the picture would be too large; `TextEngineError` when FreeType rejects an
  ///   outline.
  public func paint(_ drawing: PreviewDrawing) throws -> PreviewPixels {
    let size = SIMD2(drawing.width, drawing.height) * scale
    guard size.x.isFinite, size.y.isFinite, size.x * size.y <= Self.mostPixels else {
      throw PreviewError(
        what: "the picture would have more than \(Int(Self.mostPixels) / 1_000_000) million pixels",
        remedy: "draw fewer sizes or languages, a smaller --display-scale, or an .svg")
    }
    var canvas = PreviewPixels(width: max(1, Int(size.x.rounded(.up))), height: max(1, Int(size.y.rounded(.up))))
    let painter = try OutlinePainter()
    let bitmaps = drawing.bitmaps.map { BitmapSource(png: $0) }
    for shape in drawing.shapes {
      switch shape {
      case .begin, .end: break
      case .box(let box, let fill, let stroke):
        if let fill { canvas.fill(box.scaled(scale), with: fill) }
        if let stroke { draw(stroke, around: box, on: &canvas) }
      case .glyph(let number, let place, let em, let color):
        // In FreeType, y points upwards.
        let origin = SIMD2(place.x, -place.y) * scale
        guard let mask = try painter.mask(of: drawing.outlines[number], at: origin, em: em * scale) else { continue }
        canvas.add(mask, at: (Int(origin.x.rounded(.down)), -Int(origin.y.rounded(.down))), color: color)
      case .bitmap(let number, let box): bitmaps[number].draw(in: box.scaled(scale), on: &canvas)
      }
    }
    return canvas
  }

  private func draw(_ stroke: PreviewDrawing.Stroke, around box: PreviewBox, on canvas: inout PreviewPixels) {
    let half = stroke.width / 2
    let (outer, inner) = (box.grown(by: half), box.grown(by: -half))
    let dash = stroke.dash ?? .infinity
    // As in SVG, the path starts at the upper left corner and runs clockwise; a dash continues around corners.
    let sides = [
      (SIMD2(box.x, box.y), SIMD2(1.0, 0.0), box.width), (SIMD2(box.maxX, box.y), SIMD2(0, 1), box.height),
      (SIMD2(box.maxX, box.maxY), SIMD2(-1, 0), box.width), (SIMD2(box.x, box.maxY), SIMD2(0, -1), box.height),
    ]
    guard dash.isFinite else {
      canvas.fill(
        [
          PreviewBox(x: outer.x, y: outer.y, width: outer.width, height: stroke.width),
          PreviewBox(x: outer.x, y: inner.maxY, width: outer.width, height: stroke.width),
          PreviewBox(x: outer.x, y: inner.y, width: stroke.width, height: inner.height),
          PreviewBox(x: inner.maxX, y: inner.y, width: stroke.width, height: inner.height),
        ].map { $0.scaled(scale) }, with: stroke.color)
      return
    }
    var travelled = 0.0
    for (start, way, length) in sides {
      var place = (travelled / (2 * dash)).rounded(.down) * 2 * dash - travelled
      while place < length {
        let (from, to) = (max(place, 0), min(place + dash, length))
        if to > from {
          let (one, other) = (start + way * from, start + way * to)
          let across = SIMD2(abs(way.y), abs(way.x)) * half
          let (low, high) = (pointwiseMin(one, other) - across, pointwiseMax(one, other) + across)
          canvas.fill(
            PreviewBox(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y).scaled(scale),
            with: stroke.color)
        }
        place += 2 * dash
      }
      travelled += length
    }
  }
}

extension PreviewBox {
  /// Returns the box with all lengths multiplied by `scale`.
  fileprivate func scaled(_ scale: Double) -> PreviewBox {
    PreviewBox(x: x * scale, y: y * scale, width: width * scale, height: height * scale)
  }
}
