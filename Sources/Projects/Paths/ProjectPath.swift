/// Functions for paths relative to the root of a project map.
enum ProjectPath {
  /// The maximum length of a path in bytes; no file has a longer one (`PATH_MAX`, linux/limits.h).
  static let longest = 4096

  /// Returns a path below a folder, with `.` and `..` resolved; a path outside the root starts with `..`.
  ///
  /// Nil for an absolute path, because a map contains only relative paths, and for a path that is too long.
  static func joined(_ folder: String, _ path: String) -> String? {
    if path.hasPrefix("/") || folder.utf8.count + path.utf8.count > longest { return nil }
    if isPlain(path) { return folder.isEmpty ? path : path.isEmpty ? folder : "\(folder)/\(path)" }
    var parts = folder.split(separator: "/")
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  /// Joins a folder and a path like `joined`, but keeps an absolute path, so that an issue can name it.
  static func named(_ path: String, in folder: String) -> String? {
    path.hasPrefix("/") ? path : joined(folder, path)
  }

  /// Returns whether a path has no empty components, no `.` and no `..`.
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

  /// Returns a path in lowercase for comparison, because Mac file systems usually ignore case.
  static func folded(_ path: String) -> String { path.lowercased() }

  /// Returns whether a path is a folder or inside it; the empty folder contains everything.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
  }
}
