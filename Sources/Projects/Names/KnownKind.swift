/// A kind of file that no app draws, known by its place or name.
package struct KnownKind: Hashable, Sendable {
  /// The reason to skip it, for a person.
  package var reason: String
  /// The source of the fact.
  package var source: String
  /// Whether it is skipped even if a target of the app takes it.
  package var isAlwaysSkipped: Bool

  /// The mark of a kind.
  private enum Mark {
    /// A folder of this name is above the file; case is ignored.
    case folder(String)
    /// A folder with this ending is above the file.
    case ending(String)
  }

  private static let marks: [(mark: Mark, kind: KnownKind)] = [
    (
      .folder("Settings.bundle"),
      KnownKind(
        reason: "files in Settings.bundle: drawn by the Settings app",
        source: "Apple, Preferences and Settings Programming Guide, Implementing an iOS Settings Bundle",
        isAlwaysSkipped: true)
    ),
    (
      .folder("fastlane"),
      KnownKind(
        reason: "files in folders named fastlane: for the App Store and its screenshots",
        source: "docs.fastlane.tools, deliver and snapshot: ./fastlane/metadata and ./fastlane/screenshots",
        isAlwaysSkipped: false)
    ),
    foreign("Pods", "guides.cocoapods.org, Using CocoaPods: the sources of pods"),
    foreign("Carthage", "Carthage, README.md: Carthage/Checkouts and Carthage/Build"),
    foreign("SourcePackages", "xcodebuild(1), -clonedSourcePackagesDirPath; the default folder in DerivedData"),
    foreign("node_modules", "docs.npmjs.com, folders"),
    made("DerivedData", "Apple, Xcode: build products and indexes"),
    made(".build", "SwiftPM, Usage.md: build products and checkouts"),
    (
      .ending(".framework"),
      KnownKind(
        reason: "files in built frameworks: other people's code",
        source: "Apple, Framework Programming Guide: a framework is a bundle of built code", isAlwaysSkipped: true)
    ),
    (
      .ending(".xcframework"),
      KnownKind(
        reason: "files in built frameworks: other people's code",
        source: "Apple, Creating a multiplatform binary framework bundle", isAlwaysSkipped: true)
    ),
  ]

  private static func foreign(_ name: String, _ source: String) -> (Mark, KnownKind) {
    (
      .folder(name),
      KnownKind(reason: "folders named \(name): other people's code", source: source, isAlwaysSkipped: true)
    )
  }

  private static func made(_ name: String, _ source: String) -> (Mark, KnownKind) {
    (
      .folder(name),
      KnownKind(reason: "folders named \(name): made by a build", source: source, isAlwaysSkipped: true)
    )
  }

  /// Whether a path is in a folder of other people's code or of a build, whose projects are none of the app's.
  static func isForeign(_ path: String) -> Bool { inFolder(ProjectPath.folded(path))?.isAlwaysSkipped ?? false }

  /// The kind of a file, whose path is given as it is written and folded.
  static func of(_ path: String, folded: String, near landmarks: Landmarks) -> KnownKind? {
    inFolder(folded) ?? landmarks.kind(of: path)
  }

  private static let byName: [String: KnownKind] = Dictionary(
    uniqueKeysWithValues: marks.compactMap { mark, kind in
      if case .folder(let name) = mark { (name.lowercased(), kind) } else { nil }
    })

  private static func inFolder(_ path: String) -> KnownKind? {
    for name in path.split(separator: "/").dropLast() {
      if let kind = byName[String(name)] { return kind }
      for case (.ending(let ending), let kind) in marks where name.hasSuffix(ending) { return kind }
    }
    return nil
  }
}

extension KnownKind {
  /// Files that make the files near them known.
  struct Landmarks: Hashable, Sendable {
    /// Folders with screenshots that frameit puts captions on.
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

    private static let captions = KnownKind(
      reason: "title.strings and keyword.strings near a Framefile.json: captions of App Store screenshots",
      source: "docs.fastlane.tools, frameit: title.strings and keyword.strings per language", isAlwaysSkipped: false)
    private static let tagging = KnownKind(
      reason: "translations of OpenStreetMap presets: map data, not texts of the app",
      source: "github.com/openstreetmap/id-tagging-schema: dist/presets.json, fields.json and translations/*.json",
      isAlwaysSkipped: true)
  }
}
