/// The change in advances before and after a line break.
///
/// HarfBuzz marks the offsets at which a break changes shapes on either side (kerning, joining, ligatures). Text is
/// only reshaped there, once for all sizes, and the result is cached.
struct CutCorrection: Sendable {
  /// The gain of the text that ends at the break.
  var before: ShapedText.Advance = .zero
  /// The gain of the text that starts at the break.
  var after: ShapedText.Advance = .zero
}
