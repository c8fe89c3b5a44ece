internal import Foundation

/// Reads the projects of a folder on disk.
package enum ProjectReader {
  /// The targets of a folder and the files that each takes.
  ///
  /// - Parameters:
  ///   - root: The folder.
  ///   - files: Its files, from it on, as a walk found them. The project files must be among them.
  /// - Returns: The targets and what they take.
  package static func map(root: String, files: [String]) -> ProjectMap {
    ProjectMap(files: files) { path in
      // A project may name any path; nothing outside of the folder is opened.
      guard !path.isEmpty, path != "..", !path.hasPrefix("../") else { return nil }
      return bytes(of: "\(root)/\(path)")
    }
  }

  /// The bytes of a regular file; one more than a project file may have is enough to refuse it.
  private static func bytes(of path: String) -> [UInt8]? {
    // Without waiting: a named pipe may never get a writer.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let capacity = min(Int(status.st_size), PropertyListFile.largest + 1)
    var hasFailed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, filled in
      while filled < capacity {
        let count = read(descriptor, buffer.baseAddress.map { $0 + filled }, capacity - filled)
        if count < 0, errno == EINTR { continue }
        hasFailed = count < 0
        guard count > 0 else { return }
        filled += count
      }
    }
    return hasFailed ? nil : bytes
  }
}
