/// The unit of sizes without a unit, as in XLIFF.
package enum BareSizeUnit: String, CaseIterable, Sendable {
  /// Points or pixels, which limit the width of a single line.
  case point
  /// Characters, which limit the length of the text.
  case character
}
