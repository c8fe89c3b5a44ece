internal import Bytes
import Foundation

/// A locator of font files.
///
/// It searches the user's folders, the built-in face, the manifest's path, and then the system's font folders for the
/// same file name. It does not use fontconfig, because widths must not depend on the machine. Each file is opened and
/// hashed once, on first use.
package final class FontLocator: Sendable {
  private let folders: FontFolders
  private let useSystemFonts: Bool
  private let systemRoot: String
  private let systemFolders: FontFolders
  private let cache = SharedCache<Question, Result<LocatedFont?, TextEngineError>>()

  private struct Question: Hashable {
    var id: String
    var bold: Bool
  }

  /// Creates a locator; nothing is read yet.
  ///
  /// The `fontDirectories` are searched first, in order, then the `localDirectories`. Each must exist when the first
  /// face is located, except ``projectDirectory``. `systemRoot` is the root folder of the manifest's paths.
  package init(
    fontDirectories: [String], localDirectories: [String] = FontLocator.localDirectories, useSystemFonts: Bool = true,
    systemRoot: String = "/"
  ) {
    let named = localDirectories.filter { $0 != Self.projectDirectory }
    folders = FontFolders(
      required: fontDirectories + named, optional: localDirectories.filter { $0 == Self.projectDirectory })
    self.useSystemFonts = useSystemFonts
    self.systemRoot = systemRoot
    systemFolders = FontFolders(required: [], optional: FontFolders.system(root: systemRoot))
  }

  /// The folders searched by default for a user's own fonts.
  ///
  /// These are the folder in the environment variable `TYPECHECK_FONTS`, then `Fonts/local` in the current folder.
  package static var localDirectories: [String] {
    [ProcessInfo.processInfo.environment["TYPECHECK_FONTS"], projectDirectory].compactMap { $0 }
      .filter { !$0.isEmpty }
  }

  /// The folder for a project's own fonts, relative to the current folder.
  package static let projectDirectory = "Fonts/local"

  /// Finds the file of a face; returns nil if its package must be installed.
  ///
  /// If the manifest lists no bold file, as for a variable face, the regular file is returned instead.
  ///
  /// - Throws: ``TextEngineError`` when a file in the user's folders is unreadable or damaged, the only file is
  ///   damaged, or a calibrated face has a different hash.
  package func locate(_ entry: FontManifest.Entry, bold: Bool) throws(TextEngineError) -> LocatedFont? {
    let answer = cache.value(Question(id: entry.id, bold: bold)) {
      Result { () throws(TextEngineError) in try find(entry, bold: bold) }
    }
    return try answer.get()
  }

  private func find(_ entry: FontManifest.Entry, bold: Bool) throws(TextEngineError) -> LocatedFont? {
    if entry.role == .uiText, let own = try folders.sanFrancisco(bold: bold) {
      return try usersOwn(own, standingFor: entry)
    }
    let bold = bold && entry.boldFile != nil
    guard let name = entry.fileName(bold: bold) else { return nil }
    if let path = try folders.paths(named: name).first { return try accept(path, as: entry, bold: bold) }
    if entry.isEmbedded { return try embedded(entry) }
    return useSystemFonts ? try findInSystem(entry, name: name, bold: bold) : nil
  }

  private func embedded(_ entry: FontManifest.Entry) throws(TextEngineError) -> LocatedFont {
    let file = try EmbeddedFace.file.get()
    // A test checks that these bytes have the manifest's hash, so it is not computed at run time.
    return LocatedFont(
      entry: entry, path: nil, file: file, faceIndex: entry.faceIndex, sha256: entry.sha256, hashKnown: true)
  }

  /// Finds a face in the system's folders, trying the manifest's path first.
  ///
  /// A file with another hash is used only if no file has the expected hash.
  private func findInSystem(
    _ entry: FontManifest.Entry, name: String, bold: Bool
  ) throws(TextEngineError) -> LocatedFont? {
    let usual = FontFolders.path((bold ? entry.boldFile : entry.file) ?? entry.file, in: systemRoot)
    var paths = FileManager.default.fileExists(atPath: usual) ? [usual] : []
    var fallback: LocatedFont?
    var trouble: TextEngineError?
    for pass in 0..<2 {
      for path in paths {
        do {
          let found = try accept(path, as: entry, bold: bold)
          if found.hashKnown == true { return found }
          fallback = fallback ?? found
        } catch {
          trouble = trouble ?? error
        }
      }
      if pass == 0 { paths = try systemFolders.paths(named: name).filter { $0 != usual } }
    }
    if fallback == nil, let trouble { throw trouble }
    return fallback
  }

  private func accept(
    _ path: String, as entry: FontManifest.Entry, bold: Bool
  ) throws(TextEngineError) -> LocatedFont {
    let file = try FontFile(path: path)
    let hash = file.sha256()
    let known = hash == entry.expectedHash(bold: bold)
    guard known || entry.calibration == nil else {
      throw .uncalibratedFont(
        path: path, what: "its SHA-256 \(hash.prefix(12))… does not match the calibrated \(entry.id)",
        remedy: "remove the file to use the built-in font")
    }
    guard entry.faceIndex < file.faceCount else {
      throw .damagedFont(
        path: path, what: "it has no face \(entry.faceIndex)", remedy: "reinstall it: \(entry.installHint)")
    }
    return LocatedFont(
      entry: entry, path: path, file: file, faceIndex: entry.faceIndex, sha256: hash, hashKnown: known)
  }

  private func usersOwn(
    _ own: FontFolders.Candidate, standingFor entry: FontManifest.Entry
  ) throws(TextEngineError) -> LocatedFont {
    let file = try FontFile(path: own.path)
    let hash = file.sha256()
    var face = entry
    face.id = own.fileName
    face.family = own.inspection.family ?? own.fileName
    face.file = own.path
    face.sha256 = hash
    face.unitsPerEm = own.inspection.unitsPerEm
    face.axes = Dictionary(
      own.inspection.axes.map { ($0.tag, [$0.minimum, $0.maximum]) }, uniquingKeysWith: { first, _ in first })
    face.features = [:]
    face.calibration = nil
    face.uncertainty = 0
    return LocatedFont(
      entry: face, path: own.path, file: file, faceIndex: 0, sha256: hash, hashKnown: nil, isUsersOwn: true)
  }
}
