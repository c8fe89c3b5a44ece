import ColorContrast
import TextEngine

extension PreviewScene {
  /// Draws the container, the lines in it and the content that does not fit; `origin` is the container's upper left
  /// corner.
  func draw(at origin: SIMD2<Double>, in colors: PreviewColors, into drawing: inout PreviewDrawing) {
    let bottom = hasHeight ? room.maxY : .infinity
    for line in lines where line.box.y < bottom {
      // Tint the line from ascent to descent, clipped to the container, and mark its baseline.
      let height = min(line.box.maxY, bottom) - line.box.y
      let box = PreviewBox(x: 0, y: line.box.y, width: room.width, height: height).moved(by: origin)
      drawing.add(.box(box, fill: colors.room.with(alpha: 0.07), stroke: nil))
      guard line.baseline + 0.5 <= bottom else { continue }
      let base = PreviewBox(x: 0, y: line.baseline, width: room.width, height: 0.5).moved(by: origin)
      drawing.add(.box(base, fill: colors.room.with(alpha: 0.35), stroke: nil))
    }
    drawing.add(
      .box(
        room.moved(by: origin), fill: nil,
        stroke: PreviewDrawing.Stroke(color: colors.room, width: 1, dash: hasHeight || !lines.isEmpty ? nil : 4)))
    for line in lines {
      if line.isOutside { frame(line, at: origin, in: colors, into: &drawing) }
      draw(line, at: origin, color: line.isOutside ? colors.outside : colors.text, into: &drawing)
    }
    if let rest {
      frame(rest, at: origin, in: colors, into: &drawing)
      draw(rest, at: origin, color: colors.outside, into: &drawing)
      for dot in dots { drawing.add(.box(dot.moved(by: origin), fill: colors.outside, stroke: nil)) }
    }
  }

  /// Draws a dashed line around content that does not fit, because colour alone would not be accessible.
  private func frame(
    _ line: Line, at origin: SIMD2<Double>, in colors: PreviewColors, into drawing: inout PreviewDrawing
  ) {
    guard line.box.width > 0 else { return }
    drawing.add(
      .box(
        line.box.moved(by: origin), fill: nil,
        stroke: PreviewDrawing.Stroke(color: colors.outside, width: 1, dash: 3)))
  }

  private func draw(_ line: Line, at origin: SIMD2<Double>, color: Color, into drawing: inout PreviewDrawing) {
    for glyph in line.glyphs {
      let own = glyph.color.map { Color(.sRGB, SIMD3($0.x, $0.y, $0.z), alpha: $0.w) }
      drawing.add(glyph.outline, at: origin + glyph.place, em: glyph.em, color: own ?? color)
    }
    for bitmap in line.bitmaps { drawing.add(png: bitmap.png, in: bitmap.box.moved(by: origin)) }
  }
}

extension Color {
  /// The colour with another alpha.
  fileprivate func with(alpha: Double) -> Color {
    var color = self
    color.alpha = alpha
    return color
  }
}
