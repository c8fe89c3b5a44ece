import Foundation

/// The bytes of a file, brought into memory once.
///
/// They are read, not mapped: a file that another program shortens meanwhile then ends early, where a mapped one would end this
/// process.
package enum FileBytes {
  /// Reads a whole file.
  ///
  /// - Parameter path: The file.
  /// - Returns: Its bytes; nil where it cannot be opened or read.
  package static func read(_ path: String) -> [UInt8]? {
    // Without waiting: nobody may ever write into a named pipe.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    var bytes: [UInt8] = []
    // One byte more than the file has tells whether it grew.
    var room = Int(status.st_size) + 1
    while true {
      guard let piece = piece(of: descriptor, room) else { return nil }
      if piece.count < room, bytes.isEmpty { return piece }
      bytes += piece
      if piece.count < room { return bytes }
      room = 1 << 16
    }
  }

  /// Reads the beginning of a file, as much as the first line of a table takes.
  ///
  /// - Parameter path: The file.
  /// - Returns: At most 65,536 bytes; nil where it cannot be opened or read.
  package static func head(_ path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return piece(of: descriptor, 1 << 16)
  }

  /// Whether a file has nothing but white space, in whatever encoding.
  ///
  /// - Parameter bytes: The file.
  /// - Returns: Whether nothing is in it, its byte order mark aside.
  package static func areBlank(_ bytes: [UInt8]) -> Bool {
    // The last are those of byte order marks; of a blank in UTF-16 one byte is 0.
    bytes.allSatisfy { [0x20, 0x0A, 0x0D, 0x09, 0, 0xEF, 0xBB, 0xBF, 0xFE, 0xFF].contains($0) }
  }

  /// The next bytes of a file; fewer than there is room for only at its end.
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
