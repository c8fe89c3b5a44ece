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
}
