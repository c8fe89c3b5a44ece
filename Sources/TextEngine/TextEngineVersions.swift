internal import CFreeType
internal import CHarfBuzz

/// The versions of the libraries that affect widths.
package enum TextEngineVersions {
  /// The version of HarfBuzz, such as `HarfBuzz 6.0.0`.
  package static var harfBuzz: String { "HarfBuzz \(String(cString: hb_version_string()))" }

  /// The version of FreeType, such as `FreeType 2.12.1`.
  package static var freeType: String {
    // The version of the loaded library, which may be newer than the headers at build time.
    guard let library = try? FreeTypeLibrary() else { return "FreeType, which does not start" }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library.pointer, &major, &minor, &patch)
    return "FreeType \(major).\(minor).\(patch)"
  }

  /// The versions of ICU and Unicode, such as `ICU 72.1 (Unicode 15.0)`.
  package static var icu: String {
    "ICU \(UnicodeProperties.libraryVersion) (Unicode \(UnicodeProperties.unicodeVersion))"
  }
}
