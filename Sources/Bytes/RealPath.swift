internal import Foundation

/// A namespace for functions that resolve symbolic links in paths.
package enum RealPath {
  /// Returns the absolute path without links; nil if the file or a folder in its path does not exist.
  package static func of(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Returns whether a resolved path is a resolved folder or inside of it.
  package static func isBelow(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  /// Returns whether a resolved path is outside of a resolved folder.
  ///
  /// A repository's `.git` folder counts as outside, because it can contain credentials.
  package static func leaves(_ folder: String, _ path: String) -> Bool {
    !isBelow(path, folder) || path.dropFirst(folder.count).split(separator: "/").contains(".git")
  }

  /// Returns whether a link in a path that a user names leads out of a repository.
  ///
  /// Anyone who proposes a change to a repository can replace any file or folder in it with a link. So each link in the
  /// path counts, whichever repository contains it. Outside of all repositories, only a link at the end of the path
  /// counts, if it leads out of its folder. Devices never count. The end of the path need not exist.
  package static func isDetour(_ path: String) -> Bool {
    guard !isDevice(path), var place = path.hasPrefix("/") ? "/" : of(".") else { return false }
    let parts = path.split(separator: "/").filter { $0 != "." }
    for (index, part) in parts.enumerated() {
      let next = part == ".." ? WholeFile.parts(of: place).folder : "\(place == "/" ? "" : place)/\(part)"
      guard isLink(next) else {
        place = next
        continue
      }
      guard let target = end(of: next) else { return false }
      let border = repository(around: place) ?? (index == parts.count - 1 ? place : nil)
      if let border, leaves(border, target) { return true }
      place = target
    }
    return false
  }

  /// Returns the target of a link; the nearest existing folder if the link is broken, nil if it is circular.
  private static func end(of link: String) -> String? {
    guard var place = of(link) ?? WholeFile.place(of: link) else { return nil }
    while of(place) == nil, place != "/" { place = WholeFile.parts(of: place).folder }
    return of(place)
  }

  /// Returns the innermost repository that contains a resolved folder; nil if there is none.
  package static func repository(around folder: String) -> String? {
    var folder = folder
    while access("\(folder)/.git", F_OK) != 0 {
      if folder == "/" { return nil }
      folder = WholeFile.parts(of: folder).folder
    }
    return folder
  }

  /// Returns whether a path names a device or an open file of the process, not a file in a memory file system.
  private static func isDevice(_ path: String) -> Bool {
    let path = URL(filePath: path).standardizedFileURL.path
    if ["/dev/std", "/dev/fd/"].contains(where: path.hasPrefix) { return true }
    guard ["/dev/", "/proc/"].contains(where: path.hasPrefix) else { return false }
    if path.hasPrefix("/proc/"), path.contains("/fd/") { return true }
    var status = stat()
    return stat(path, &status) == 0 && ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  /// Returns whether a path is a symbolic link, even a broken one.
  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}
