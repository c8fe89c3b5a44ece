package import AuditModel
import ColorContrast
import TextEngine

/// A sheet of solved screens, drawn to scale side by side with the frames and texts of their views.
package struct ScreenSheet: Sendable {
  /// The accessible description.
  package var title: String
  /// The screens, with their texts measured.
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
  /// - Throws: `TextEngineError` when an installed font cannot be read.
  package func drawing(by maker: SceneMaker) throws -> PreviewDrawing {
    let cells = try screens.map { screen in
      let words = try maker.words(screen.name, size: PreviewSheet.caption)
      let (own, marks) = (try ScreenPicture(screen, by: maker), try NumberedMarks(screen, by: maker))
      return Cell(screen: own, caption: words, marks: marks, width: max(own.size.width, words.width, marks.width))
    }
    let rows = stride(from: 0, to: cells.count, by: Self.columns).map {
      Array(cells[$0..<min($0 + Self.columns, cells.count)])
    }
    let width = rows.map { $0.reduce(Self.gap) { $0 + $1.width + Self.gap } }.max() ?? Self.gap
    let heights = rows.map { $0.map { $0.screen.size.height + $0.screen.overhang + $0.marks.height }.max() ?? 0 }
    let height = heights.reduce(Self.gap) { $0 + $1 + Self.captionHeight + Self.gap }
    var drawing = PreviewDrawing(width: width, height: height, title: title)
    drawing.fill(PreviewBox(x: 0, y: 0, width: width, height: height), with: colors.page)
    var y = Self.gap
    for (row, height) in zip(rows, heights) {
      var x = Self.gap
      for cell in row {
        drawing.add(cell.caption, at: SIMD2(x, y + PreviewSheet.caption), color: colors.caption)
        let origin = SIMD2(x, y + Self.captionHeight)
        draw(cell.screen, at: origin, into: &drawing)
        cell.marks.draw(at: origin, below: cell.screen.overhang, in: colors, into: &drawing)
        x += cell.width + Self.gap
      }
      y += height + Self.captionHeight + Self.gap
    }
    return drawing
  }

  /// A screen below its caption.
  private struct Cell {
    var screen: ScreenPicture
    var caption: PlacedLine
    var marks: NumberedMarks
    var width: Double
  }

  private func draw(_ screen: ScreenPicture, at origin: SIMD2<Double>, into drawing: inout PreviewDrawing) {
    drawing.add(.begin(screen.name))
    drawing.fill(screen.size.moved(by: origin), with: colors.ground)
    var grounds: [Ground] = [Ground(frame: screen.size, color: colors.ground)]
    for box in screen.boxes {
      // Anything beyond the screen would overlap the list below it or the next screen.
      guard let shown = screen.size.intersection(box.frame) else { continue }
      let frame = shown.moved(by: origin)
      if let fill = box.fill, frame.width > 0, frame.height > 0 {
        drawing.fill(frame, with: fill)
        let below = grounds.last { $0.contains(box.frame) }?.color ?? colors.ground
        grounds.append(Ground(frame: box.frame, color: fill.composited(over: below)))
      }
      if frame.width > 0, frame.height > 0 {
        drawing.frame(frame, in: colors.room.with(alpha: 0.45), dash: box.isOpen ? 3 : nil)
      }
      guard let scene = box.scene else { continue }
      var ground = grounds.last { $0.contains(box.frame) }?.color ?? colors.ground
      if let behind = box.behind, behind.hex != ground.hex {
        // The colour behind the text, such as a button's background, is not drawn yet.
        drawing.fill(frame, with: behind)
        ground = behind
      }
      let color = box.textColor ?? (ground == colors.ground ? colors.text : ground.legible)
      let corner = box.corner(of: scene)
      for line in scene.lines where corner.y + line.box.y < screen.size.maxY {
        let shift = box.isCentred ? max(0, (box.area.width - line.box.width) / 2) - line.box.x : 0
        drawing.add(line, at: corner + origin + SIMD2(shift, 0), color: color)
      }
    }
    drawing.add(.end)
  }

  /// A drawn background.
  private struct Ground {
    var frame: PreviewBox
    var color: Color

    /// Returns whether the centre of a frame is on the background.
    func contains(_ other: PreviewBox) -> Bool {
      let (x, y) = (other.x + other.width / 2, other.y + other.height / 2)
      return frame.x <= x && x <= frame.maxX && frame.y <= y && y <= frame.maxY
    }
  }
}
