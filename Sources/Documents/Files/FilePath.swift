import Bytes
import Foundation

/// Functions that join paths and make them absolute or relative.
///
/// They query the file system only for the current folder, and for links where `..` is ambiguous.
package enum FilePath {
  /// Joins a folder and a path below it.
  ///
  /// - Parameters:
  ///   - folder: The folder; empty or `.` is the current one.
  ///   - path: The path below the folder.
  /// - Returns: Both, joined by one slash; an absolute path is returned unchanged.
  package static func joined(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") || folder.isEmpty || folder == "." { return path }
    return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }

  /// Returns the extension of a file in lowercase, without the dot; empty if it has none.
  package static func ending(of path: String) -> String {
    let (slash, dot) = (UInt8(ascii: "/"), UInt8(ascii: "."))
    var rest = path.utf8[...]
    while rest.last == slash { rest.removeLast() }
    guard let start = rest.lastIndex(where: { $0 == dot || $0 == slash }), rest[start] == dot else { return "" }
    return String(path[rest.index(after: start)..<rest.endIndex]).lowercased()
  }

  /// The current folder; empty if it was deleted.
  private static var current: String { FileManager.default.currentDirectoryPath }

  /// Returns an absolute path without `.` and `..`.
  ///
  /// - Parameter path: A path, which need not exist.
  /// - Returns: The absolute path of the same file. If the current folder was deleted, a relative path is returned
  ///   unchanged.
  package static func absolute(_ path: String) -> String {
    let whole = joined(current, path)
    guard whole.hasPrefix("/") else { return path }
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Returns a path relative to a folder.
  ///
  /// - Parameters:
  ///   - path: A path, absolute or relative to the current folder.
  ///   - folder: The folder, absolute or relative to the current folder.
  /// - Returns: The path from the folder, with `..` if it is outside; `.` for the folder itself.
  package static func relative(_ path: String, to folder: String) -> String {
    let (whole, above) = (absolute(path), absolute(folder))
    guard whole.hasPrefix("/") == above.hasPrefix("/") else { return path }
    let target = whole.split(separator: "/")
    let base = above.split(separator: "/")
    let shared = zip(target, base).prefix { $0 == $1 }.count
    let parts = base.dropFirst(shared).map { _ in ".." } + target.dropFirst(shared)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// Returns a path as shown to users, relative to the current folder.
  ///
  /// A path is absolute if it was given as an absolute path outside the current folder.
  ///
  /// - Parameter path: A path.
  /// - Returns: A path that can be opened; a path with `..` after a link is returned unchanged.
  package static func shown(_ path: String) -> String {
    if goesUpFromLink(path) || current.isEmpty { return path }
    let relative = relative(path, to: ".")
    return path.hasPrefix("/") && (relative == ".." || relative.hasPrefix("../")) ? absolute(path) : relative
  }

  /// Returns whether `..` follows a link, where it leads to the parent of the link's target, not of the link.
  private static func goesUpFromLink(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return parts.indices.dropFirst().contains { index in
      guard parts[index] == "..", parts[index - 1] != ".." else { return false }
      let above = (path.hasPrefix("/") ? "/" : "") + parts[..<index].joined(separator: "/")
      return (try? FileManager.default.destinationOfSymbolicLink(atPath: above)) != nil
    }
  }

  /// Returns whether a file, folder or link, even a broken one, exists at a path.
  package static func isThere(_ path: String) -> Bool { FileKind(at: path) != .missing || FileKind.isLink(path) }

  /// Returns whether a path is a symbolic link whose target does not exist.
  package static func isBrokenLink(_ path: String) -> Bool { FileKind(at: path) == .missing && FileKind.isLink(path) }

  /// Returns the absolute path without links; nil if the file or a folder of its path does not exist.
  package static func real(_ path: String) -> String? { RealPath.of(path) }

  /// Returns whether a file is inside a folder, or the folder itself, following links.
  ///
  /// False if one of them does not exist.
  package static func isInside(_ path: String, of folder: String) -> Bool {
    guard let path = real(path), let folder = real(folder) else { return false }
    return RealPath.isBelow(path, folder)
  }

  /// Returns whether a path leads out of a folder, by `..`, as an absolute path or by a link.
  ///
  /// A repository's own data count as outside, because they can contain credentials. A file that does not exist is
  /// outside if its path is.
  package static func leaves(_ folder: String, _ path: String) -> Bool {
    guard let real = real(path), let root = self.real(folder) else {
      return relative(path, to: folder).split(separator: "/").first == ".."
    }
    return RealPath.leaves(root, real)
  }

  /// Returns whether an existing path that a user names leads out of a repository by a link.
  package static func isDetour(_ path: String) -> Bool { real(path) != nil && RealPath.isDetour(path) }

  /// Returns the nearest repository that contains a folder, or the folder itself if there is none.
  package static func repository(around folder: String) -> String {
    real(folder).flatMap(RealPath.repository) ?? folder
  }

  /// Returns the folder of a file.
  ///
  /// - Parameter path: A file's path.
  /// - Returns: The part before the last slash; `.` if there is none.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
