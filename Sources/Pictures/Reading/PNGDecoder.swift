internal import CPNG

/// A PNG decoder that uses libpng.
final class PNGDecoder: RowDecoder {
  private let reader: OpaquePointer
  let header: DecodedHeader

  /// Reads the header.
  ///
  /// The file is open and positioned after its first bytes, `start`; the descriptor is -1 if these are the whole file.
  ///
  /// - Throws: ``DecodingFailure``.
  init(descriptor: Int32, start: [UInt8]) throws(DecodingFailure) {
    guard let reader = cpng_reader_open(descriptor, start, start.count) else {
      throw DecodingFailure(kind: .memory, message: "memory ran out")
    }
    var raw = cpng_header()
    let status = cpng_reader_header(reader, UInt32(PictureLimits.side), &raw)
    guard status == 0, let channels = StoredFormat.Channels(rawValue: Int(raw.channels)),
      let depth = PixelFormat.Depth(rawValue: Int(raw.depth))
    else {
      defer { cpng_reader_close(reader) }
      throw Self.failure(status, of: reader)
    }
    self.reader = reader
    header = DecodedHeader(
      width: Int(raw.width), height: Int(raw.height), stored: StoredFormat(channels: channels, depth: depth),
      needsWholePicture: raw.interlaced != 0 ? ("is interlaced", "save it without interlacing") : nil,
      colors: Self.colors(of: raw))
  }

  deinit { cpng_reader_close(reader) }

  func readRow(into row: UnsafeMutableRawPointer) throws(DecodingFailure) {
    try check(cpng_reader_row(reader, row.assumingMemoryBound(to: UInt8.self)))
  }

  func finish() throws(DecodingFailure) { try check(cpng_reader_finish(reader)) }

  var orientation: PictureOrientation? {
    var length = 0
    guard let exif = cpng_reader_exif(reader, &length) else { return nil }
    return PictureOrientation(exif: UnsafeRawBufferPointer(start: exif, count: length))
  }

  var warnings: [String] { warnings { cpng_reader_warning(reader, $0) } }

  private static let kinds: [Int32: DecodingFailure.Kind] = [
    CPNG_ERROR_TRUNCATED: .truncated, CPNG_ERROR_SYSTEM: .system, CPNG_ERROR_MEMORY: .memory,
  ]

  private func check(_ status: Int32) throws(DecodingFailure) {
    if status != 0 { throw Self.failure(status, of: reader) }
  }

  private static func failure(_ status: Int32, of reader: OpaquePointer) -> DecodingFailure {
    DecodingFailure(status, kinds, message: String(cString: cpng_reader_message(reader)))
  }

  private static func colors(of raw: cpng_header) -> ColorDescription {
    switch raw.profile {
    case CPNG_PROFILE_SRGB: return .sRGB
    case CPNG_PROFILE_GAMMA:
      let values = withUnsafeBytes(of: raw.chromaticities) { Array($0.bindMemory(to: Double.self)) }
      return .gamma(raw.gamma, chromaticities: raw.has_chromaticities != 0 ? values : nil)
    case CPNG_PROFILE_CODE_POINTS:
      return .codePoints([raw.code_points.0, raw.code_points.1, raw.code_points.2, raw.code_points.3])
    case CPNG_PROFILE_ICC:
      guard let bytes = raw.icc else { return .none }
      return .icc(
        name: raw.icc_name.map { String(cString: $0) },
        Array(UnsafeBufferPointer(start: bytes, count: raw.icc_length)), inverted: false)
    default: return .none
    }
  }
}
