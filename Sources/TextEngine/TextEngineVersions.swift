internal import CFreeType
internal import CHarfBuzz

/// The versions of the libraries that widths rest on.
public enum TextEngineVersions {
  /// HarfBuzz, such as `HarfBuzz 6.0.0`.
  public static var harfBuzz: String { "HarfBuzz \(String(cString: hb_version_string()))" }

  /// FreeType, such as `FreeType 2.12.1`.
  public static var freeType: String {
    // That of the library that runs, which may be newer than the headers this was built with.
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return "FreeType, which does not start" }
    defer { FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    return "FreeType \(major).\(minor).\(patch)"
  }

  /// ICU and its Unicode version, such as `ICU 72.1 (Unicode 15.0)`.
  public static var icu: String {
    "ICU \(UnicodeProperties.libraryVersion) (Unicode \(UnicodeProperties.unicodeVersion))"
  }
}
