import Foundation

/// A report on the fonts available for measuring, and on whether each language can be measured.
package struct FontReport: Sendable {
  /// The status of a face in the manifest.
  package struct Face: Sendable {
    /// The face; for a user's copy of San Francisco, the entry made from its file.
    package var entry: FontManifest.Entry
    /// The regular file; nil if it is missing.
    package var regular: LocatedFont?
    /// The bold file; nil if there is none or it is missing.
    package var bold: LocatedFont?
    /// The metadata of the file; nil if it is missing.
    package var inspection: FontInspection?
    /// The reason that the face or its bold file cannot be used; nil if there is no problem.
    package var trouble: TextEngineError?

    /// Whether a usable file was found.
    package var isFound: Bool { inspection != nil }

    /// Whether the face is a user's copy of San Francisco.
    package var isUsersOwn: Bool { regular?.isUsersOwn == true }

    /// Whether widths are corrected to match San Francisco.
    package var isCalibrated: Bool { entry.calibration != nil }
  }

  /// The faces and rules for measuring a language, and the packages to install.
  package struct LocaleCoverage: Sendable {
    /// The language tag as requested.
    package var locale: String
    /// ISO 15924 codes of its most likely scripts; empty if the language is unknown.
    package var scripts: [String]
    /// The ids of the faces and rules that measure them.
    package var measuredBy: [String]
    /// The distinct commands that install missing faces, at most one per script.
    package var remedies: [String]
    /// Whether all of ``scripts`` can be measured; false if the language is unknown.
    package var isMeasurable: Bool
  }

  /// The faces, in the manifest's order.
  package var faces: [Face]
  /// The rules of the manifest.
  package var rules: [FontManifest.Rule]
  /// The requested languages.
  package var locales: [LocaleCoverage]

  /// Locates and inspects every face of a manifest.
  ///
  /// A problem with one face is recorded in its entry and does not affect the others.
  ///
  /// The locales are BCP 47 tags.
  package init(manifest: FontManifest = .embedded, locator: FontLocator, locales: [String] = []) {
    let faces = manifest.faces.map { Self.face($0, locator: locator) }
    self.faces = faces
    rules = manifest.rules
    // A user's copy of San Francisco replaces the default entry and changes its id, so entries are matched by position.
    let found = Set(zip(manifest.faces, faces).filter(\.1.isFound).map(\.0.id))
    self.locales = locales.map { Self.coverage(of: $0, manifest: manifest, found: found) }
  }

  /// Returns the most likely scripts of a language, as ISO 15924 codes; empty for an unknown language.
  ///
  /// The locale is a BCP 47 tag, with hyphens or underscores; a script in the tag takes precedence. Japanese has
  /// several scripts.
  package static func likelyScripts(of locale: String) -> [String] {
    // The canonical form replaces deprecated codes, such as `iw` by `he`.
    let tag = Locale.identifier(.bcp47, from: locale.replacing("_", with: "-"))
    let primary = locale.prefix { $0 != "-" && $0 != "_" }
    guard (2...3).contains(primary.utf8.count), primary.utf8.allSatisfy({ (65...90).contains($0 & 0xDF) }) else {
      return []
    }
    let language = Locale.Language(identifier: tag)
    guard language.languageCode?.isISOLanguage == true, let script = language.script?.identifier else { return [] }
    return switch script {
    // Some ISO 15924 codes mean a writing system that combines scripts, or a variant of a script.
    case "Hans", "Hant", "Hani": ["Hani"]
    case "Jpan": ["Hani", "Hira", "Kana"]
    case "Kore": ["Hang"]
    case "Aran": ["Arab"]
    default: [script]
    }
  }

  private static func face(_ entry: FontManifest.Entry, locator: FontLocator) -> Face {
    var face = Face(entry: entry)
    do throws(TextEngineError) {
      guard let regular = try locator.locate(entry, bold: false) else { return face }
      face.entry = regular.entry
      face.regular = regular
      face.inspection = try FontInspection(file: regular.file, faceIndex: regular.faceIndex)
      if entry.boldFile != nil { face.bold = try locator.locate(entry, bold: true) }
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
