internal import CZlib
import Foundation

/// A regular file with random access.
final class RandomFile {
  private let descriptor: Int32

  /// Opens a file; nil if it is not a readable regular file.
  init?(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    var status = stat()
    guard descriptor >= 0 else { return nil }
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Returns the bytes at an offset, or fewer at the end of the file.
  func upTo(_ count: Int, at offset: Int) -> [UInt8] {
    guard offset >= 0 else { return [] }
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = max(0, pread(descriptor, buffer.baseAddress, count, off_t(offset)))
    }
  }

  /// Returns the bytes at an offset; nil if the file is too short.
  func bytes(at offset: Int, _ count: Int) -> [UInt8]? {
    let bytes = upTo(count, at: offset)
    return bytes.count == count ? bytes : nil
  }

  /// Returns the 32-bit big-endian number at an offset.
  func number(at offset: Int) -> Int? { bytes(at: offset, 4).map { $0.reduce(0) { $0 << 8 | Int($1) } } }

  /// Returns the inflated data at an offset; nil if broken or larger than `limit` bytes.
  func inflated(at offset: Int, atMost limit: Int) -> [UInt8]? {
    // Deflated data are hardly larger than inflated ones (zlib.h, `compressBound`).
    Inflation.inflated(upTo(limit + limit / 1000 + 64, at: offset), atMost: limit)
  }
}

/// A decoder of zlib data.
enum Inflation {
  /// Returns the inflated data; nil if broken, truncated, or larger than `limit` bytes.
  static func inflated(_ bytes: [UInt8], atMost limit: Int) -> [UInt8]? {
    var stream = z_stream()
    guard inflateInit_(&stream, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else { return nil }
    defer { inflateEnd(&stream) }
    var input = bytes
    return input.withUnsafeMutableBufferPointer { input in
      stream.next_in = input.baseAddress
      stream.avail_in = UInt32(input.count)
      var status = Z_OK
      let output = [UInt8](unsafeUninitializedCapacity: limit + 1) { output, filled in
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(limit + 1)
        status = inflate(&stream, Z_FINISH)
        filled = limit + 1 - Int(stream.avail_out)
      }
      return status == Z_STREAM_END && output.count <= limit ? output : nil
    }
  }
}
