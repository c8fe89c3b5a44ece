import Pictures
import TypeCheckKit

/// Simulates a picture: opens it, takes its rows through the visions, writes the result.
struct SimulationRun {
  /// The picture that is read.
  var image: String
  /// The picture that is written.
  var output: String
  /// At least one; exactly one for ``picture()``.
  var visions: [Vision]
  /// How many threads work at most.
  var jobs: Int
  /// Shows how far the run is.
  var progress: ProgressLine

  /// Writes the picture as the first vision sees it.
  ///
  /// - Returns: What was done.
  /// - Throws: `PictureError`; nothing is left at the output's place then but what was there before.
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

  /// Writes the picture and what every vision makes of it beside each other, with captions.
  ///
  /// The picture is read once for each row of tiles; a pipe, which can be read only once, gets one row of them.
  ///
  /// - Returns: What was done.
  /// - Throws: `PictureError`, or `TextEngineError` for the captions' face; nothing is left at the output's place then.
  func sheet() throws -> SimulationReport {
    let source = try PictureReader(path: image)
    let captions = try SheetCaptions(["Original"] + visions.map(\.caption), tile: (source.width, source.height))
    let cell = max(source.width, captions.width)
    let layout = SheetLayout(width: cell, height: source.height + captions.height, count: visions.count + 1)
    let gap = min(max(16, min(source.width, source.height) / 40), 128)
    var sheet = ContactSheet(
      width: source.width, height: source.height, captions: captions.captions,
      columns: OutputFile.isDevice(image) ? visions.count + 1 : layout.columns(limit: PictureLimits.side),
      cellWidth: cell, gap: gap,
      margin: gap, captionHeight: captions.height)
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

  /// What a sheet's tiles and captions stand on, the same to every eye.
  private static let ground = Color(.sRGB, SIMD3(repeating: 0.9))
  /// What captions are written in: 15:1 against the ground.
  private static let ink = Color(.sRGB, SIMD3(repeating: 0.1))

  /// What to say of a picture that viewers turn.
  private static func turned(_ orientation: PictureOrientation?) -> [String] {
    guard let orientation, orientation != .up else { return [] }
    return [
      "The file asks viewers to turn it (Exif orientation \(orientation.rawValue)); a sheet shows it as it is stored. "
        + "Turn its pixels first to see it upright."
    ]
  }
}
