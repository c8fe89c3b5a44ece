package import AuditModel

/// Everything below a folder, without going in circles and without what is hidden.
package struct FolderWalk {
  /// A file, or a folder that is taken as one thing.
  package struct Entry: Hashable {
    /// Its path as it is opened.
    package var path: String
    /// Its path as it is shown.
    package var shown: String
    /// Its own name.
    package var name: String
    /// How many folders below the first it lies, from 0.
    package var depth: Int
    /// What is there.
    package var kind: FileKind

    package init(path: String, shown: String, name: String, depth: Int, kind: FileKind) {
      self.path = path
      self.shown = shown
      self.name = name
      self.depth = depth
      self.kind = kind
    }
  }

  /// What to do with a folder that is met.
  package enum Step {
    case descend, skip, take
  }

  private struct Folder {
    var path: String
    var shown: String
    var depth: Int
    var above: Set<String>
  }

  /// Folders of other people's code and of what a build makes.
  package static let othersCode: Set<String> = ["node_modules", "Pods", "Carthage", "DerivedData"]

  /// Whether a folder that is not looked into is told: Git's own is in every project, and asset catalogs have readers of
  /// their own.
  package static func isTold(_ name: String) -> Bool { name != ".git" && FilePath.ending(of: name) != "xcassets" }

  /// Endings of folders that hold texts, pictures or colours of an app.
  private static let folderEndings: Set<String> = [
    "lproj", "xcassets", "xcloc", "xcodeproj", "bundle", "framework", "colorset", "imageset", "swiftpm",
  ]

  /// Whether a name is one that folders have: without an ending, or with one of theirs.
  private static func mayBeFolder(_ name: String) -> Bool {
    !name.contains(".") || folderEndings.contains(FilePath.ending(of: name))
  }

  /// What was met, folder by folder.
  package private(set) var entries: [Entry] = []
  /// Folders that could not be listed and names that cannot be opened.
  package private(set) var issues: [InputIssue] = []
  /// The names of what was not looked into: hidden files and folders, and folders that a step skipped.
  package private(set) var skipped: [(name: String, isFolder: Bool)] = []

  /// Walks.
  ///
  /// - Parameters:
  ///   - path: The folder as it is opened.
  ///   - shown: The folder as it is shown.
  ///   - listings: What folders are known to hold, where others search them too.
  ///   - step: What to do with a folder of a name.
  package init(
    _ path: String, shown: String, in listings: FolderListings = FolderListings(), step: (String) -> Step
  ) {
    var waiting = [Folder(path: path, shown: shown, depth: 0, above: [])]
    while let folder = waiting.popLast() {
      // Links may lead in circles.
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
          // Texts below it would be passed over without a word.
          if step(entry.name) != .skip { issues.append(.unreachable(entry.path, shown: entry.shown)) }
        } else {
          self.entries.append(entry)
        }
      }
    }
  }
}
