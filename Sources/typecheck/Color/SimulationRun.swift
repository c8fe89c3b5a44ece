import Pictures
import TypeCheckKit

/// A run of `typecheck simulate`, which reads a picture, simulates visions and writes the result.
struct SimulationRun {
  /// The path of the input.
  var image: String
  /// The path of the output.
  var output: String
  /// The visions to simulate, at least one; ``picture()`` uses only the first.
  var visions: [Vision]
  /// The maximum number of threads to use.
  var jobs: Int
  /// The line that shows the progress of the run.
  var progress: ProgressLine

  /// Writes the picture as seen with the first vision.
  ///
  /// - Throws: `PictureError`. An existing file at the output path is then unchanged.
  func picture() throws(PictureError) -> SimulationReport {
    let reader = try PictureReader(path: image)
    let writer = try PictureWriter(
      path: output, width: reader.width, height: reader.height, format: reader.fileFormat,
      rowDepth: reader.rowFormat.depth, orientation: reader.orientation, inputs: [image])
    let kernel = SimulationKernel(visions[0])
    let format = reader.rowFormat
    let pipeline = BandPipeline(from: reader, to: writer, jobs: jobs) { source, result in
      kernel.simulate(UnsafeRawBufferPointer(source), into: result, format: format)
    }
    try pipeline.run { progress.update(done: $0, of: reader.height) }
    writer.orientation = reader.orientation
    try writer.finish()
    return SimulationReport(reader: reader, writer: writer, visions: visions, isSheet: false)
  }

  /// Writes the picture and its simulations side by side, with captions.
  ///
  /// The picture is read again for each row of tiles. A pipe can only be read once, so its sheet has a single row.
  ///
  /// - Throws: `PictureError`, or `TextEngineError` for the captions' font. In that case, nothing is written.
  func sheet() throws -> SimulationReport {
    let source = try PictureReader(path: image)
    let captions = try SheetCaptions(["Original"] + visions.map(\.caption), tile: (source.width, source.height))
    let cell = max(source.width, captions.width)
    let tile = (width: Double(cell), height: Double(source.height + captions.height))
    let gap = min(max(16, min(source.width, source.height) / 40), 128)
    var sheet = ContactSheet(
      width: source.width, height: source.height, captions: captions.captions,
      columns: OutputFile.isDevice(image) ? visions.count + 1 : Self.columns(visions.count + 1, of: tile),
      cellWidth: cell, gap: gap, margin: gap, captionHeight: captions.height)
    sheet.background = Self.ground
    sheet.ink = Self.ink
    let writer = try PictureWriter(
      path: output, width: sheet.width, height: sheet.height, format: source.fileFormat,
      rowDepth: source.rowFormat.depth, inputs: [image])
    let kernels = visions.map(SimulationKernel.init)
    let format = source.rowFormat
    var isFirst = true
    try sheet.write(to: writer) { () throws(PictureError) in
      defer { isFirst = false }
      return isFirst ? source : try PictureReader(path: image)
    } render: { tile, source, row in
      if tile == 0 {
        row.copyMemory(from: source)
      } else {
        kernels[tile - 1].simulate(source, into: row, format: format)
      }
      if tile == 0 { progress.update(done: writer.rowsWritten, of: writer.height) }
    }
    try writer.finish()
    return SimulationReport(
      reader: source, writer: writer, visions: visions, isSheet: true, notes: Self.turned(source.orientation))
  }

  /// The background of tiles and captions: a grey, which looks the same in every colour vision.
  private static let ground = Color(.sRGB, SIMD3(repeating: 0.9))
  /// The colour of captions, with a contrast of 15:1 on the background.
  private static let ink = Color(.sRGB, SIMD3(repeating: 0.1))

  /// The preferred ratio of a sheet's width to height, about that of a screen or a landscape page.
  private static let proportion = 1.6

  /// Returns the number of columns that comes closest to the preferred ratio with few empty tiles.
  private static func columns(_ count: Int, of tile: (width: Double, height: Double)) -> Int {
    var best = (columns: 1, distance: Double.infinity)
    for columns in (1...count).reversed() {
      let rows = (count + columns - 1) / columns
      let size = (width: Double(columns) * tile.width, height: Double(rows) * tile.height)
      guard max(size.width, size.height) <= Double(PictureLimits.side) else { continue }
      let ratio = size.width / size.height / proportion
      let distance = max(ratio, 1 / ratio) * Double(columns * rows) / Double(count)
      if distance < best.distance { best = (columns, distance) }
    }
    return best.columns
  }

  /// Returns a note if viewers rotate the picture; otherwise an empty list.
  private static func turned(_ orientation: PictureOrientation?) -> [String] {
    guard let orientation, orientation != .up else { return [] }
    return [
      "The file asks viewers to turn it (Exif orientation \(orientation.rawValue)); a sheet shows it as it is stored. "
        + "Turn its pixels first to see it upright."
    ]
  }
}
