import AuditModel
import Bytes
import Foundation

/// Functions that join paths and make them absolute or relative.
///
/// They access the file system only for the current folder and for links, after which `..` is ambiguous.
package enum FilePath {
  /// Joins a folder and a path below it with one slash.
  ///
  /// An empty folder or `.` is the current one. An absolute path is returned unchanged.
  package static func joined(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") || folder.isEmpty || folder == "." { return path }
    return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }

  /// Returns the extension of a file in lowercase, without the dot; empty if there is none.
  package static func ending(of path: String) -> String {
    let (slash, dot) = (UInt8(ascii: "/"), UInt8(ascii: "."))
    var rest = path.utf8[...]
    while rest.last == slash { rest.removeLast() }
    guard let start = rest.lastIndex(where: { $0 == dot || $0 == slash }), rest[start] == dot else { return "" }
    return String(path[rest.index(after: start)..<rest.endIndex]).lowercased()
  }

  /// The current folder; empty if it was deleted.
  private static var current: String { FileManager.default.currentDirectoryPath }

  /// Returns the absolute path without `.` and `..`; the file need not exist.
  ///
  /// If the current folder was deleted, a relative path is returned unchanged.
  package static func absolute(_ path: String) -> String {
    let whole = joined(current, path)
    guard whole.hasPrefix("/") else { return path }
    return "/" + whole.pathSteps.joined(separator: "/")
  }

  /// Returns a path relative to a folder, with `..` if the path is outside; `.` for the folder itself.
  ///
  /// Both may be absolute, or relative to the current folder.
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
  /// The path is absolute if it was given as an absolute path outside the current folder.
  ///
  /// A path with `..` after a link is returned unchanged.
  package static func shown(_ path: String) -> String {
    if goesUpFromLink(path) || current.isEmpty { return path }
    let relative = relative(path, to: ".")
    return path.hasPrefix("/") && (relative == ".." || relative.hasPrefix("../")) ? absolute(path) : relative
  }

  /// Returns whether `..` follows a link, so that it means the parent of the link's target.
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

  /// Returns whether a path, with links resolved, is inside a folder or the folder itself.
  ///
  /// False if either does not exist.
  package static func isInside(_ path: String, of folder: String) -> Bool {
    guard let path = real(path), let folder = real(folder) else { return false }
    return RealPath.isBelow(path, folder)
  }

  /// Returns whether a path leads out of a folder through `..`, a link or an absolute path.
  ///
  /// Git's own data in a repository counts as outside, because it can contain credentials. For a file that does not
  /// exist, only the path is checked.
  package static func leaves(_ folder: String, _ path: String) -> Bool {
    guard let real = real(path), let root = self.real(folder) else {
      return relative(path, to: folder).split(separator: "/").first == ".."
    }
    return RealPath.leaves(root, real)
  }

  /// Returns whether a link in an existing path leads out of the repository.
  package static func isDetour(_ path: String) -> Bool { real(path) != nil && RealPath.isDetour(path) }

  /// Returns the nearest repository that contains a folder, or the folder itself if there is none.
  package static func repository(around folder: String) -> String {
    real(folder).flatMap(RealPath.repository) ?? folder
  }

  /// Returns the part of a path before the last slash; `.` if there is none.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
