/// The Weber contrast: the difference of two luminances divided by the larger luminance.
///
/// With WCAG's flare of 0.05 in both luminances, it only depends on the contrast ratio. A Weber contrast of 0.5 is
/// exactly 2:1.
public enum Weber {
  /// Converts a WCAG ratio to Weber contrast with flare.
  ///
  /// - Parameter ratio: A ratio, 1 or more.
  /// - Returns: A share, 0…1.
  public static func contrast(ratio: Double) -> Double { 1 - 1 / ratio }

  /// Returns the Weber contrast of a text colour on a background, with flare.
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
