internal import TextEngine

extension Auditor {
  /// The libraries that determine widths, with their versions, such as `HarfBuzz 6.0.0`.
  package static var libraries: [String] {
    [TextEngineVersions.harfBuzz, TextEngineVersions.freeType, TextEngineVersions.icu]
  }

  /// The notes on files with hyphenation patterns that were skipped so far.
  package static var patternNotes: [String] { Hyphenator.system.problems.map { "\($0)" } }

  /// The embedded face and the font that it replaces, such as `inter-4.1 for SF Pro`.
  package static var defaultFace: String {
    FontManifest.embedded.defaultFace.map { "\($0.id) for \($0.standsInFor)" } ?? "none"
  }
}
