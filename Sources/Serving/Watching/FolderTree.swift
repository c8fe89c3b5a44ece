internal import Bytes
internal import Foundation

/// The folders to watch: some roots and everything below them, without hidden folders and skipped ones.
package struct FolderTree: Hashable, Sendable {
  /// The files and folders to watch, with everything below the folders.
  package var roots: [String]
  /// Single files outside of the roots, such as a configuration; their folders are watched without subfolders.
  package var files: [String]
  /// The names of folders that are not watched.
  package var skipped: Set<String>

  /// Creates a tree.
  ///
  /// - Parameters:
  ///   - roots: The files and folders to watch, with everything below the folders.
  ///   - files: Single files outside of the roots.
  ///   - skipped: The names of folders that are not watched.
  package init(_ roots: [String], files: [String] = [], skipping skipped: Set<String> = []) {
    (self.roots, self.files, self.skipped) = (roots, files, skipped)
  }

  /// The state of the file system at one time.
  struct Contents {
    /// The paths of the folders, each folder once.
    var folders: [String] = []
    /// The stamps of files by path.
    var stamps: [String: FileStamp] = [:]
  }

  /// Returns whether a name in a watched folder can be of interest; hidden names are not.
  func isWatched(_ name: String, in folder: String) -> Bool {
    guard name.hasPrefix(".") else { return true }
    // The same file may be named relative to the current folder or not.
    let path = Self.absolute("\(folder)/\(name)")
    return files.contains { Self.absolute($0) == path }
  }

  private static func absolute(_ path: String) -> String { URL(filePath: path).standardizedFileURL.path }

  /// Walks through the folders.
  ///
  /// Links to folders are followed. A folder that several paths lead to occurs once, so that cycles end.
  func contents() -> Contents {
    var contents = Contents()
    var seen: Set<FileStamp.Identity> = []
    var waiting: [(path: String, isDeep: Bool)] = []
    for file in files {
      waiting.append((Self.folder(of: file), false))
      contents.stamps[file] = FileStamp(at: file)
    }
    for root in roots {
      guard let stamp = FileStamp(at: root) else { continue }
      if stamp.isFolder {
        waiting.append((root, true))
      } else {
        waiting.append((Self.folder(of: root), false))
        contents.stamps[root] = stamp
      }
    }
    // Deep folders come first, so that a folder of both kinds is searched.
    waiting.sort { !$0.isDeep && $1.isDeep }
    while let (path, isDeep) = waiting.popLast() {
      guard let identity = FileStamp(at: path)?.identity, seen.insert(identity).inserted else { continue }
      contents.folders.append(path)
      guard isDeep, let names = try? FileManager.default.contentsOfDirectory(atPath: path) else { continue }
      for name in names where !name.hasPrefix(".") {
        let place = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
        guard let stamp = FileStamp(at: place) else { continue }
        if !stamp.isFolder { contents.stamps[place] = stamp }
        if stamp.isFolder, !skipped.contains(name) { waiting.append((place, true)) }
      }
    }
    return contents
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
