/// The change in advances before and after a line break.
///
/// HarfBuzz marks the offsets at which a break changes glyphs on either side, by kerning, joining or ligatures. Text
/// is reshaped only there, once for all sizes, and the result is cached.
struct CutCorrection: Sendable {
  /// The change in the advance of the text that ends at the break.
  var before: ShapedText.Advance = .zero
  /// The change in the advance of the text that starts at the break.
  var after: ShapedText.Advance = .zero
}
