import Foundation

/// Functions that load the bytes of a file into memory.
///
/// Files are read, not mapped. If another program truncates a file, a read ends early, but a mapping would crash.
package enum FileBytes {
  /// Reads a whole file, or at least its first `limit` bytes.
  ///
  /// Returns nil if it is not a regular file or cannot be read.
  package static func read(_ path: String, limit: Int = .max) -> [UInt8]? {
    opened(path) { descriptor in
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
      var bytes: [UInt8] = []
      // One byte more than the file size shows whether the file has grown.
      var room = min(Int(status.st_size) + 1, limit)
      while true {
        guard let piece = piece(of: descriptor, room) else { return nil }
        if bytes.isEmpty { bytes = piece } else { bytes += piece }
        if piece.count < room || bytes.count >= limit { return bytes }
        room = 1 << 16
      }
    }
  }

  /// Reads the first 65,536 bytes of a file, enough for the first line of a table.
  ///
  /// Returns nil if the file cannot be read.
  package static func head(_ path: String) -> [UInt8]? { opened(path) { piece(of: $0, 1 << 16) } }

  private static func opened(_ path: String, _ read: (Int32) -> [UInt8]?) -> [UInt8]? {
    // Non-blocking, because opening a named pipe would otherwise wait for a writer.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return read(descriptor)
  }

  /// Returns the first byte that is neither white space nor part of a byte order mark, in any encoding.
  ///
  /// Zero bytes are skipped too, because white space in UTF-16 contains them.
  package static func firstVisible(_ bytes: [UInt8]) -> UInt8? {
    bytes.first { ![0x20, 0x0A, 0x0D, 0x09, 0, 0xEF, 0xBB, 0xBF, 0xFE, 0xFF].contains($0) }
  }

  /// Returns whether bytes are only white space and byte order marks, in any encoding.
  package static func areBlank(_ bytes: [UInt8]) -> Bool { firstVisible(bytes) == nil }

  /// Reads the next bytes of a file; returns fewer than requested only at its end, and nil if reading fails.
  private static func piece(of descriptor: Int32, _ room: Int) -> [UInt8]? {
    var hasFailed = false
    let piece = [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
      while filled < room {
        let count = Foundation.read(descriptor, buffer.baseAddress.map { $0 + filled }, room - filled)
        if count < 0, errno == EINTR { continue }
        hasFailed = count < 0
        guard count > 0 else { return }
        filled += count
      }
    }
    return hasFailed ? nil : piece
  }
}
