package import AuditModel
import Bytes
import Foundation

/// A list of everything below a folder; hidden items are separate, and link cycles are not followed.
package struct FolderWalk {
  /// The decision about a folder.
  package enum Step: Hashable {
    case descend, take
    /// The folder is not searched, for the given reason.
    case skip(String)
  }

  /// Extensions of folders that contain texts, pictures or colours of an app.
  private static let folderEndings: Set<String> = [
    "lproj", "xcassets", "xcloc", "xcodeproj", "bundle", "framework", "colorset", "imageset", "swiftpm",
  ]

  /// The maximum number of paths by which links lead to one folder (our own limit): a few links to folders with links
  /// make more paths than a machine can follow.
  private static let mostVisits = 64

  /// The maximum number of names in folders that another path already reached (our own limit), about three seconds of
  /// listing.
  private static let mostRepeatedNames = 100_000

  /// Returns whether a name has no extension, or that of a known kind of folder.
  private static func mayBeFolder(_ name: String) -> Bool {
    !name.contains(".") || folderEndings.contains(FilePath.ending(of: name))
  }

  /// Returns whether an entry that cannot be opened may be a folder.
  private static func mayHideFolder(_ entry: FileEntry) -> Bool {
    switch entry.kind {
    case .missing, .forbidden: mayBeFolder(entry.name)
    case .outside:
      switch FileKind(at: entry.path) {
      case .folder: true
      case .file: false
      default: mayBeFolder(entry.name)
      }
    case .file, .folder, .special: false
    }
  }

  /// The files, and the folders with the step `take`, in the order of the walk.
  package private(set) var entries: [FileEntry] = []
  /// The folders that were searched.
  package private(set) var folders: [FileEntry] = []
  /// The hidden files and folders, which are not searched.
  package private(set) var hidden: [FileEntry] = []
  /// The folders that were skipped, with the reason.
  package private(set) var skipped: [(folder: FileEntry, reason: String)] = []
  /// Errors about folders that cannot be listed and names that cannot be opened.
  package private(set) var issues: [InputIssue] = []
  /// The names that cannot be opened and may be those of folders, with the error about each.
  package private(set) var blocked: [(entry: FileEntry, issue: InputIssue)] = []
  /// Whether the walk stopped at its limit.
  package private(set) var isCut = false

  /// Walks through a folder and everything below it.
  package init(_ root: FileEntry, limit: Int = .max, step: (FileEntry) -> Step) {
    var visits: [String: Int] = [:]
    var repeatedNames = 0
    var hasManyWays = false
    var waiting: [(entry: FileEntry, above: Set<String>)] = [(root, [])]
    while let folder = waiting.popLast() {
      guard entries.count < limit else {
        isCut = true
        return
      }
      let (path, shown) = (folder.entry.path, folder.entry.shown)
      guard let identity = FileKind.identity(of: path) else {
        issues.append(.unreachable(path, shown: shown))
        continue
      }
      // Links may form cycles.
      guard !folder.above.contains(identity) else { continue }
      visits[identity, default: 0] += 1
      let ways = visits[identity, default: 0]
      guard ways <= Self.mostVisits, ways == 1 || repeatedNames <= Self.mostRepeatedNames else {
        // Folders inside this one have the same problem.
        if !hasManyWays { issues.append(.tooManyWays(shown, ways - 1)) }
        hasManyWays = true
        continue
      }
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
        issues.refuse(startOf: path, "this folder cannot be read", fix: "check its permissions")
        continue
      }
      folders.append(folder.entry)
      if ways > 1 { repeatedNames += names.count }
      let depth = folder.entry.isNamed ? 0 : folder.entry.depth + 1
      let above = folder.above.union([identity])
      for name in names.sorted(by: { ExactText($0) < ExactText($1) }) {
        let path = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
        let shown = shown == "." ? name : shown.hasSuffix("/") ? shown + name : "\(shown)/\(name)"
        var entry = FileEntry(
          path: path, shown: shown, name: name, depth: depth, kind: FileKind(at: path, inside: root.border))
        (entry.input, entry.border) = (root.input, root.border)
        if look(at: entry, step) { waiting.append((entry, above)) }
      }
    }
  }

  /// Records an entry; returns true if it is a folder to search.
  private mutating func look(at entry: FileEntry, _ step: (FileEntry) -> Step) -> Bool {
    if entry.name.hasPrefix(".") {
      hidden.append(entry)
    } else if entry.kind == .folder {
      switch step(entry) {
      case .skip(let reason): skipped.append((entry, reason))
      case .take: entries.append(entry)
      case .descend: return true
      }
    } else if entry.kind == .missing, entry.name.unicodeScalars.contains("\u{FFFD}") {
      issues.refuse(
        startOf: entry.shown, "the name of this file or folder is not UTF-8, so it cannot be opened", fix: "rename it")
    } else if Self.mayHideFolder(entry) {
      // A folder that cannot be opened may contain texts, which must not be skipped silently.
      if case .skip = step(entry) { return false }
      let issue: InputIssue =
        entry.kind == .outside
        ? .found(entry.path, shown: entry.shown, .outside) : .unreachable(entry.path, shown: entry.shown)
      blocked.append((entry, issue))
    } else {
      entries.append(entry)
    }
    return false
  }
}
