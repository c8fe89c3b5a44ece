internal import Bytes
internal import CPNG

/// A writer that creates an sRGB PNG row by row.
///
/// The file appears at its path only once it is complete. It does not appear if anything fails or ``finish()`` is not
/// called. Links are followed; devices and pipes are written directly. Do not use a writer from several threads at
/// once.
package final class PictureWriter {
  /// The zlib level; for each row libpng picks the Sub or the Up filter.
  ///
  /// Measured with 4000 × 3000 pixels, including reading. Noisy photograph: 0.95 s and 22.5 MB (level 1: 0.88 s and
  /// 22.6 MB; 6: 1.77 s and 21.5 MB; 6 with all filters: 2.39 s and 20.5 MB). Page of text: 0.19 s and 1.15 MB (level
  /// 6: 0.26 s and 0.90 MB).
  static let level: Int32 = 2

  /// The path as the user gave it.
  package let file: String
  /// Pixels per row.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// The pixel format in the file.
  package let format: PixelFormat
  /// The memory layout of the rows passed to ``write(row:)``; their depth is converted to the file's if it differs.
  package let rowFormat: PixelFormat
  /// The orientation to store.
  ///
  /// It may be set until ``finish()``. If it was not known at the start, it is stored after the pixels.
  package var orientation: PictureOrientation?
  /// The number of rows written so far.
  package private(set) var rowsWritten = 0

  private let target: WholeFile
  private let writer: OpaquePointer
  private let hasEarlyOrientation: Bool
  private let narrowed: UnsafeMutableBufferPointer<UInt8>
  private var failure: PictureError?

  /// Starts a file, and creates missing parent folders.
  ///
  /// Sides are at most ``PictureLimits/side``. A nil `rowDepth` selects the file's depth. Writing fails if the target
  /// is one of the inputs, even through a link.
  ///
  /// - Throws: ``PictureError`` when the target cannot be written; nothing has been written then.
  package init(
    path: String, width: Int, height: Int, format: PixelFormat, rowDepth: PixelFormat.Depth? = nil,
    orientation: PictureOrientation? = nil, inputs: [String] = []
  ) throws(PictureError) {
    guard width > 0, height > 0, max(width, height) <= PictureLimits.side else {
      throw PictureError(
        .unwritable, path,
        "it would be \(width) × \(height) pixels; the limit is \(PictureLimits.side) pixels per side",
        remedy: "make it smaller, or put fewer pictures next to each other")
    }
    target = try Self.target(path, inputs: inputs)
    guard let writer = cpng_writer_open(target.descriptor) else {
      throw Self.problem(path, WholeFile.Failure("memory ran out"))
    }
    self.writer = writer
    file = path
    self.width = width
    self.height = height
    self.format = format
    self.orientation = orientation
    hasEarlyOrientation = orientation != nil
    rowFormat = PixelFormat(depth: rowDepth ?? format.depth, hasAlpha: format.hasAlpha)
    narrowed = .allocate(capacity: rowFormat.depth == format.depth ? 0 : width * format.channels * 2)
    let exif = orientation?.exif
    try check(
      cpng_writer_header(
        writer, UInt32(width), UInt32(height), Int32(format.depth.rawValue), Int32(format.channels), Self.level,
        exif, exif?.count ?? 0))
  }

  deinit {
    cpng_writer_close(writer)
    narrowed.deallocate()
  }

  /// Writes the next row, in ``rowFormat``.
  ///
  /// - Throws: ``PictureError`` when writing fails; the temporary file is then removed.
  package func write(row: UnsafeRawBufferPointer) throws(PictureError) {
    precondition(row.count >= rowFormat.bytesPerRow(width), "the row is too short")
    if let failure { throw failure }
    guard let source = row.baseAddress else { return }
    var status: Int32
    if rowFormat.depth == format.depth {
      status = cpng_writer_row(writer, source.assumingMemoryBound(to: UInt8.self))
    } else {
      resample(source)
      status = cpng_writer_row(writer, narrowed.baseAddress)
    }
    try check(status)
    rowsWritten += 1
  }

  /// Completes the file and moves it to its target.
  ///
  /// - Throws: ``PictureError`` when writing fails or rows are missing; the target is then unchanged.
  package func finish() throws(PictureError) {
    if let failure { throw failure }
    let exif = hasEarlyOrientation ? nil : orientation?.exif
    try check(cpng_writer_finish(writer, exif, exif?.count ?? 0))
    do throws(WholeFile.Failure) {
      try target.commit()
    } catch {
      throw failed(error)
    }
  }

  /// Converts a row to the file's depth, into `narrowed`.
  private func resample(_ source: UnsafeRawPointer) {
    guard let target = narrowed.baseAddress else { return }
    let count = width * format.channels
    if format.depth == .eight {
      let wide = source.assumingMemoryBound(to: UInt16.self)
      for index in 0..<count { target[index] = wide[index].narrow }
    } else {
      let bytes = source.assumingMemoryBound(to: UInt8.self)
      UnsafeMutableRawPointer(target).withMemoryRebound(to: UInt16.self, capacity: count) { wide in
        for index in 0..<count { wide[index] = bytes[index].wide }
      }
    }
  }

  private func check(_ status: Int32) throws(PictureError) {
    if status == 0 { return }
    target.discard()
    throw failed(
      WholeFile.Failure(
        status == CPNG_ERROR_ARGUMENT
          ? "\(rowsWritten) of \(height) rows were given" : String(cString: cpng_writer_message(writer))))
  }

  /// Stores an error, so that later calls throw it too, and returns it.
  private func failed(_ failure: WholeFile.Failure) -> PictureError {
    let problem = Self.problem(file, failure)
    self.failure = problem
    return problem
  }
}
