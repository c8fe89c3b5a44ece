internal import Foundation

/// Paths without links.
package enum RealPath {
  /// Returns the absolute path without links; nil if the file or a folder of its path does not exist.
  package static func of(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Returns whether a path without links is a folder without links, or below it.
  package static func isBelow(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  /// Returns whether a path without links is outside of a folder without links.
  ///
  /// A repository's own data count as outside, because they can contain credentials.
  package static func leaves(_ folder: String, _ path: String) -> Bool {
    !isBelow(path, folder) || path.dropFirst(folder.count).split(separator: "/").contains(".git")
  }

  /// Returns whether a path that a user names leads out of its repository by a link.
  ///
  /// Who proposes a change to a repository can put a link in the place of any file or folder in it. Outside of all
  /// repositories, only a path that is itself a link leads out of its folder. Devices are what the user says they are.
  ///
  /// - Parameters:
  ///   - path: The path, absolute and without `..`.
  ///   - target: The place that it leads to, without links.
  /// - Returns: Whether the place is outside.
  package static func isDetour(_ path: String, to target: String) -> Bool {
    if isDevice(path, target) { return false }
    var above = path
    while above.count > 1 {
      if !isLink(above), access("\(above)/.git", F_OK) == 0 { return of(above).map { leaves($0, target) } ?? false }
      above = WholeFile.parts(of: above).folder
    }
    return isLink(path) && of(WholeFile.parts(of: path).folder).map { leaves($0, target) } ?? false
  }

  /// Returns whether a path names a device or an open file of the process, not a file of a disk in memory.
  private static func isDevice(_ path: String, _ target: String) -> Bool {
    if ["/dev/std", "/dev/fd/"].contains(where: path.hasPrefix) { return true }
    guard ["/dev/", "/proc/"].contains(where: path.hasPrefix) else { return false }
    if path.hasPrefix("/proc/"), path.contains("/fd/") { return true }
    var status = stat()
    return stat(target, &status) == 0 && ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  /// Returns whether a path is a symbolic link, even a broken one.
  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}
