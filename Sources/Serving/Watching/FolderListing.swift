internal import Foundation

/// The names in a folder, with the file types that its directory entries contain.
struct FolderListing {
  /// A name in a folder.
  struct Entry {
    /// The name.
    var name: String
    /// Whether it is a folder; nil if the directory entry does not show it, as for links.
    var isFolder: Bool?
  }

  /// The entries in file-system order, without `.` and `..`.
  let entries: [Entry]

  /// Reads the names in a folder; none if the folder cannot be read.
  init(of path: String) {
    guard let folder = opendir(path) else {
      entries = []
      return
    }
    defer { closedir(folder) }
    var entries: [Entry] = []
    let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    while let entry = readdir(folder) {
      let kind = Int(entry.pointee.d_type)
      let name = String(cString: (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: CChar.self))
      guard name != ".", name != ".." else { continue }
      let isKnown = kind != Int(DT_UNKNOWN) && kind != Int(DT_LNK)
      entries.append(Entry(name: name, isFolder: isKnown ? kind == Int(DT_DIR) : nil))
    }
    self.entries = entries
  }
}
