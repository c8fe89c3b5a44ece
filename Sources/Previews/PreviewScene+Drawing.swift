import ColorContrast
import TextEngine

extension PreviewScene {
  /// Draws the container, the lines in it and the content that does not fit.
  ///
  /// The upper left corner of the container is at `origin`.
  func draw(at origin: SIMD2<Double>, in colors: PreviewColors, into drawing: inout PreviewDrawing) {
    let bottom = hasHeight ? room.maxY : .infinity
    for line in lines where line.box.y < bottom {
      // Tint the line from ascent to descent, clipped to the container, and mark its baseline.
      let height = min(line.box.maxY, bottom) - line.box.y
      let box = PreviewBox(x: 0, y: line.box.y, width: room.width, height: height).moved(by: origin)
      drawing.fill(box, with: colors.room.with(alpha: 0.07))
      guard line.baseline + 0.5 <= bottom else { continue }
      let base = PreviewBox(x: 0, y: line.baseline, width: room.width, height: 0.5).moved(by: origin)
      drawing.fill(base, with: colors.room.with(alpha: 0.35))
    }
    drawing.frame(room.moved(by: origin), in: colors.room, dash: hasHeight || !lines.isEmpty ? nil : 4)
    for line in drawnLines { draw(line, at: origin, in: colors, into: &drawing) }
    for dot in dots { drawing.fill(dot.moved(by: origin), with: colors.outside) }
  }

  private func draw(
    _ line: Line, at origin: SIMD2<Double>, in colors: PreviewColors, into drawing: inout PreviewDrawing
  ) {
    // Content that does not fit also gets a dashed line, because colour alone would not be accessible.
    if line.isOutside, line.box.width > 0 { drawing.frame(line.box.moved(by: origin), in: colors.outside, dash: 3) }
    drawing.add(line, at: origin, color: line.isOutside ? colors.outside : colors.text)
  }
}
