import Bytes
import Foundation

/// The identity of a file, independent of its path.
///
/// Two paths with the same identity lead to the same file.
enum FileIdentity: Hashable {
  /// An existing file: its device and inode number.
  case present(device: UInt64, number: UInt64)
  /// A file that does not exist yet: its path with all links resolved.
  case absent(String)

  /// Looks up a path, or returns nil for a character device such as `/dev/null`, which several outputs may share.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) != 0 else {
      guard status.st_mode & S_IFMT != S_IFCHR else { return nil }
      self = Self(status)
      return
    }
    guard let place = WholeFile.place(of: path) else {
      self = .absent(path)
      return
    }
    let (folder, name) = WholeFile.parts(of: place)
    self = .absent(Self.resolved(folder) + "/" + name)
  }

  private init(_ status: stat) {
    self = .present(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
  }

  /// The regular files to which standard output and standard error are redirected, with the streams' names.
  static var streams: [FileIdentity: String] {
    var streams: [FileIdentity: String] = [:]
    for (descriptor, name) in [(STDERR_FILENO, "standard error"), (STDOUT_FILENO, "standard output")] {
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
      streams[Self(status)] = name
    }
    return streams
  }

  /// Returns the path of a folder with all links resolved.
  ///
  /// The last components of the path need not exist.
  private static func resolved(_ folder: String) -> String {
    if let found = realpath(folder, nil) {
      defer { free(found) }
      return String(cString: found)
    }
    guard folder != "/", folder != "." else { return folder }
    let (above, name) = WholeFile.parts(of: folder)
    switch name {
    case "", ".": return resolved(above)
    // Missing folders will be created as folders and not as links, so `..` is simply the parent.
    case "..": return WholeFile.parts(of: resolved(above)).folder
    default: return resolved(above) + "/" + name
    }
  }
}
