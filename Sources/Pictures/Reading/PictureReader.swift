/// A reader that converts a PNG or JPEG to sRGB row by row.
///
/// The content decides the file type, not the name. Colours that are not sRGB are converted with the file's ICC
/// profile, cICP, or gAMA and cHRM, in PNG's order of precedence. The conversion is relative colorimetric, without
/// black point compensation, and clips to sRGB. A CMYK JPEG without a profile is rejected. Pixels are in stored
/// order, and ``orientation`` describes how a viewer rotates or mirrors them.
///
/// Only one row is in memory, except for interlaced PNG and progressive JPEG: they need the whole picture, up to
/// ``PictureLimits/wholePicture`` pixels. Do not use a reader from several threads at once.
package final class PictureReader {
  /// The path as the user gave it.
  package let file: String
  /// Pixels per row.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// The pixel format in the file.
  package let stored: StoredFormat
  /// The colour information in the file.
  package let profile: PictureProfile
  /// The memory layout of the rows that ``readRow(into:)`` writes.
  package let rowFormat: PixelFormat
  /// The number of rows read so far.
  package private(set) var rowsRead = 0

  private let source: PictureSource
  private let decoder: any RowDecoder
  private let converter: RowConverter
  private let scratch: UnsafeMutableRawBufferPointer
  private let colorWarning: String?
  private var failure: PictureError?

  /// Opens a file or pipe.
  ///
  /// A nil `depth` selects the file's depth, or 16 bits if colours are converted. Callers who process the colours then
  /// round to 8 bits only once.
  ///
  /// - Throws: ``PictureError`` when it is not a readable PNG or JPEG.
  package convenience init(path: String, depth: PixelFormat.Depth? = nil) throws(PictureError) {
    try self.init(PictureSource(path: path), depth: depth)
  }

  /// Opens a PNG or JPEG in memory; `name` is used in errors.
  ///
  /// A nil `depth` selects the file's depth, or 16 bits if colours are converted.
  ///
  /// - Throws: ``PictureError`` when it is not a readable PNG or JPEG.
  package convenience init(bytes: [UInt8], name: String, depth: PixelFormat.Depth? = nil) throws(PictureError) {
    try self.init(PictureSource(bytes: bytes, name: name), depth: depth)
  }

  private init(_ source: PictureSource, depth: PixelFormat.Depth?) throws(PictureError) {
    let decoder = try Self.decoder(of: source)
    let header = decoder.header
    try Self.checkSize(of: header, source.file)
    let plan = try ColorPlan(header.colors, stored: header.stored, file: source.file)
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

  /// The format that preserves the file's content: its depth, and alpha if present.
  package var fileFormat: PixelFormat { PixelFormat(depth: stored.depth, hasAlpha: stored.hasAlpha) }

  /// The orientation; nil when the file has none.
  ///
  /// PNG may store it after the pixels, so it may only be known after the last row.
  package var orientation: PictureOrientation? { decoder.orientation }

  /// Whether an orientation may still follow the pixels, which only PNG allows.
  package var mayTurnLate: Bool { decoder is PNGDecoder && orientation == nil && rowsRead < height }

  /// Warnings about defects that do not prevent reading; complete after the last row.
  package var warnings: [String] { (colorWarning.map { [$0] } ?? []) + decoder.warnings }

  /// Reads the next row; returns false, without changing `row`, if all rows have been read.
  ///
  /// The buffer has memory for one row in ``rowFormat``, aligned for 16-bit values. After the last row, the rest of the
  /// file is checked too.
  ///
  /// - Throws: ``PictureError`` when the file is truncated or corrupt; every later call throws it again.
  package func readRow(into row: UnsafeMutableRawBufferPointer) throws(PictureError) -> Bool {
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
