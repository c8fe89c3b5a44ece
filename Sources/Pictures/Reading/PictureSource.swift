internal import Foundation

/// The bytes of a picture: an open file with its first bytes read, or a buffer.
final class PictureSource {
  let file: String
  /// The open file, positioned after ``start``; -1 when ``start`` contains all bytes.
  let descriptor: Int32
  let start: [UInt8]

  /// Creates a source from a buffer.
  init(bytes: [UInt8], name: String) {
    file = name
    descriptor = -1
    start = bytes
  }

  /// Opens a file or pipe and reads its first bytes.
  ///
  /// - Throws: ``PictureError`` when it is a folder, or cannot be opened or read.
  init(path: String) throws(PictureError) {
    func unreadable(_ what: String, _ remedy: String = "name a PNG or JPEG that can be read") -> PictureError {
      PictureError(.unreadable, path, what, remedy: remedy)
    }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreadable(String(cString: strerror(errno))) }
    var status = stat()
    var start = [UInt8](repeating: 0, count: FileSignature.length)
    var problem: PictureError?
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      problem = unreadable("it is a folder", "name a picture in it")
    } else {
      var filled = 0
      while filled < start.count {
        let count = start.withUnsafeMutableBytes {
          read(descriptor, $0.baseAddress?.advanced(by: filled), $0.count - filled)
        }
        if count < 0, errno == EINTR { continue }
        if count < 0 { problem = unreadable(String(cString: strerror(errno))) }
        if count <= 0 { break }
        filled += count
      }
      start.removeLast(start.count - filled)
    }
    if let problem {
      close(descriptor)
      throw problem
    }
    file = path
    self.descriptor = descriptor
    self.start = start
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}
