internal import CPNG

/// A PNG that is written row by row, tagged sRGB.
///
/// The file appears in its place when it is whole, and not at all when anything fails or ``finish()`` is not called.
/// A link is followed; a device or a pipe is written to as it is. A writer belongs to one thread at a time.
public final class PictureWriter {
  /// zlib's level, with the filters Sub and Up, of which libpng picks one for each row.
  ///
  /// Measured with 4000 × 3000 pixels, reading included: a noisy photograph 0.95 s and 22.5 MB (level 1: 0.88 s and
  /// 22.6 MB; 6: 1.77 s and 21.5 MB; 6 with all filters: 2.39 s and 20.5 MB), a page of text 0.19 s and 1.15 MB
  /// (level 6: 0.26 s and 0.90 MB).
  static let level: Int32 = 2

  /// The file, as its user named it.
  public var file: String { target.file }
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// What the file holds.
  public let format: PixelFormat
  /// How the rows that are given lie in memory: as in the file, or with 16 bits to be rounded to the file's 8.
  public let rowFormat: PixelFormat
  /// How a viewer turns the picture.
  ///
  /// May be set until ``finish()``: what is known late stands behind the pixels.
  public var orientation: PictureOrientation?
  /// How many rows have been written.
  public private(set) var rowsWritten = 0

  private let target: PictureTarget
  private let writer: OpaquePointer
  private let hasEarlyOrientation: Bool
  private let narrowed: UnsafeMutableBufferPointer<UInt8>
  private var failure: PictureError?

  /// Starts a file.
  ///
  /// - Parameters:
  ///   - path: The file; folders above it are made.
  ///   - width: Pixels in a row, at most ``PictureLimits/side``.
  ///   - height: Rows, at most ``PictureLimits/side``.
  ///   - format: What the file holds.
  ///   - rowDepth: Bits a channel of the rows; nil for the file's own.
  ///   - orientation: How a viewer turns the picture, if that is known already.
  ///   - inputs: Files that are read; none may be written over, by whatever name or link.
  /// - Throws: ``PictureError`` when the target cannot be written; nothing has been written then.
  public init(
    path: String, width: Int, height: Int, format: PixelFormat, rowDepth: PixelFormat.Depth? = nil,
    orientation: PictureOrientation? = nil, inputs: [String] = []
  ) throws(PictureError) {
    guard width > 0, height > 0, max(width, height) <= PictureLimits.side else {
      throw PictureError(
        .unwritable, path,
        "it would be \(width) × \(height) pixels; pictures are written up to \(PictureLimits.side) pixels a side",
        remedy: "make it smaller, or put fewer pictures next to each other")
    }
    target = try PictureTarget(path: path, inputs: inputs)
    guard let writer = cpng_writer_open(target.descriptor) else { throw target.problem("memory ran out") }
    self.writer = writer
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

  /// Writes the next row.
  ///
  /// - Parameter row: One row in ``rowFormat``.
  /// - Throws: ``PictureError`` when writing fails; the temporary file is gone then.
  public func write(row: UnsafeRawBufferPointer) throws(PictureError) {
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

  /// Writes the end and puts the file in its place.
  ///
  /// - Throws: ``PictureError`` when writing fails or rows are missing; the target stays as it was.
  public func finish() throws(PictureError) {
    if let failure { throw failure }
    let exif = hasEarlyOrientation ? nil : orientation?.exif
    try check(cpng_writer_finish(writer, exif, exif?.count ?? 0))
    do throws(PictureError) {
      try target.commit()
    } catch {
      failure = error
      throw error
    }
  }

  /// One row in the file's depth.
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
    let problem =
      status == CPNG_ERROR_ARGUMENT
      ? target.problem("\(rowsWritten) of \(height) rows were given")
      : target.problem(String(cString: cpng_writer_message(writer)))
    target.discard()
    failure = problem
    throw problem
  }
}
