import Foundation

/// Paths as texts: joined, made whole and made relative; the file system is asked no more than where we are and, where
/// `..` may mean two things, what is a link.
public enum FilePath {
  /// A path below a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder; empty or `.` is the current one.
  ///   - path: The path below it.
  /// - Returns: Both, one slash between them; a path that starts with a slash alone.
  public static func joined(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") || folder.isEmpty || folder == "." { return path }
    return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }

  /// The extension of a file in lowercase, without the dot; empty if it has none.
  package static func ending(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
  }

  /// The current folder; empty where it was deleted.
  private static var current: String { FileManager.default.currentDirectoryPath }

  /// A path from the root on, without `.` and `..`.
  ///
  /// - Parameter path: A path.
  /// - Returns: The same file's path; a relative path as it is written where the current folder was deleted.
  public static func absolute(_ path: String) -> String {
    let whole = joined(current, path)
    guard whole.hasPrefix("/") else { return path }
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// A path as it is written from a folder.
  ///
  /// - Parameters:
  ///   - path: A path.
  ///   - folder: The folder; both from the current one or the root.
  /// - Returns: The path from the folder on, with `..` where it lies outside; `.` for the folder itself.
  public static func relative(_ path: String, to folder: String) -> String {
    let (whole, above) = (absolute(path), absolute(folder))
    guard whole.hasPrefix("/") == above.hasPrefix("/") else { return path }
    let target = whole.split(separator: "/")
    let base = above.split(separator: "/")
    let shared = zip(target, base).prefix { $0 == $1 }.count
    let parts = base.dropFirst(shared).map { _ in ".." } + target.dropFirst(shared)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// A path as it is named to people, the same however it was written: from the current folder on, but whole where it was
  /// named from the root and lies elsewhere.
  ///
  /// - Parameter path: A path.
  /// - Returns: A path that can be opened; one that goes up from where a link leads stays as it was written.
  public static func shown(_ path: String) -> String {
    if goesUpFromLink(path) || current.isEmpty { return path }
    let relative = relative(path, to: ".")
    return path.hasPrefix("/") && (relative == ".." || relative.hasPrefix("../")) ? absolute(path) : relative
  }

  /// Whether `..` comes after the name of a link, which leads to another folder than the one the link is in.
  private static func goesUpFromLink(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return parts.indices.dropFirst().contains { index in
      guard parts[index] == "..", parts[index - 1] != ".." else { return false }
      let above = (path.hasPrefix("/") ? "/" : "") + parts[..<index].joined(separator: "/")
      return (try? FileManager.default.destinationOfSymbolicLink(atPath: above)) != nil
    }
  }

  /// Whether something has this path: a file, a folder, or a link wherever it leads.
  ///
  /// - Parameter path: A path.
  /// - Returns: Whether there is something.
  public static func isThere(_ path: String) -> Bool { FileKind(at: path) != .missing || FileKind.isLink(path) }

  /// Whether a path is that of a symbolic link without a file or folder at its end.
  ///
  /// - Parameter path: A path.
  /// - Returns: Whether it is.
  public static func isBrokenLink(_ path: String) -> Bool { FileKind(at: path) == .missing && FileKind.isLink(path) }

  /// The folder of a file.
  ///
  /// - Parameter path: A file's path.
  /// - Returns: What stands before its last slash; `.` where there is none.
  public static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
