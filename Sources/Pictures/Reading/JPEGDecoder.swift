internal import CJPEG

/// A JPEG decoder that uses libjpeg-turbo.
final class JPEGDecoder: RowDecoder {
  private let reader: OpaquePointer
  let header: DecodedHeader
  let orientation: PictureOrientation?

  /// Reads the header.
  ///
  /// The file is open and positioned after its first bytes, `start`; the descriptor is -1 if these are the whole file.
  ///
  /// - Throws: ``DecodingFailure``.
  init(descriptor: Int32, start: [UInt8]) throws(DecodingFailure) {
    guard let reader = cjpeg_reader_open(descriptor, start, start.count) else {
      throw DecodingFailure(kind: .memory, message: "memory ran out")
    }
    var raw = cjpeg_header()
    let status = cjpeg_reader_header(reader, &raw)
    guard status == 0 else {
      defer { cjpeg_reader_close(reader) }
      throw Self.failure(status, of: reader)
    }
    self.reader = reader
    let channels: StoredFormat.Channels = raw.channels == 1 ? .gray : raw.channels == 3 ? .rgb : .cmyk
    var header = DecodedHeader(
      width: Int(raw.width), height: Int(raw.height), stored: StoredFormat(channels: channels, depth: .eight))
    if raw.multiple_scans != 0 { header.needsWholePicture = ("is progressive", "save it as a baseline JPEG") }
    if let icc = raw.icc {
      let bytes = Array(UnsafeBufferPointer(start: icc, count: raw.icc_length))
      header.colors = .icc(name: nil, bytes, inverted: raw.inverted != 0)
    }
    self.header = header
    orientation = raw.exif.flatMap {
      PictureOrientation(exif: UnsafeRawBufferPointer(start: $0, count: raw.exif_length))
    }
  }

  deinit { cjpeg_reader_close(reader) }

  func readRow(into row: UnsafeMutableRawPointer) throws(DecodingFailure) {
    try check(cjpeg_reader_row(reader, row.assumingMemoryBound(to: UInt8.self)))
  }

  func finish() throws(DecodingFailure) { try check(cjpeg_reader_finish(reader)) }

  var warnings: [String] { warnings { cjpeg_reader_warning(reader, $0) } }

  private static let kinds: [Int32: DecodingFailure.Kind] = [
    CJPEG_ERROR_TRUNCATED: .truncated, CJPEG_ERROR_SYSTEM: .system, CJPEG_ERROR_MEMORY: .memory,
    CJPEG_ERROR_LIMIT: .limit,
  ]

  private func check(_ status: Int32) throws(DecodingFailure) {
    if status != 0 { throw Self.failure(status, of: reader) }
  }

  private static func failure(_ status: Int32, of reader: OpaquePointer) -> DecodingFailure {
    DecodingFailure(status, kinds, message: String(cString: cjpeg_reader_message(reader)))
  }
}
