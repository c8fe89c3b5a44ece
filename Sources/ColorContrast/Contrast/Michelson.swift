/// The Michelson contrast: the difference of two luminances divided by their sum.
///
/// With WCAG's flare of 0.05 in both luminances, it only depends on the contrast ratio. A Michelson contrast of 0.5
/// is exactly 3:1.
public enum Michelson {
  /// Converts a WCAG ratio to Michelson contrast with flare.
  ///
  /// - Parameter ratio: A ratio, 1 or more.
  /// - Returns: A share, 0…1.
  public static func contrast(ratio: Double) -> Double { (ratio - 1) / (ratio + 1) }

  /// Returns the Michelson contrast of a text colour on a background, with flare.
  ///
  /// - Parameters:
  ///   - text: The foreground colour, in any space.
  ///   - background: The background colour; must be opaque.
  /// - Returns: A share, 0…1, unrounded.
  /// - Throws: ``ContrastError/translucentBackground`` if the background is not opaque.
  public static func contrast(text: Color, background: Color) throws(ContrastError) -> Double {
    contrast(ratio: try WCAG2.ratio(text: text, background: background))
  }
}
