public import AuditModel
public import ColorContrast

/// Previews in rows below each other, each with a caption: one text at all sizes, one key in all languages.
public struct PreviewSheet: Sendable {
  /// One preview.
  public struct Cell: Sendable {
    /// The lines above it.
    public var caption: [String]
    /// What is drawn.
    public var scene: PreviewScene
    /// Its colours.
    public var colors: PreviewColors

    /// Creates a preview.
    ///
    /// - Parameters:
    ///   - caption: The lines above it.
    ///   - scene: What is drawn.
    ///   - colors: Its colours.
    public init(caption: [String], scene: PreviewScene, colors: PreviewColors) {
      (self.caption, self.scene, self.colors) = (caption, scene, colors)
    }
  }

  /// What the sheet shows.
  public var title: String
  /// The previews, row by row.
  public var rows: [[Cell]]
  /// The colours of the page.
  public var colors: PreviewColors

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - title: What it shows.
  ///   - rows: The previews, row by row.
  ///   - colors: The colours of the page.
  public init(title: String, rows: [[Cell]], colors: PreviewColors) {
    (self.title, self.rows, self.colors) = (title, rows, colors)
  }

  /// The size of captions, in points.
  static let caption = 11.0
  /// From the base line of a caption to that of the next.
  static let captionRow = 15.0
  /// Around the drawing in a cell.
  static let padding = 12.0
  /// Between cells, and around them all.
  static let gap = 16.0

  /// Draws the sheet.
  ///
  /// - Parameter maker: Makes the words of captions.
  /// - Returns: The picture.
  /// - Throws: `TextEngineError` when a font that is installed cannot be read.
  public func drawing(by maker: SceneMaker) throws -> PreviewDrawing {
    let frames = try rows.map { row in try row.map { try Frame($0, by: maker) } }
    let columns = (0..<(frames.map(\.count).max() ?? 0)).map { column in
      Column(frames.compactMap { column < $0.count ? $0[column] : nil })
    }
    let heights = frames.map { row in row.map(\.height).max() ?? 0 }
    let width = columns.reduce(Self.gap) { $0 + $1.width + Self.gap }
    let height = heights.reduce(Self.gap) { $0 + $1 + Self.gap }
    var drawing = PreviewDrawing(width: width.rounded(.up), height: height.rounded(.up), title: title)
    drawing.add(
      .box(PreviewBox(x: 0, y: 0, width: drawing.width, height: drawing.height), fill: colors.page, stroke: nil))
    var y = Self.gap
    for (row, height) in zip(frames, heights) {
      var x = Self.gap
      for (frame, column) in zip(row, columns) {
        frame.draw(at: SIMD2(x, y), in: column, height: height, into: &drawing, caption: colors.caption)
        x += column.width + Self.gap
      }
      y += height + Self.gap
    }
    return drawing
  }

  /// Previews below each other: their rooms have one edge in common, that where lines begin.
  private struct Column {
    /// Its width.
    var width: Double
    /// From the panel's left edge to the left edge of rooms, where lines begin there.
    var left: Double
    /// From the right edge of rooms to the panel's right edge, where lines begin there.
    var right: Double

    init(_ frames: [Frame]) {
      let rightToLeft = frames.filter(\.scene.isRightToLeft)
      let leftToRight = frames.filter { !$0.scene.isRightToLeft }
      left = PreviewSheet.padding + (leftToRight.map { -$0.extent.x }.max() ?? 0)
      right = PreviewSheet.padding + (rightToLeft.map { $0.extent.maxX - $0.scene.room.width }.max() ?? 0)
      width = frames.compactMap { $0.captions.map(\.width).max() }.max() ?? 0
      for frame in leftToRight { width = max(width, left + frame.extent.maxX + PreviewSheet.padding) }
      for frame in rightToLeft {
        width = max(width, right + frame.scene.room.width - frame.extent.x + PreviewSheet.padding)
      }
    }
  }

  /// A preview with its caption, and how much room the two take.
  private struct Frame {
    let cell: Cell
    var scene: PreviewScene { cell.scene }
    let captions: [PreviewCaption]
    let extent: PreviewBox

    init(_ cell: Cell, by maker: SceneMaker) throws {
      self.cell = cell
      captions = try (cell.caption + cell.scene.notes).enumerated().map { index, line in
        try PreviewCaption(line, size: PreviewSheet.caption, weight: index == 0 ? 600 : 400, by: maker)
      }
      extent = cell.scene.extent
    }

    var captionHeight: Double { Double(captions.count) * PreviewSheet.captionRow + 4 }
    var height: Double { captionHeight + extent.height + 2 * PreviewSheet.padding }

    func draw(
      at corner: SIMD2<Double>, in column: Column, height: Double, into drawing: inout PreviewDrawing, caption: Color
    ) {
      drawing.add(.begin(cell.scene.spoken(cell.caption)))
      for (row, line) in captions.enumerated() {
        line.draw(
          at: corner + SIMD2(0, Double(row) * PreviewSheet.captionRow + PreviewSheet.caption), color: caption,
          into: &drawing)
      }
      let panel = PreviewBox(
        x: corner.x, y: corner.y + captionHeight, width: column.width, height: height - captionHeight)
      drawing.add(.box(panel, fill: cell.colors.ground, stroke: nil))
      let x = scene.isRightToLeft ? panel.maxX - column.right - scene.room.width : panel.x + column.left
      let origin = SIMD2(x, panel.y + PreviewSheet.padding - extent.y)
      cell.scene.draw(at: origin, in: cell.colors, into: &drawing)
      drawing.add(.end)
    }
  }
}

extension PreviewScene {
  /// What a person hears who does not see the preview.
  func spoken(_ caption: [String]) -> String {
    var words = "\(caption.joined(separator: ", ")): \(Quotation(text, limit: 300))"
    if let visibleText { words += ", cut to \(Quotation(visibleText, limit: 300))" }
    return words
  }
}
