import ColorContrast
import TextEngine

extension PreviewSheet {
  /// Arranges the previews in bands from top to bottom, no wider than ``widest`` if possible.
  ///
  /// A single row wraps into further rows with aligned columns. If there are several rows, such as one per size, the
  /// columns that do not fit continue in another band below all rows.
  func bands(of frames: [[Frame]]) -> [Band] {
    let count = frames.map(\.count).max() ?? 0
    let group = max(1, group)
    if frames.count == 1, let all = frames.first {
      for size in stride(from: max(group, Self.mostColumns / group * group), to: group, by: -group) where size <= count
      {
        let band = Band(all.chunks(of: size))
        if band.width <= widest { return [band] }
      }
      return [Band(all.chunks(of: group))]
    }
    var bands: [Band] = []
    var first = 0
    while first < count {
      var band = Band(frames.columns(first..<min(first + group, count)))
      var end = min(first + group, count)
      while end < count {
        let wider = Band(frames.columns(first..<min(end + group, count)))
        guard wider.width <= widest else { break }
        (band, end) = (wider, min(end + group, count))
      }
      bands.append(band)
      first = end
    }
    return bands
  }

  /// The maximum number of columns when a single row wraps; more are hard to compare.
  private static let mostColumns = 4

  /// A group of rows with aligned columns.
  struct Band {
    private let rows: [[Frame]]
    private let columns: [Column]
    private let heights: [Double]

    init(_ rows: [[Frame]]) {
      self.rows = rows
      columns = (0..<(rows.map(\.count).max() ?? 0)).map { column in
        Column(rows.compactMap { column < $0.count ? $0[column] : nil })
      }
      heights = rows.map { row in row.map(\.height).max() ?? 0 }
    }

    /// The width including the gaps on both sides.
    var width: Double { columns.reduce(PreviewSheet.gap) { $0 + $1.width + PreviewSheet.gap } }
    /// The height including the gap below each row.
    var height: Double { heights.reduce(0) { $0 + $1 + PreviewSheet.gap } }

    func draw(from top: Double, into drawing: inout PreviewDrawing, caption: Color) {
      var y = top
      for (row, height) in zip(rows, heights) {
        var x = PreviewSheet.gap
        for (frame, column) in zip(row, columns) {
          frame.draw(at: SIMD2(x, y), in: column, height: height, into: &drawing, caption: caption)
          x += column.width + PreviewSheet.gap
        }
        y += height + PreviewSheet.gap
      }
    }
  }

  /// A column of previews whose containers share the edge at which lines start.
  struct Column {
    /// The width of the column.
    var width: Double
    /// The distance from the panel's left edge to the left edge of left-to-right containers.
    var left: Double
    /// The distance from the right edge of right-to-left containers to the panel's right edge.
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

  /// A preview with its laid-out caption, and the size of both.
  struct Frame {
    let cell: Cell
    var scene: PreviewScene { cell.scene }
    let captions: [PlacedLine]
    let extent: PreviewBox

    init(_ cell: Cell, by maker: SceneMaker) throws {
      self.cell = cell
      captions = try (cell.caption + cell.scene.notes).enumerated().map { index, line in
        try maker.words(line, size: PreviewSheet.caption, weight: index == 0 ? 600 : 400)
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
        let baseline = Double(row) * PreviewSheet.captionRow + PreviewSheet.caption
        drawing.add(line, at: corner + SIMD2(0, baseline), color: caption)
      }
      let panel = PreviewBox(
        x: corner.x, y: corner.y + captionHeight, width: column.width, height: height - captionHeight)
      drawing.fill(panel, with: cell.colors.ground)
      let x = scene.isRightToLeft ? panel.maxX - column.right - scene.room.width : panel.x + column.left
      let origin = SIMD2(x, panel.y + PreviewSheet.padding - extent.y)
      cell.scene.draw(at: origin, in: cell.colors, into: &drawing)
      drawing.add(.end)
    }
  }
}

extension [PreviewSheet.Frame] {
  /// Splits the row into rows of at most `size` previews.
  fileprivate func chunks(of size: Int) -> [[PreviewSheet.Frame]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}

extension [[PreviewSheet.Frame]] {
  /// Returns a range of columns from all rows; rows that end before it are omitted.
  fileprivate func columns(_ range: Range<Int>) -> [[PreviewSheet.Frame]] {
    map { row in row[range.clamped(to: row.indices)].map(\.self) }.filter { !$0.isEmpty }
  }
}
