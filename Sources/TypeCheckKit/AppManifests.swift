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
  private var known: [String: Reading] = [:]
  private var styles: [ObjectIdentifier: [String?]] = [:]

  /// The result for a file.
  private struct Reading {
    var manifest: AppManifest?
    var issues: [InputIssue] = []
    /// Whether the file was not parsed.
    var isRefused = false

    init() {}

    init(refused issue: InputIssue) { (issues, isRefused) = ([issue], true) }
  }

  /// Creates the files of a folder.
  ///
  /// Files outside of all `borders` are not read, unless there are none.
  init(root: String, borders: [String]) {
    self.root = root
    self.borders = borders
  }

  /// Returns the values of a file by its path in the map; nil if it cannot be read.
  func manifest(_ path: String) -> AppManifest? { reading(path).manifest }

  /// Returns why a file that is there is not used, or only in part; none for files that are read as layouts as well.
  func issues(_ path: String) -> [InputIssue] {
    let reading = reading(path)
    return !reading.isRefused && LayoutLoader.isManifest(named: path.split(separator: "/").last.map(String.init) ?? "")
      ? [] : reading.issues
  }

  /// Reads a file once, by whatever links it is named.
  private func reading(_ path: String) -> Reading {
    let whole = FilePath.joined(root, path)
    let identity = FileKind.identityOrPath(of: whole)
    if let reading = known[identity] { return reading }
    let reading = read(whole, path)
    known[identity] = reading
    return reading
  }

  private func read(_ whole: String, _ path: String) -> Reading {
    let shown = FilePath.shown(whole)
    switch FileKind(at: whole) {
    case .missing where !FileKind.isLink(whole), .folder: return Reading()
    case .file where ProjectReader.isOutside(whole, of: borders):
      return Reading(refused: .found(whole, shown: shown, .outside))
    case .file: break
    case let kind: return Reading(refused: .found(whole, shown: shown, kind))
    }
    guard let bytes = FileBytes.read(whole, limit: Self.largest + 1) else {
      return Reading(refused: .found(whole, shown: shown, .file))
    }
    guard bytes.count <= Self.largest else {
      return Reading(
        refused: .error(
          startOf: shown, "this file has more than \(Self.largest >> 20) MB, so the settings in it are not known",
          fix: "remove what no Info.plist needs"))
    }
    let catalog = InfoPlistReader().read(LayoutSource(path: path, bytes: bytes))
    var reading = Reading()
    reading.manifest = catalog.manifests.first
    reading.issues = catalog.issues
    for index in reading.issues.indices { reading.issues[index].location.file = shown }
    return reading
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
