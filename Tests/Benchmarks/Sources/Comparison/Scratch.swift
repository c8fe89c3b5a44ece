import Foundation

/// A folder for the time of a run.
struct Scratch {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "typecheck-compare-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func file(_ name: String) -> URL { folder.appending(path: name) }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}
