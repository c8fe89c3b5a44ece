/// Paths from the root of a map on, as texts.
enum ProjectPath {
  /// A path below a folder, without `.` and with `..` resolved; a path above the root starts with `..`.
  ///
  /// - Returns: nil for an absolute path, which a map of relative paths cannot place.
  static func joined(_ folder: String, _ path: String) -> String? {
    if path.hasPrefix("/") { return nil }
    if isPlain(path) { return folder.isEmpty ? path : path.isEmpty ? folder : "\(folder)/\(path)" }
    var parts = folder.split(separator: "/")
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  /// Whether a path needs no work: no empty component, no `.` and no `..`.
  private static func isPlain(_ path: String) -> Bool {
    var previous = UInt8(ascii: "/")
    for byte in path.utf8 {
      if previous == UInt8(ascii: "/"), byte == previous || byte == UInt8(ascii: ".") { return path.isEmpty }
      previous = byte
    }
    return previous != UInt8(ascii: "/") || path.isEmpty
  }

  /// Whether a path leads out of the root of the map.
  static func isAbove(_ path: String) -> Bool { path == ".." || path.hasPrefix("../") }

  /// The folder of a path; empty at the root.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// The last component.
  static func name(of path: String) -> Substring {
    path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
  }

  /// The path as it is compared: the file systems of Macs ignore case, so projects are written with any.
  static func folded(_ path: String) -> String { path.lowercased() }

  /// Whether a path is in a folder or is that folder; the empty folder contains everything.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
  }
}
