/// Functions for paths relative to the root of a project map.
enum ProjectPath {
  /// The maximum length of a path in bytes (`PATH_MAX`, linux/limits.h); no file has a longer one.
  static let longest = 4096

  /// Returns a path below a folder, with `.` and `..` resolved; a path outside the root starts with `..`.
  ///
  /// An absolute path results in nil, because a map contains only relative paths. So does a path that no file can have.
  static func joined(_ folder: String, _ path: String) -> String? {
    if path.hasPrefix("/") || folder.utf8.count + path.utf8.count > longest { return nil }
    if isPlain(path) { return folder.isEmpty ? path : path.isEmpty ? folder : "\(folder)/\(path)" }
    var parts = folder.split(separator: "/")
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  /// Returns a path below a folder like `joined`, and an absolute path unchanged, so that an issue can name it.
  static func named(_ path: String, in folder: String) -> String? {
    path.hasPrefix("/") ? path : joined(folder, path)
  }

  /// Returns whether a path is already resolved: it has no empty components, no `.` and no `..`.
  private static func isPlain(_ path: String) -> Bool {
    var previous = UInt8(ascii: "/")
    for byte in path.utf8 {
      if previous == UInt8(ascii: "/"), byte == previous || byte == UInt8(ascii: ".") { return path.isEmpty }
      previous = byte
    }
    return previous != UInt8(ascii: "/") || path.isEmpty
  }

  /// Returns whether a path is outside the root of the map.
  static func isAbove(_ path: String) -> Bool { path == ".." || path.hasPrefix("../") || path.hasPrefix("/") }

  /// Returns the folder of a path; empty at the root.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// Returns the last component of a path.
  static func name(of path: String) -> Substring {
    path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
  }

  /// Returns a path for comparison, in lowercase, because file systems on Macs usually ignore case.
  static func folded(_ path: String) -> String { path.lowercased() }

  /// Returns whether a path is a folder or is inside it; the empty folder contains everything.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
  }
}
