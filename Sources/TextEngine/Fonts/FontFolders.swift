import Foundation

/// Folders of font files, listed once on first use.
final class FontFolders: Sendable {
  /// A file that may be a user's copy of San Francisco.
  struct Candidate: Sendable {
    var path: String
    var inspection: FontInspection

    var fileName: String { URL(fileURLWithPath: path).lastPathComponent }
  }

  private let required: [String]
  private let optional: [String]
  private let listing = SharedValue<Result<[String], TextEngineError>>()
  private let sanFranciscos = SharedValue<Result<[Candidate], TextEngineError>>()

  /// The family names of San Francisco, starting with the best match for UIKit's font.
  ///
  /// SF Pro is Apple's download for designers. Names with a leading full stop belong to Apple's system files. SF UI
  /// dates from iOS 9.
  static let sanFranciscoFamilies = [
    "SF Pro", ".SF NS", ".SFUI", ".SF UI", "System Font", "SF Pro Text", ".SF NS Text", ".SF UI Text", "SF UI Text",
    "SF Pro Display", ".SF NS Display", ".SF UI Display", "SF UI Display",
  ]

  /// Returns the system's font folders below a root folder.
  static func system(root: String) -> [String] {
    ["usr/share/fonts", "usr/local/share/fonts"].map { path($0, in: root) }
  }

  /// Returns the path of a file or folder below a root folder, which may end in a slash.
  static func path(_ name: String, in root: String) -> String { root.hasSuffix("/") ? root + name : "\(root)/\(name)" }

  init(required: [String], optional: [String]) {
    self.required = required
    self.optional = optional
  }

  /// Returns the paths of the files with this name, in the order of the folders and then by path.
  func paths(named name: String) throws(TextEngineError) -> [String] {
    try files().filter { $0.hasSuffix("/" + name) }
  }

  /// Finds the best San Francisco file by its name table; nil if there is none.
  ///
  /// Variable faces come before static faces, and italics are ignored.
  func sanFrancisco(bold: Bool) throws(TextEngineError) -> Candidate? {
    let known = sanFranciscos.value { Result { () throws(TextEngineError) in try self.inspectAll() } }
    let candidates = try known.get()
    if let variable = candidates.first(where: { $0.inspection.axes.contains { $0.tag == "wght" } }) { return variable }
    let style = bold ? "Bold" : "Regular"
    return candidates.first { ($0.inspection.style ?? "Regular") == style }
      ?? candidates.first { ($0.inspection.style ?? "Regular") == "Regular" }
  }

  private func inspectAll() throws(TextEngineError) -> [Candidate] {
    var found: [(rank: Int, candidate: Candidate)] = []
    for path in try files() {
      let file = try FontFile(path: path)
      let inspection = try FontInspection(file: file, faceIndex: 0, withCoverage: false)
      guard let family = inspection.family, let rank = Self.sanFranciscoFamilies.firstIndex(of: family),
        inspection.style?.contains("Italic") != true
      else { continue }
      found.append((rank, Candidate(path: path, inspection: inspection)))
    }
    return found.sorted { ($0.rank, $0.candidate.path) < ($1.rank, $1.candidate.path) }.map(\.candidate)
  }

  func files() throws(TextEngineError) -> [String] {
    try listing.value { Result { () throws(TextEngineError) in try self.list() } }.get()
  }

  private func list() throws(TextEngineError) -> [String] {
    var found: [String] = []
    for (folder, isRequired) in required.map({ ($0, true) }) + optional.map({ ($0, false) }) {
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder)
      guard exists, isFolder.boolValue, FileManager.default.isReadableFile(atPath: folder),
        let names = FileManager.default.enumerator(atPath: folder)
      else {
        guard isRequired else { continue }
        throw .unreadable(
          path: folder, what: exists ? "it is not a folder that can be read" : "font folder not found",
          remedy: "name a folder that contains .ttf, .otf or .ttc files, with --font-dir or in TYPECHECK_FONTS")
      }
      var paths: [String] = []
      while let name = names.nextObject() as? String {
        let ending = name.split(separator: ".").last.map { $0.lowercased() }
        if let ending, ["ttf", "otf", "ttc", "otc"].contains(ending) { paths.append(folder + "/" + name) }
      }
      found += paths.sorted()
    }
    return found
  }
}
