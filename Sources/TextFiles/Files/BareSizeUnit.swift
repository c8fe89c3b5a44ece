/// A unit in which sizes that state none may be read, as in XLIFF.
package enum BareSizeUnit: String, CaseIterable, Sendable {
  /// Points or pixels, which limit the width of a single line.
  case point
  /// Characters, which limit the length of the text.
  case character
}
