import AuditModel
import Documents
import LayoutFiles
import Projects

/// The Info.plist files that the targets of an app name; each is read once.
final class AppManifests {
  /// The maximum size of an Info.plist in bytes (our own limit, far above any).
  private static let largest = 4 << 20

  private let root: String
  private let borders: [String]
  private var known: [String: AppManifest?] = [:]
  private var styles: [ObjectIdentifier: [String?]] = [:]

  /// Creates the files of a folder.
  ///
  /// Files outside of all `borders` are not read, unless there are none.
  init(root: String, borders: [String]) {
    self.root = root
    self.borders = borders
  }

  /// Returns the values of a file by its path in the map; nil if it cannot be read.
  func manifest(_ path: String) -> AppManifest? {
    if let manifest = known[path] { return manifest }
    let manifest = read(path)
    known[path] = .some(manifest)
    return manifest
  }

  /// Returns why a file that is there is not used, or only in part; none for files that are read as layouts as well.
  func issues(_ path: String) -> [InputIssue] {
    let whole = FilePath.joined(root, path)
    let shown = FilePath.shown(whole)
    switch FileKind(at: whole) {
    case .missing where !FileKind.isLink(whole), .folder: return []
    case .file where !ProjectReader.isOutside(whole, of: borders):
      guard !path.hasSuffix("Info.plist"), let bytes = FileBytes.read(whole, limit: Self.largest) else { return [] }
      return InfoPlistReader.issues(bytes, path: shown)
    case .file: return [.found(whole, shown: shown, .outside)]
    case let kind: return [.found(whole, shown: shown, kind)]
    }
  }

  private func read(_ path: String) -> AppManifest? {
    let whole = FilePath.joined(root, path)
    guard !ProjectReader.isOutside(whole, of: borders) else { return nil }
    return FileBytes.read(whole, limit: Self.largest).flatMap { InfoPlistReader.manifest($0, path: path) }
  }

  /// Returns the interface styles of the targets of a file; `find` is called once for files with the same targets.
  func styles(of takers: Takers, _ find: () -> [String?]) -> [String?] {
    let id = ObjectIdentifier(takers)
    if let known = styles[id] { return known }
    let found = find()
    styles[id] = found
    return found
  }
}
