import Foundation

/// What is at a path.
package enum FileKind: Hashable {
  case missing, file, folder, special, forbidden

  /// Looks, following symbolic links.
  package init(at path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      self = errno == EACCES ? .forbidden : .missing
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    default: self = .special
    }
  }

  /// Whether a path is that of a symbolic link, wherever it leads.
  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// What names the same file or folder however its path is written; nil where nothing is.
  package static func identity(of path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return "\(status.st_dev):\(status.st_ino)"
  }
}
