import Bytes
import Foundation
import TypeCheckKit

/// A search for programs in the folders of PATH outside of the checked project.
///
/// The author of a checked project may be a stranger. A relative folder in PATH, or one inside of the project, would
/// let the project choose the program.
struct ProgramSearch {
  /// The absolute folders to search, in order.
  let folders: [String]
  /// The real paths of folders whose programs are never started.
  private let excluded: [String]

  /// Creates a search outside of the checked files and folders.
  ///
  /// The current folder, and the repositories that contain it or the checked files, are excluded as well.
  init(outside roots: [String], path: String = ProcessInfo.processInfo.environment["PATH"] ?? "") {
    let excluded = (roots + ["."]).flatMap { root -> [String] in
      guard let real = RealPath.of(root) else { return [] }
      return [real] + (RealPath.repository(around: real).map { [$0] } ?? [])
    }
    self.excluded = excluded
    folders = path.split(separator: ":").map(String.init).filter { folder in
      guard folder.hasPrefix("/"), let real = RealPath.of(folder) else { return false }
      return !excluded.contains { RealPath.isBelow(real, $0) }
    }
  }

  /// Returns the path of a program; nil if no folder contains it.
  func program(_ name: String) -> String? {
    for folder in folders {
      let path = FilePath.joined(folder, name)
      guard let real = RealPath.of(path), !excluded.contains(where: { RealPath.isBelow(real, $0) }),
        FileStamp(at: path)?.isFolder == false, access(path, X_OK) == 0
      else { continue }
      return path
    }
    return nil
  }
}
