import Foundation
import Synchronization

/// Finds the file of a face, in this order: the user's folders, the face built into the program, the manifest's path,
/// the same file name anywhere below the system's font folders.
///
/// fontconfig is not asked: its answer depends on the machine, and a width must not. Each file is opened and hashed
/// once, on first use.
public final class FontLocator: Sendable {
  private let folders: FontFolders
  private let useSystemFonts: Bool
  private let systemRoot: String
  private let systemFolders: FontFolders
  private let cache = Mutex<[Question: Result<LocatedFont?, TextEngineError>]>([:])

  private struct Question: Hashable {
    var id: String
    var bold: Bool
  }

  /// Creates a locator; nothing is read yet.
  ///
  /// - Parameters:
  ///   - fontDirectories: The user's folders, asked first, in order; each must exist when the first face is located.
  ///   - localDirectories: Folders asked after them; each must exist too, but ``projectDirectory``.
  ///   - useSystemFonts: Whether the system's font folders are searched.
  ///   - systemRoot: The folder that the manifest's paths are below.
  public init(
    fontDirectories: [String], localDirectories: [String] = FontLocator.localDirectories, useSystemFonts: Bool = true,
    systemRoot: String = "/"
  ) {
    let named = localDirectories.filter { $0 != Self.projectDirectory }
    folders = FontFolders(
      required: fontDirectories + named, optional: localDirectories.filter { $0 == Self.projectDirectory })
    self.useSystemFonts = useSystemFonts
    self.systemRoot = systemRoot.hasSuffix("/") ? systemRoot : systemRoot + "/"
    let root = self.systemRoot
    systemFolders = FontFolders(required: [], optional: ["usr/share/fonts", "usr/local/share/fonts"].map { root + $0 })
  }

  /// Where a user's own fonts are looked for without being named: the folder in the environment variable
  /// `TYPECHECK_FONTS`, then `Fonts/local` below the current folder.
  public static var localDirectories: [String] {
    [ProcessInfo.processInfo.environment["TYPECHECK_FONTS"], projectDirectory].compactMap { $0 }
      .filter { !$0.isEmpty }
  }

  /// The folder below the current one where a project keeps its fonts; there need not be one.
  public static let projectDirectory = "Fonts/local"

  /// Finds the file of a face.
  ///
  /// A bold face is looked for only where the manifest has one; otherwise, as for a variable face, the answer is the
  /// regular one.
  ///
  /// - Parameters:
  ///   - entry: The face.
  ///   - bold: Whether its bold file is meant.
  /// - Returns: The face; nil when no folder has it, so that the package is to be installed.
  /// - Throws: ``TextEngineError`` when a file of the user's folders cannot be read or is damaged, when the only file
  ///   is damaged, or when a face with a calibration is another file than the calibration was made for.
  public func locate(_ entry: FontManifest.Entry, bold: Bool) throws(TextEngineError) -> LocatedFont? {
    let question = Question(id: entry.id, bold: bold)
    if let known = cache.withLock({ $0[question] }) { return try known.get() }
    let answer = Result { () throws(TextEngineError) in try find(entry, bold: bold) }
    cache.withLock { $0[question] = answer }
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
    guard useSystemFonts else { return nil }
    return try findInSystem(entry, name: name, bold: bold)
  }

  private func embedded(_ entry: FontManifest.Entry) throws(TextEngineError) -> LocatedFont {
    let file = try EmbeddedFace.file.get()
    // A test holds that these bytes have the manifest's hash, so a run need not compute it again.
    return LocatedFont(
      entry: entry, path: nil, file: file, faceIndex: entry.faceIndex, sha256: entry.sha256, hashKnown: true,
      isUsersOwn: false)
  }

  /// The manifest's path first; a file of another release serves when no file with the known hash is there.
  private func findInSystem(
    _ entry: FontManifest.Entry, name: String, bold: Bool
  ) throws(TextEngineError) -> LocatedFont? {
    let usual = systemRoot + ((bold ? entry.boldFile : entry.file) ?? entry.file)
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
    if let fallback { return fallback }
    if let trouble { throw trouble }
    return nil
  }

  private func accept(
    _ path: String, as entry: FontManifest.Entry, bold: Bool
  ) throws(TextEngineError) -> LocatedFont {
    let file = try FontFile(path: path)
    let hash = file.sha256()
    let known = hash == entry.expectedHash(bold: bold)
    guard known || entry.calibration == nil else {
      throw .uncalibratedFont(
        path: path, what: "its SHA-256 \(hash.prefix(12))… is not that of the calibrated \(entry.id)",
        remedy: "remove the file, so that the built-in face is used")
    }
    guard entry.faceIndex < file.faceCount else {
      throw .damagedFont(
        path: path, what: "it has no face \(entry.faceIndex)", remedy: "reinstall it: \(entry.installHint)")
    }
    return LocatedFont(
      entry: entry, path: path, file: file, faceIndex: entry.faceIndex, sha256: hash, hashKnown: known,
      isUsersOwn: false)
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
    face.licence = "the user's own"
    face.unitsPerEm = own.inspection.unitsPerEm
    face.axes = Dictionary(
      own.inspection.axes.map { ($0.tag, [$0.minimum, $0.maximum]) }, uniquingKeysWith: { first, _ in first })
    face.pin = [:]
    face.features = [:]
    face.calibration = nil
    face.uncertainty = 0
    face.source = "the user's own file"
    return LocatedFont(
      entry: face, path: own.path, file: file, faceIndex: 0, sha256: hash, hashKnown: nil, isUsersOwn: true)
  }
}
