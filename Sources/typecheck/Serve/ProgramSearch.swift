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
      guard let real = Self.real(root) else { return [] }
      return [real] + (Self.repository(of: real).map { [$0] } ?? [])
    }
    self.excluded = excluded
    folders = path.split(separator: ":").map(String.init).filter { folder in
      guard folder.hasPrefix("/"), let real = Self.real(folder) else { return false }
      return !excluded.contains { Self.contains($0, real) }
    }
  }

  /// Returns the path of a program; nil if no folder contains it.
  func program(_ name: String) -> String? {
    for folder in folders {
      let path = FilePath.joined(folder, name)
      guard let real = Self.real(path), !excluded.contains(where: { Self.contains($0, real) }),
        FileStamp(at: path)?.isFolder == false, access(path, X_OK) == 0
      else { continue }
      return path
    }
    return nil
  }

  /// Returns the absolute path without links; nil if there is no such file.
  private static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Returns the nearest repository that contains a path; nil if there is none.
  private static func repository(of path: String) -> String? {
    var folder = path
    while folder != "/" {
      if FilePath.isThere(FilePath.joined(folder, ".git")) { return folder }
      folder = FilePath.folder(of: folder)
    }
    return nil
  }

  private static func contains(_ folder: String, _ path: String) -> Bool {
    path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : "\(folder)/")
  }
}
