import Foundation

/// A folder of its own for one test, removed at the end.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "catalogs-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    _ = chmod("\(path)/closed", 0o755)
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file and the folders above it.
  func write(_ name: String, _ text: String) throws {
    let url = URL(filePath: "\(path)/\(name)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
}
