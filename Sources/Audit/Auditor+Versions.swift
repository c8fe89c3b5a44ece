internal import TextEngine

extension Auditor {
  /// The libraries that widths rest on, with their versions, such as `HarfBuzz 6.0.0`.
  public static var libraries: [String] {
    [TextEngineVersions.harfBuzz, TextEngineVersions.freeType, TextEngineVersions.icu]
  }

  /// The face that is built in and what it stands in for, such as `inter-4.1 for SF Pro`.
  public static var defaultFace: String {
    FontManifest.embedded.defaultFace.map { "\($0.id) for \($0.standsInFor)" } ?? "none"
  }
}
