/// What breaking a text at an offset changes in the widths before and after it.
///
/// HarfBuzz marks the places where a break changes the shapes on either side (kerning, joining, ligatures); only there
/// is anything shaped again, once for all sizes, and remembered.
struct CutCorrection: Sendable {
  /// What the stretch that ends here gains.
  var before: ShapedText.Advance = .zero
  /// What the stretch that starts here gains.
  var after: ShapedText.Advance = .zero
}
