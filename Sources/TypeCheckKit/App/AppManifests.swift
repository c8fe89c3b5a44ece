import AuditModel
import Documents
import LayoutFiles
import Projects

/// The Info.plist files that the targets of an app name.
struct AppManifests {
  /// The maximum size of an Info.plist in bytes (our own limit, far above any).
  private static let largest = 4 << 20

  private let readings: [String: Reading]

  /// The result for a file.
  private struct Reading {
    var manifest: AppManifest?
    var issues: [InputIssue] = []
    /// Whether the file was not parsed.
    var isRefused = false

    init() {}

    init(refused issue: InputIssue) { (issues, isRefused) = ([issue], true) }
  }

  /// Reads each file once, even if several links name it.
  ///
  /// The paths are relative to `root`. Nothing outside of `borders` is read; if empty, there is no limit.
  init(_ paths: Set<String>, in root: String, borders: [String]) {
    var readings: [String: Reading] = [:]
    var known: [String: Reading] = [:]
    for path in paths.sorted() {
      let whole = FilePath.joined(root, path)
      let identity = FileKind.identityOrPath(of: whole)
      let reading = known[identity] ?? Self.read(whole, path, borders)
      (known[identity], readings[path]) = (reading, reading)
    }
    self.readings = readings
  }

  /// Returns the values of a file by its path; nil if it cannot be read.
  func manifest(_ path: String) -> AppManifest? { readings[path]?.manifest }

  /// Returns the issues of a file, except those that are reported when the file is read as a layout.
  func issues(_ path: String) -> [InputIssue] {
    guard let reading = readings[path] else { return [] }
    return !reading.isRefused && LayoutLoader.isManifest(named: path.split(separator: "/").last.map(String.init) ?? "")
      ? [] : reading.issues
  }

  private static func read(_ whole: String, _ path: String, _ borders: [String]) -> Reading {
    let shown = FilePath.shown(whole)
    switch FileKind(at: whole) {
    case .missing where !FileKind.isLink(whole), .folder: return Reading()
    case .file where ProjectReader.isOutside(whole, of: borders):
      return Reading(refused: .found(whole, shown: shown, .outside))
    case .file: break
    case let kind: return Reading(refused: .found(whole, shown: shown, kind))
    }
    guard let bytes = FileBytes.read(whole, limit: largest + 1) else {
      return Reading(refused: .found(whole, shown: shown, .file))
    }
    guard bytes.count <= largest else {
      return Reading(
        refused: .error(
          startOf: shown, "this file has more than \(largest >> 20) MB, so the settings in it are not known",
          fix: "remove settings that no Info.plist needs"))
    }
    let catalog = InfoPlistReader().read(LayoutSource(path: path, bytes: bytes))
    var reading = Reading()
    reading.manifest = catalog.manifests.first
    reading.issues = catalog.issues
    for index in reading.issues.indices { reading.issues[index].location.file = shown }
    return reading
  }
}
