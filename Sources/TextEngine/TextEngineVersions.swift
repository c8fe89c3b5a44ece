internal import CFreeType
internal import CHarfBuzz

/// The versions of the libraries that widths rest on.
public enum TextEngineVersions {
  /// HarfBuzz, such as `HarfBuzz 6.0.0`.
  public static var harfBuzz: String { "HarfBuzz \(String(cString: hb_version_string()))" }

  /// FreeType, such as `FreeType 2.12.1`.
  public static var freeType: String { "FreeType \(FREETYPE_MAJOR).\(FREETYPE_MINOR).\(FREETYPE_PATCH)" }

  /// ICU and its Unicode version, such as `ICU 72.1 (Unicode 15.0)`.
  public static var icu: String {
    "ICU \(UnicodeProperties.libraryVersion) (Unicode \(UnicodeProperties.unicodeVersion))"
  }
}
