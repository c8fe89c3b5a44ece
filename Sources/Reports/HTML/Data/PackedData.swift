internal import CZlib
internal import Foundation

/// Data as gzip (RFC 1952) in base64, as in the script element of a page.
///
/// The header has no time and no operating system, so that equal data give equal bytes with the same version of zlib.
package enum PackedData {
  /// The reason why packed data cannot be read.
  package enum Fault: Error, Hashable, Sendable {
    /// The text is not base64.
    case notBase64
    /// The stream ends too early.
    case truncated
    /// The stream is not gzip, or its checksum is wrong.
    case damaged
    /// The data have more bytes than the limit.
    case tooLarge
  }

  /// The library that packs, with its version, such as `zlib 1.2.13`.
  package static var library: String { "zlib \(String(cString: zlibVersion()))" }

  /// The start of the script element that contains the data of a page.
  package static let element = "<script type=\"application/gzip;base64\" id=\"typecheck-data\">"

  /// The window of 32 KB with the header and trailer of gzip (zlib.h, `deflateInit2`).
  private static let gzipWindow: Int32 = 15 + 16
  /// The memory level that zlib uses by default.
  private static let memoryLevel: Int32 = 8
  /// The index of the operating system in the header (RFC 1952).
  private static let placeOfSystem = 9
  /// The number of an unknown operating system (RFC 1952).
  private static let unknownSystem: UInt8 = 255
  /// The number of bytes that are unpacked at a time.
  private static let pieceSize = 1 << 18

  /// Returns data as gzip in base64.
  package static func pack(_ data: [UInt8]) -> [UInt8] { Array(Data(gzip(data)).base64EncodedData()) }

  private static func gzip(_ data: [UInt8]) -> [UInt8] {
    let stream = makeStream()
    defer { stream.deallocate() }
    let status = deflateInit2_(
      stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, gzipWindow, memoryLevel, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    precondition(status == Z_OK, "zlib cannot start: \(status)")
    defer { deflateEnd(stream) }
    let most = Int(deflateBound(stream, UInt(data.count)))
    var input = data
    var packed = input.withUnsafeMutableBufferPointer { input in
      [UInt8](unsafeUninitializedCapacity: most) { output, count in
        stream.pointee.next_in = input.baseAddress
        stream.pointee.avail_in = UInt32(input.count)
        stream.pointee.next_out = output.baseAddress
        stream.pointee.avail_out = UInt32(most)
        let status = deflate(stream, Z_FINISH)
        precondition(status == Z_STREAM_END, "zlib cannot finish: \(status)")
        count = most - Int(stream.pointee.avail_out)
      }
    }
    packed[placeOfSystem] = unknownSystem
    return packed
  }

  /// Returns the data of gzip in base64; white space around it is ignored.
  ///
  /// - Throws: ``Fault``, also if the data have more than `limit` bytes.
  package static func unpack(_ text: ArraySlice<UInt8>, upTo limit: Int) throws(Fault) -> [UInt8] {
    guard let packed = Data(base64Encoded: Data(trimmed(text))) else { throw .notBase64 }
    let stream = makeStream()
    defer { stream.deallocate() }
    guard inflateInit2_(stream, gzipWindow, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
      throw .damaged
    }
    defer { inflateEnd(stream) }
    var input = [UInt8](packed)
    let result = input.withUnsafeMutableBufferPointer { input in
      stream.pointee.next_in = input.baseAddress
      stream.pointee.avail_in = UInt32(input.count)
      return inflated(stream, upTo: limit)
    }
    return try result.get()
  }

  /// Unpacks the input of a stream in pieces, so that a small input cannot take more memory than the limit.
  private static func inflated(_ stream: UnsafeMutablePointer<z_stream>, upTo limit: Int) -> Result<[UInt8], Fault> {
    var data: [UInt8] = []
    var status = Z_OK
    repeat {
      let piece = [UInt8](unsafeUninitializedCapacity: pieceSize) { output, count in
        stream.pointee.next_out = output.baseAddress
        stream.pointee.avail_out = UInt32(pieceSize)
        status = inflate(stream, Z_NO_FLUSH)
        count = pieceSize - Int(stream.pointee.avail_out)
      }
      data += piece
      if data.count > limit { return .failure(.tooLarge) }
      if status == Z_BUF_ERROR { return .failure(.truncated) }
    } while status == Z_OK
    // Browsers refuse bytes after the stream, which zlib would ignore.
    return status == Z_STREAM_END && stream.pointee.avail_in == 0 ? .success(data) : .failure(.damaged)
  }

  /// Returns a stream that does not move in memory, which zlib checks.
  private static func makeStream() -> UnsafeMutablePointer<z_stream> {
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    stream.initialize(to: z_stream())
    return stream
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let first = text.firstIndex(where: { $0 > 0x20 }), let last = text.lastIndex(where: { $0 > 0x20 }) else {
      return []
    }
    return text[first...last]
  }
}
