package import AuditModel

/// Lists everything below a folder, without following cycles and without hidden files.
package struct FolderWalk {
  /// A file, or a folder that is treated as one item.
  package struct Entry: Hashable {
    /// The path to open.
    package var path: String
    /// The display path.
    package var shown: String
    /// The last component of the path.
    package var name: String
    /// The depth below the folder where the walk began, from 0.
    package var depth: Int
    /// The kind of item.
    package var kind: FileKind

    package init(path: String, shown: String, name: String, depth: Int, kind: FileKind) {
      self.path = path
      self.shown = shown
      self.name = name
      self.depth = depth
      self.kind = kind
    }
  }

  /// The action for a folder.
  package enum Step {
    case descend, skip, take
  }

  private struct Folder {
    var path: String
    var shown: String
    var depth: Int
    var above: Set<String>
  }

  /// Folders with third-party code and build products.
  package static let othersCode: Set<String> = ["node_modules", "Pods", "Carthage", "DerivedData"]

  /// Whether to report a folder that is skipped.
  ///
  /// Git's folder is in every project, and asset catalogs have their own readers.
  package static func isTold(_ name: String) -> Bool { name != ".git" && FilePath.ending(of: name) != "xcassets" }

  /// Extensions of folders that contain texts, pictures or colours of an app.
  private static let folderEndings: Set<String> = [
    "lproj", "xcassets", "xcloc", "xcodeproj", "bundle", "framework", "colorset", "imageset", "swiftpm",
  ]

  /// Whether a name may be that of a folder: it has no extension, or one of a known kind of folder.
  private static func mayBeFolder(_ name: String) -> Bool {
    !name.contains(".") || folderEndings.contains(FilePath.ending(of: name))
  }

  /// The entries, folder by folder.
  package private(set) var entries: [Entry] = []
  /// Errors about folders that cannot be listed and names that cannot be opened.
  package private(set) var issues: [InputIssue] = []
  /// The names of skipped items: hidden files and folders, and folders for which the step was `skip`.
  package private(set) var skipped: [(name: String, isFolder: Bool)] = []

  /// Walks through a folder.
  ///
  /// - Parameters:
  ///   - path: The path to open.
  ///   - shown: The display path.
  ///   - listings: A cache of folder contents, shared with other readers.
  ///   - step: Returns the action for a folder, by its name.
  package init(
    _ path: String, shown: String, in listings: FolderListings = FolderListings(), step: (String) -> Step
  ) {
    var waiting = [Folder(path: path, shown: shown, depth: 0, above: [])]
    while let folder = waiting.popLast() {
      // Links may form cycles.
      guard let listing = listings.listing(of: folder.path, shown: folder.shown, depth: folder.depth) else {
        issues.append(.unreachable(folder.path, shown: folder.shown))
        continue
      }
      guard !folder.above.contains(listing.identity) else { continue }
      guard let entries = listing.entries else {
        issues.append(
          InputIssue(
            atStartOf: folder.path, message: "this folder may not be read", remedy: "check its permissions"))
        continue
      }
      for entry in entries {
        if entry.name.hasPrefix(".") {
          skipped.append((entry.name, entry.kind == .folder))
        } else if entry.kind == .folder {
          switch step(entry.name) {
          case .skip: skipped.append((entry.name, true))
          case .take: self.entries.append(entry)
          case .descend:
            waiting.append(
              Folder(
                path: entry.path, shown: entry.shown, depth: folder.depth + 1,
                above: folder.above.union([listing.identity])))
          }
        } else if entry.kind == .missing, entry.name.unicodeScalars.contains("\u{FFFD}") {
          issues.append(
            InputIssue(
              atStartOf: entry.shown, message: "the name of this file or folder is not UTF-8, so it cannot be opened",
              remedy: "rename it"))
        } else if entry.kind == .missing || entry.kind == .forbidden, Self.mayBeFolder(entry.name) {
          // A folder that cannot be opened may contain texts, which would otherwise be skipped silently.
          if step(entry.name) != .skip { issues.append(.unreachable(entry.path, shown: entry.shown)) }
        } else {
          self.entries.append(entry)
        }
      }
    }
  }
}
