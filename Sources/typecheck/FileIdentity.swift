import Bytes
import Foundation

/// Which file a path leads to, whatever its name: two paths with the same one are the same file.
enum FileIdentity: Hashable {
  /// A file that is there: its device and number.
  case present(device: UInt64, number: UInt64)
  /// One that is not there yet: its path, every link followed.
  case absent(String)

  /// Looks at a path.
  ///
  /// - Parameter path: The path; nil is made for a device such as `/dev/null`, where nothing is lost however much goes
  ///   there.
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

  /// Standard output and standard error where they go to files.
  static var streams: [FileIdentity: String] {
    var streams: [FileIdentity: String] = [:]
    for (descriptor, name) in [(STDERR_FILENO, "standard error"), (STDOUT_FILENO, "standard output")] {
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
      streams[Self(status)] = name
    }
    return streams
  }

  /// A folder's path without links, also where the last folders of it are not there yet.
  private static func resolved(_ folder: String) -> String {
    if let found = realpath(folder, nil) {
      defer { free(found) }
      return String(cString: found)
    }
    guard folder != "/", folder != "." else { return folder }
    let (above, name) = WholeFile.parts(of: folder)
    switch name {
    case "", ".": return resolved(above)
    // What is not there yet is made as a folder, so the one above it is the one it is made in.
    case "..": return WholeFile.parts(of: resolved(above)).folder
    default: return resolved(above) + "/" + name
    }
  }
}
