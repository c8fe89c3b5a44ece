import Documents

/// A kind of file that normally has none of the app's own texts, recognised by its path or nearby files.
package struct KnownKind: Hashable, Sendable {
  /// The reason to skip the file, as shown to users.
  package var reason: String
  /// Whether the file is skipped even if a target of the app contains it.
  package var isAlwaysSkipped = true

  /// The kinds recognised by the name of an enclosing folder, in lowercase.
  private static let folders: [String: KnownKind] = [
    // Apple, Preferences and Settings Programming Guide, Implementing an iOS Settings Bundle.
    "settings.bundle": KnownKind(reason: "files in Settings.bundle: drawn by the Settings app"),
    // docs.fastlane.tools, deliver and snapshot: ./fastlane/metadata and ./fastlane/screenshots.
    "fastlane": KnownKind(
      reason: "files in folders named fastlane: for the App Store and its screenshots", isAlwaysSkipped: false),
  ].merging(ForeignFolder.reasons.map { ($0.lowercased(), KnownKind(reason: $1)) }) { $1 }

  /// The extensions of built frameworks.
  ///
  /// Source: Apple, Framework Programming Guide; Creating a multiplatform binary framework bundle.
  private static let frameworks = [".framework", ".xcframework"]

  private static let framework = KnownKind(reason: "files in built frameworks: third-party code")

  /// Returns whether a path is in a folder of third-party code or build products; projects there are ignored.
  static func isForeign(_ path: String) -> Bool { inFolder(ProjectPath.folded(path))?.isAlwaysSkipped ?? false }

  /// Returns the kind of a file, or nil if an app may draw it; `folded` is the folded path.
  static func of(_ path: String, folded: String, near landmarks: Landmarks) -> KnownKind? {
    inFolder(folded) ?? landmarks.kind(of: path)
  }

  private static func inFolder(_ path: String) -> KnownKind? {
    for name in path.split(separator: "/").dropLast() {
      if let kind = folders[String(name)] { return kind }
      if frameworks.contains(where: name.hasSuffix) { return framework }
    }
    return nil
  }
}

extension KnownKind {
  /// Files that identify the kind of other files nearby.
  struct Landmarks: Hashable, Sendable {
    /// Folders with screenshots to which frameit adds captions.
    private var framed: Set<String> = []
    /// Folders with presets of the OpenStreetMap tagging schema.
    private var presets: Set<String> = []

    init(_ files: [String]) {
      var fields: Set<String> = []
      for file in files {
        switch ProjectPath.name(of: file) {
        case "Framefile.json": framed.insert(ProjectPath.folder(of: file))
        case "presets.json": presets.insert(ProjectPath.folder(of: file))
        case "fields.json": fields.insert(ProjectPath.folder(of: file))
        default: break
        }
      }
      presets.formIntersection(fields)
    }

    func kind(of path: String) -> KnownKind? {
      if presets.isEmpty, framed.isEmpty { return nil }
      let folder = ProjectPath.folder(of: path)
      if ProjectPath.name(of: folder) == "translations", presets.contains(ProjectPath.folder(of: folder)) {
        return Self.tagging
      }
      guard ["title.strings", "keyword.strings"].contains(ProjectPath.name(of: path)) else { return nil }
      var above = folder
      while true {
        if framed.contains(above) { return Self.captions }
        if above.isEmpty { return nil }
        above = ProjectPath.folder(of: above)
      }
    }

    /// The captions of App Store screenshots.
    ///
    /// Source: docs.fastlane.tools, frameit: title.strings and keyword.strings per language.
    private static let captions = KnownKind(
      reason: "title.strings and keyword.strings near a Framefile.json: captions of App Store screenshots",
      isAlwaysSkipped: false)
    /// The translations of OpenStreetMap presets.
    ///
    /// Source: github.com/openstreetmap/id-tagging-schema: dist/presets.json, fields.json and translations/*.json.
    private static let tagging = KnownKind(
      reason: "translations of OpenStreetMap presets: map data, not texts of the app")
  }
}
