import AuditModel
import Foundation

/// Everything below a folder, without going in circles and without what is hidden.
struct FolderWalk {
  /// A file, or a folder that is taken as one thing.
  struct Entry: Hashable {
    /// Its path as it is opened.
    var path: String
    /// Its path as it is shown.
    var shown: String
    /// Its own name.
    var name: String
    /// How many folders below the first it lies, from 0.
    var depth: Int
    /// What is there.
    var kind: FileKind
  }

  /// What to do with a folder that is met.
  enum Step {
    case descend, skip, take
  }

  private struct Folder {
    var path: String
    var shown: String
    var depth: Int
    var above: Set<String>
  }

  /// Folders of other people's code and of what a build makes.
  static let othersCode: Set<String> = ["node_modules", "Pods", "Carthage", "DerivedData"]

  /// What was met, folder by folder.
  private(set) var entries: [Entry] = []
  /// Folders that could not be listed and names that cannot be opened.
  private(set) var issues: [InputIssue] = []
  /// The names of what was not looked into: hidden files and folders, and folders that a step skipped.
  private(set) var skipped: [(name: String, isFolder: Bool)] = []

  /// Walks.
  ///
  /// - Parameters:
  ///   - path: The folder as it is opened.
  ///   - shown: The folder as it is shown.
  ///   - step: What to do with a folder of a name.
  init(_ path: String, shown: String, step: (String) -> Step) {
    var waiting = [Folder(path: path, shown: shown, depth: 0, above: [])]
    while let folder = waiting.popLast() {
      // Links may lead in circles.
      guard let identity = FileKind.identity(of: folder.path), !folder.above.contains(identity) else { continue }
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
        issues.append(
          InputIssue(
            atStartOf: folder.path, message: "this folder may not be read", remedy: "check its permissions"))
        continue
      }
      for name in names.sorted() {
        let path = folder.path.hasSuffix("/") ? folder.path + name : "\(folder.path)/\(name)"
        if name.hasPrefix(".") {
          skipped.append((name, FileKind(at: path) == .folder))
          continue
        }
        let shown =
          folder.shown == "." ? name : folder.shown.hasSuffix("/") ? folder.shown + name : "\(folder.shown)/\(name)"
        let entry = Entry(path: path, shown: shown, name: name, depth: folder.depth, kind: FileKind(at: path))
        if entry.kind == .folder {
          switch step(name) {
          case .skip: skipped.append((name, true))
          case .take: entries.append(entry)
          case .descend:
            waiting.append(
              Folder(path: path, shown: shown, depth: folder.depth + 1, above: folder.above.union([identity])))
          }
        } else if entry.kind == .missing, name.unicodeScalars.contains("\u{FFFD}") {
          issues.append(
            InputIssue(
              atStartOf: shown, message: "the name of this file or folder is not UTF-8, so it cannot be opened",
              remedy: "rename it"))
        } else {
          entries.append(entry)
        }
      }
    }
  }
}
