import ColorContrast
import TextEngine

/// Drawings of screens to scale, side by side: the frame of each view, and the texts in their own letters.
package struct ScreenSheet: Sendable {
  /// A view on a screen.
  package struct Box: Sendable {
    /// The frame in points, in the coordinates of the screen.
    package var frame: PreviewBox
    /// Whether something else than the constraints decides the frame.
    package var isOpen: Bool
    /// The text; nil for none.
    package var scene: PreviewScene?
    /// Whether the lines of the text are centred.
    package var isCentred: Bool

    /// Creates a view.
    package init(frame: PreviewBox, isOpen: Bool, scene: PreviewScene?, isCentred: Bool) {
      (self.frame, self.isOpen, self.scene, self.isCentred) = (frame, isOpen, scene, isCentred)
    }
  }

  /// A screen with its name.
  package struct Screen: Sendable {
    /// The name above the drawing.
    package var caption: String
    /// The size in points.
    package var size: PreviewBox
    /// The views, from back to front.
    package var boxes: [Box]

    /// Creates a screen.
    package init(caption: String, size: PreviewBox, boxes: [Box]) {
      (self.caption, self.size, self.boxes) = (caption, size, boxes)
    }
  }

  /// The accessible description.
  package var title: String
  /// The screens.
  package var screens: [Screen]
  /// The colours.
  package var colors: PreviewColors

  /// Creates a sheet.
  package init(title: String, screens: [Screen], colors: PreviewColors) {
    (self.title, self.screens, self.colors) = (title, screens, colors)
  }

  /// The number of screens in a row; more are hard to compare.
  private static let columns = 4
  private static let gap = PreviewSheet.gap
  /// The height of a caption with the space below it, in points.
  private static let captionHeight = 22.0

  /// Draws the sheet.
  ///
  /// - Parameter maker: The maker that lays out the captions.
  /// - Returns: The drawing.
  /// - Throws: `TextEngineError` when an installed font cannot be read.
  package func drawing(by maker: SceneMaker) throws -> PreviewDrawing {
    let cells = try screens.map { screen in
      let words = try maker.words(screen.caption, size: PreviewSheet.caption)
      return Cell(screen: screen, caption: words, width: max(screen.size.width, words.width))
    }
    let rows = stride(from: 0, to: cells.count, by: Self.columns).map {
      Array(cells[$0..<min($0 + Self.columns, cells.count)])
    }
    let width = rows.map { $0.reduce(Self.gap) { $0 + $1.width + Self.gap } }.max() ?? Self.gap
    let heights = rows.map { $0.map(\.screen.size.height).max() ?? 0 }
    let height = heights.reduce(Self.gap) { $0 + $1 + Self.captionHeight + Self.gap }
    var drawing = PreviewDrawing(width: width, height: height, title: title)
    drawing.fill(PreviewBox(x: 0, y: 0, width: width, height: height), with: colors.page)
    var y = Self.gap
    for (row, height) in zip(rows, heights) {
      var x = Self.gap
      for cell in row {
        drawing.add(cell.caption, at: SIMD2(x, y + PreviewSheet.caption), color: colors.caption)
        draw(cell.screen, at: SIMD2(x, y + Self.captionHeight), into: &drawing)
        x += cell.width + Self.gap
      }
      y += height + Self.captionHeight + Self.gap
    }
    return drawing
  }

  /// A screen below its caption.
  private struct Cell {
    var screen: Screen
    var caption: PlacedLine
    var width: Double
  }

  private func draw(_ screen: Screen, at origin: SIMD2<Double>, into drawing: inout PreviewDrawing) {
    drawing.add(.begin(screen.caption))
    drawing.fill(screen.size.moved(by: origin), with: colors.ground)
    for box in screen.boxes {
      let frame = box.frame.moved(by: origin)
      if frame.width > 0, frame.height > 0 {
        drawing.frame(frame, in: colors.room.with(alpha: 0.45), dash: box.isOpen ? 3 : nil)
      }
      guard let scene = box.scene else { continue }
      // A label centres its lines from top to bottom.
      let space = SIMD2(0, max(0, (box.frame.height - (scene.lines.last?.box.maxY ?? 0)) / 2))
      for line in scene.lines { draw(line, of: box, at: SIMD2(frame.x, frame.y) + space, into: &drawing) }
    }
    drawing.add(.end)
  }

  private func draw(
    _ line: PreviewScene.Line, of box: Box, at origin: SIMD2<Double>, into drawing: inout PreviewDrawing
  ) {
    let shift = box.isCentred ? max(0, (box.frame.width - line.box.width) / 2) - line.box.x : 0
    let place = origin + SIMD2(shift, 0)
    for glyph in line.glyphs {
      let own = glyph.color.map { Color(.sRGB, SIMD3($0.x, $0.y, $0.z), alpha: $0.w) }
      drawing.add(glyph.outline, at: place + glyph.place, em: glyph.em, color: own ?? colors.text)
    }
    for bitmap in line.bitmaps { drawing.add(png: bitmap.png, in: bitmap.box.moved(by: place)) }
  }
}
