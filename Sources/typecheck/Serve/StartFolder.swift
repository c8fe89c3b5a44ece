import Bytes
import Foundation

/// The program's start folder, to which relative paths refer.
struct StartFolder: Sendable {
  /// The absolute path.
  let path: String

  /// Notes the current folder.
  init() { path = FileManager.default.currentDirectoryPath }

  /// Enters the folder again after it was deleted and recreated at the same path.
  ///
  /// Otherwise, the deleted folder stays the current one, in which no file is ever found.
  func enterAgain() {
    guard let there = FileStamp(at: path), there.isFolder else { return }
    guard there.identity != FileStamp(at: ".")?.identity else { return }
    _ = FileManager.default.changeCurrentDirectoryPath(path)
  }
}
