internal import Bytes
internal import Foundation

/// The folders to watch: the roots and everything below them, except hidden and skipped folders.
package struct FolderTree: Hashable, Sendable {
  /// The files and folders to watch, with everything below the folders.
  package let roots: [String]
  /// Single files outside of the roots, such as a configuration; nothing else in their folders is watched.
  package let files: [String]
  /// The names of folders that are not watched.
  package let skipped: Set<String>
  /// Whether links may lead out of the roots.
  private let readsOutside: Bool
  /// The roots and single files by their absolute paths.
  private let named: [String: String]
  /// The names of the roots and single files, without their folders.
  private let names: Set<Substring>

  /// Creates a tree.
  package init(
    _ roots: [String], files: [String] = [], skipping skipped: Set<String> = [], readsOutside: Bool = false
  ) {
    var named = Dictionary(roots.map { (Self.absolute($0), $0) }) { first, _ in first }
    // The same file may be named relative to the current folder or not.
    self.files = files.filter { file in
      let path = Self.absolute(file)
      defer { if named[path] == nil { named[path] = file } }
      return named[path] == nil
    }
    (self.roots, self.skipped, self.named, self.readsOutside) = (roots, skipped, named, readsOutside)
    names = Set(named.keys.compactMap { $0.split(separator: "/").last })
  }

  /// A folder that is watched.
  struct Folder {
    /// The path.
    var path: String
    /// Whether all names in the folder are watched, and not only those of single files.
    var isDeep: Bool
    /// The resolved path of the root that links must not leave; nil if they may.
    var border: String?

    /// Returns the path of a name in the folder.
    func place(of name: String) -> String { path.hasSuffix("/") ? path + name : "\(path)/\(name)" }
  }

  /// The state of the file system at one time.
  struct Contents {
    /// The paths of the folders, each folder once.
    var folders: [String] = []
    /// The stamps of files by path.
    var stamps: [String: FileStamp] = [:]
  }

  /// The state of a root or a single file.
  enum Place: Hashable {
    case missing
    case file(FileStamp)
    /// A folder. The system reports changes in it, but not that its path now leads to another folder.
    case folder(FileStamp.Identity)
  }

  /// Returns the path to report for a changed name; nil if it is not watched, such as a hidden file.
  func reported(_ name: String, in folder: Folder) -> String? {
    let place = folder.place(of: name)
    if folder.isDeep, !name.hasPrefix(".") { return place }
    return names.contains(name[...]) ? named[Self.absolute(place)] : nil
  }

  private static func absolute(_ path: String) -> String { URL(filePath: path).standardizedFileURL.path }

  /// Returns the states of the roots and single files, in their order.
  func places() -> [Place] {
    (roots + files).map { path in
      guard let stamp = FileStamp(at: path) else { return .missing }
      return stamp.isFolder ? .folder(stamp.identity) : .file(stamp)
    }
  }

  /// Returns the folders and the stamps of all files.
  func contents() -> Contents {
    var contents = Contents()
    for path in roots + files {
      if let stamp = FileStamp(at: path), !stamp.isFolder { contents.stamps[path] = stamp }
    }
    var stamps: [String: FileStamp] = [:]
    walk(
      enter: { folder in
        contents.folders.append(folder.path)
        return true
      }, find: { stamps[$0] = $1 })
    contents.stamps.merge(stamps) { $1 }
    return contents
  }

  /// Walks through the folders.
  ///
  /// Links inside the roots are followed. A folder that several paths lead to occurs once, so that cycles end. `enter`
  /// gets each folder before its names are read, so that no name escapes a new watch; if it returns false, the walk
  /// ends. `find` gets the files of deep folders with their stamps. Without it, only folders are visited.
  func walk(enter: (Folder) -> Bool, find: ((String, FileStamp) -> Void)? = nil) {
    var seen: Set<FileStamp.Identity> = []
    // Deep folders come first, so that a folder of both kinds is searched.
    var waiting = files.map { Folder(path: Self.folder(of: $0), isDeep: false) }
    var deep: [Folder] = []
    for root in roots {
      let border = readsOutside ? nil : RealPath.of(root)
      if FileStamp(at: root)?.isFolder == true, border == nil || !RealPath.isDetour(root) {
        deep.append(Folder(path: root, isDeep: true, border: border))
      } else {
        // The folder reports when the root appears.
        waiting.append(Folder(path: Self.folder(of: root), isDeep: false))
      }
    }
    waiting += deep
    while let folder = waiting.popLast() {
      guard let identity = FileStamp(at: folder.path)?.identity, seen.insert(identity).inserted else { continue }
      guard enter(folder) else { return }
      guard folder.isDeep else { continue }
      for entry in FolderListing(of: folder.path).entries where !entry.name.hasPrefix(".") {
        if entry.isFolder == false, find == nil { continue }
        let place = folder.place(of: entry.name)
        if entry.isFolder == nil, leaves(place, folder) { continue }
        guard let stamp = FileStamp(at: place) else { continue }
        if !stamp.isFolder { find?(place, stamp) }
        if stamp.isFolder, !skipped.contains(entry.name) {
          waiting.append(Folder(path: place, isDeep: true, border: folder.border))
        }
      }
    }
  }

  /// Returns whether a name in a folder is a link out of the root.
  private func leaves(_ place: String, _ folder: Folder) -> Bool {
    guard let border = folder.border, RealPath.isLink(place), let target = RealPath.of(place) else { return false }
    return RealPath.leaves(border, target)
  }

  /// Returns the folder that contains a path.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
