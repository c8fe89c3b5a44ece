internal import Foundation

/// The names in a folder, with what the file system knows of them without a look at each file.
struct FolderListing {
  /// A name in a folder.
  struct Entry {
    /// The name.
    var name: String
    /// Whether it is a folder; nil if only a look at the file shows it, as for links.
    var isFolder: Bool?
  }

  /// The entries in the order of the file system, without the folder itself and the one above it.
  let entries: [Entry]

  /// Reads the names in a folder; without any if the folder cannot be read.
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
