import Bytes
import Foundation

/// The folder in which the program was started, to which relative paths belong.
struct StartFolder: Sendable {
  /// The absolute path.
  let path: String

  /// Notes the current folder.
  init() { path = FileManager.default.currentDirectoryPath }

  /// Makes the folder the current one again, after it was deleted and a new one was made at its path.
  ///
  /// The system keeps a deleted folder as the current one, in which no file is ever found.
  func enterAgain() {
    guard let there = FileStamp(at: path), there.isFolder else { return }
    guard there.identity != FileStamp(at: ".")?.identity else { return }
    _ = FileManager.default.changeCurrentDirectoryPath(path)
  }
}
