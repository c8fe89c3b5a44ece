internal import CICU

/// A text converted to capitals by the rules of its language.
///
/// For example, `ß` becomes `SS`, Turkish `i` becomes `İ`, and Greek loses its accents.
///
/// Source: Unicode SpecialCasing and CLDR, in the version of the linked ICU.
package struct Capitals: Hashable, Sendable {
  /// The text in capital letters.
  package let text: String

  /// Converts a text to capital letters.
  ///
  /// The language is a BCP 47 tag; an invalid tag uses the rules of the root locale.
  package init(_ source: String, language: String) {
    let units = Array(source.utf16)
    // A code unit expands to at most three (SpecialCasing.txt).
    guard let length = Int32(exactly: units.count), let room = Int32(exactly: 3 * units.count + 1) else {
      text = source
      return
    }
    var capitals = [UInt16](repeating: 0, count: Int(room))
    let written = cicu_uppercase(language.hyphenated, units, length, &capitals, room)
    text = written < 0 ? source : String(decoding: capitals[..<Int(written)], as: UTF16.self)
  }
}
