import Bytes
import Foundation

/// The kind of item at a path, including missing and forbidden items.
package enum FileKind: Hashable {
  case missing, file, folder, special, forbidden
  /// A link to a target outside the folder that is read.
  case outside

  /// Determines the kind of item at a path, following symbolic links.
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

  /// Determines the kind of item at a path, following symbolic links only inside a folder, or everywhere if it is nil.
  package init(at path: String, inside folder: String?) {
    self.init(at: path)
    guard let folder, self != .missing, Self.isLink(path), FilePath.leaves(folder, path) else { return }
    self = .outside
  }

  /// Returns whether a path is a symbolic link, even a broken one.
  package static func isLink(_ path: String) -> Bool { RealPath.isLink(path) }

  /// Returns an identifier of a file or folder, or its absolute path if the item cannot be accessed.
  package static func identityOrPath(of path: String) -> String { identity(of: path) ?? FilePath.absolute(path) }

  /// Returns an identifier that is the same for all paths to a file or folder, or nil if the item cannot be accessed.
  package static func identity(of path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return "\(status.st_dev):\(status.st_ino)"
  }
}
