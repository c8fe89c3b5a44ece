import Foundation

/// What there is to measure with: faces found or missing, and whether a language's text can be measured.
public struct FontReport: Hashable, Sendable {
  /// One face of the manifest and what became of it.
  public struct Face: Hashable, Sendable {
    /// The face; for a user's own San Francisco the entry made from the file.
    public var entry: FontManifest.Entry
    /// Whether a file was found that can be used.
    public var isFound: Bool
    /// The regular file's path; nil for the built-in face and for one that is missing.
    public var path: String?
    /// The bold file's path; nil where there is none or it is missing.
    public var boldPath: String?
    /// The regular file's SHA-256; nil when it is missing.
    public var sha256: String?
    /// Whether that is the manifest's hash; nil when the face is missing or a user's own San Francisco.
    public var hashKnown: Bool?
    /// The same of the bold file.
    public var boldHashKnown: Bool?
    /// Whether it is a user's own San Francisco.
    public var isUsersOwn: Bool
    /// What the file says of itself; nil when it is missing.
    public var inspection: FontInspection?
    /// Why a file that is there cannot be used; nil when nothing is wrong.
    public var trouble: TextEngineError?

    /// Whether widths are corrected to San Francisco's.
    public var isCalibrated: Bool { entry.calibration != nil }
  }

  /// What measuring a language needs.
  public struct LocaleCoverage: Hashable, Sendable {
    /// The language as it was asked.
    public var locale: String
    /// ISO 15924 codes of the scripts its text is most likely written in; empty when the language is unknown.
    public var scripts: [String]
    /// Identifiers of the faces and rules that measure them.
    public var measuredBy: [String]
    /// Commands that install what is missing, one a script, without repetition.
    public var remedies: [String]
    /// Whether every one of ``scripts`` can be measured; false when the language is unknown.
    public var isMeasurable: Bool
  }

  /// The faces, in the manifest's order.
  public var faces: [Face]
  /// What is measured by rule.
  public var rules: [FontManifest.Rule]
  /// The languages asked for.
  public var locales: [LocaleCoverage]

  /// Locates and inspects every face of a manifest.
  ///
  /// Trouble with one face is kept in its row and does not stop the others.
  ///
  /// - Parameters:
  ///   - manifest: The manifest.
  ///   - locator: Where files are looked for.
  ///   - locales: BCP 47 tags to tell about.
  public init(manifest: FontManifest = .embedded, locator: FontLocator, locales: [String] = []) {
    let faces = manifest.faces.map { Self.face($0, locator: locator) }
    self.faces = faces
    rules = manifest.rules
    // A user's own San Francisco stands in the default face's row, so rows are matched by place, not by identifier.
    let found = Set(zip(manifest.faces, faces).filter(\.1.isFound).map(\.0.id))
    self.locales = locales.map { Self.coverage(of: $0, manifest: manifest, found: found) }
  }

  /// The scripts a language is most likely written in, as ISO 15924 codes of single scripts.
  ///
  /// - Parameter locale: A BCP 47 tag, with hyphens or underscores; the script in it wins.
  /// - Returns: One code, several for Japanese and Korean, none for an unknown language.
  public static func likelyScripts(of locale: String) -> [String] {
    // The canonical form turns former codes such as `iw` into today's, `he`.
    let tag = Locale.identifier(.bcp47, from: locale.replacing("_", with: "-"))
    let primary = locale.prefix { $0 != "-" && $0 != "_" }
    guard (2...3).contains(primary.utf8.count), primary.utf8.allSatisfy({ (65...90).contains($0 & 0xDF) }) else {
      return []
    }
    let language = Locale.Language(identifier: tag)
    guard language.languageCode?.isISOLanguage == true, let script = language.script?.identifier else { return [] }
    return switch script {
    // Codes of ISO 15924 that stand for a way of writing with several scripts, or for a style of one.
    case "Hans", "Hant", "Hani": ["Hani"]
    case "Jpan": ["Hani", "Hira", "Kana"]
    case "Kore": ["Hang"]
    case "Aran": ["Arab"]
    default: [script]
    }
  }

  private static func face(_ entry: FontManifest.Entry, locator: FontLocator) -> Face {
    var face = Face(
      entry: entry, isFound: false, path: nil, boldPath: nil, sha256: nil, hashKnown: nil, boldHashKnown: nil,
      isUsersOwn: false, inspection: nil, trouble: nil)
    do throws(TextEngineError) {
      guard let regular = try locator.locate(entry, bold: false) else { return face }
      face.entry = regular.entry
      face.path = regular.path
      face.sha256 = regular.sha256
      face.hashKnown = regular.hashKnown
      face.isUsersOwn = regular.isUsersOwn
      face.inspection = try FontInspection(file: regular.file, faceIndex: regular.faceIndex)
      face.isFound = true
      if entry.boldFile != nil, let bold = try locator.locate(entry, bold: true) {
        face.boldPath = bold.path
        face.boldHashKnown = bold.hashKnown
      }
    } catch {
      face.trouble = error
    }
    return face
  }

  private static func coverage(of locale: String, manifest: FontManifest, found: Set<String>) -> LocaleCoverage {
    let scripts = likelyScripts(of: locale)
    var (measuredBy, remedies): ([String], [String]) = ([], [])
    var isMeasurable = !scripts.isEmpty
    for script in scripts {
      let faces = manifest.faces(script: script, language: locale)
      let means =
        manifest.rules.first { $0.scripts.contains(script) }?.id ?? faces.first { found.contains($0.id) }?.id
      if let means {
        if !measuredBy.contains(means) { measuredBy.append(means) }
      } else {
        isMeasurable = false
        if let hint = faces.first?.installHint, !remedies.contains(hint) { remedies.append(hint) }
      }
    }
    return LocaleCoverage(
      locale: locale, scripts: scripts, measuredBy: measuredBy, remedies: remedies, isMeasurable: isMeasurable)
  }
}
