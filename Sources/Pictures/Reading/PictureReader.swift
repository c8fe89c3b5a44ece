/// A PNG or JPEG that is read row by row, as sRGB.
///
/// The sort of file is told by its content, not by its name. Colours that the file says are not sRGB (by ICC profile,
/// cICP, or gAMA and cHRM, in PNG's order of precedence) are converted: relative colorimetric, without black point
/// compensation, clipped to sRGB. A CMYK JPEG is converted through its own profile and refused without one. Pixels
/// come as they are stored; ``orientation`` says how a viewer turns them.
///
/// A row at a time is in memory. Only interlaced PNG and progressive JPEG need the whole picture, up to
/// ``PictureLimits/wholePicture`` pixels. A reader belongs to one thread at a time.
public final class PictureReader {
  /// The file, as its user named it.
  public let file: String
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// How the pixels are stored in the file.
  public let stored: StoredFormat
  /// What the file says about its colours.
  public let profile: PictureProfile
  /// How the rows that are read lie in memory.
  public let rowFormat: PixelFormat
  /// How many rows have been read.
  public private(set) var rowsRead = 0

  private let source: PictureSource
  private let decoder: any RowDecoder
  private let converter: RowConverter
  private let scratch: UnsafeMutableRawBufferPointer
  private let colorWarning: String?
  private var failure: PictureError?

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: The file; a pipe will do.
  ///   - depth: Bits a channel of the rows. nil for the file's own, or 16 where colours are converted, so that a
  ///     caller who works on them rounds to 8 bits only once.
  /// - Throws: ``PictureError`` when it is no PNG or JPEG that can be read.
  public convenience init(path: String, depth: PixelFormat.Depth? = nil) throws(PictureError) {
    try self.init(PictureSource(path: path), depth: depth)
  }

  /// Opens a picture that is in memory.
  ///
  /// - Parameters:
  ///   - bytes: What a file would hold.
  ///   - name: What errors call it.
  ///   - depth: As for a file.
  /// - Throws: ``PictureError`` when it is no PNG or JPEG that can be read.
  public convenience init(bytes: [UInt8], name: String, depth: PixelFormat.Depth? = nil) throws(PictureError) {
    try self.init(PictureSource(bytes: bytes, name: name), depth: depth)
  }

  private init(_ source: PictureSource, depth: PixelFormat.Depth?) throws(PictureError) {
    let decoder = try Self.decoder(of: source)
    let header = decoder.header
    try Self.checkSize(of: header, source.file)
    let plan: ColorPlan
    do throws(ColorPlan.Refusal) {
      plan = try ColorPlan(header.colors, stored: header.stored)
    } catch {
      throw PictureError(.unsupported, source.file, error.what, remedy: error.remedy)
    }
    self.source = source
    self.decoder = decoder
    file = source.file
    width = header.width
    height = header.height
    stored = header.stored
    profile = plan.profile
    colorWarning = plan.warning
    rowFormat = PixelFormat(
      depth: depth ?? (plan.transform == nil ? stored.depth : .sixteen), hasAlpha: stored.hasAlpha)
    converter = RowConverter(width: width, stored: stored, output: rowFormat, plan: plan)
    scratch = .allocate(byteCount: converter.isIdentity ? 1 : stored.bytesPerRow(width), alignment: 16)
  }

  deinit { scratch.deallocate() }

  /// The format that keeps what the file holds: its own depth, and alpha if it has some.
  public var fileFormat: PixelFormat { PixelFormat(depth: stored.depth, hasAlpha: stored.hasAlpha) }

  /// How a viewer turns the picture; nil when the file does not say.
  ///
  /// PNG may say it behind the pixels.
  public var orientation: PictureOrientation? { decoder.orientation }

  /// Whether the file may still say behind the pixels how a viewer turns it; only PNG may.
  public var mayTurnLate: Bool { decoder is PNGDecoder && orientation == nil && rowsRead < height }

  /// What the file does wrong without being unreadable, in words; complete after the last row.
  public var warnings: [String] { (colorWarning.map { [$0] } ?? []) + decoder.warnings }

  /// Reads the next row.
  ///
  /// After the last one the rest of the file is checked.
  ///
  /// - Parameter row: Room for one row in ``rowFormat``, aligned for 16-bit values.
  /// - Returns: false when all rows have been read before, and `row` is left as it is.
  /// - Throws: ``PictureError`` when the file is cut off or corrupt; every later call throws it again.
  public func readRow(into row: UnsafeMutableRawBufferPointer) throws(PictureError) -> Bool {
    precondition(row.count >= rowFormat.bytesPerRow(width), "the memory is too small for a row")
    if let failure { throw failure }
    guard rowsRead < height, let target = row.baseAddress, let stored = scratch.baseAddress else { return false }
    do throws(DecodingFailure) {
      if converter.isIdentity {
        try decoder.readRow(into: target)
      } else {
        try decoder.readRow(into: stored)
        converter.convert(UnsafeRawPointer(stored), to: target)
      }
      rowsRead += 1
      if rowsRead == height { try decoder.finish() }
    } catch {
      let problem = Self.error(
        error, file, place: rowsRead < height ? "in row \(rowsRead + 1) of \(height)" : "behind its last row")
      failure = problem
      throw problem
    }
    return true
  }
}
