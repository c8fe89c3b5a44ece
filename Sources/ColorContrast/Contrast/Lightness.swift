/// The contrast as a difference of CIE lightness L*, independent of hue.
///
/// The scale is perceptually uniform from black (0) to white (100), so 50 is half of the largest possible contrast.
///
/// Source: CIE 15:2004, L* of a relative luminance, with the luminance of ``WCAG2``.
public enum Lightness {
  /// Returns the CIE lightness of a colour; alpha is ignored.
  ///
  /// - Parameter color: A colour in any space.
  /// - Returns: L*, 0…100.
  public static func lightness(_ color: Color) -> Double { lightness(luminance: WCAG2.relativeLuminance(color)) }

  /// Returns the CIE lightness of a relative luminance.
  ///
  /// - Parameter luminance: A relative luminance, 0…1.
  /// - Returns: L*, 0…100.
  public static func lightness(luminance: Double) -> Double { Lab.lightness(ofLuminance: luminance) }

  /// Returns the absolute difference in lightness between a text colour and its background.
  ///
  /// - Parameters:
  ///   - text: The foreground colour, in any space.
  ///   - background: The background colour; must be opaque.
  /// - Returns: The difference of L*, 0…100, unrounded.
  /// - Throws: ``ContrastError/translucentBackground`` if the background is not opaque.
  public static func difference(text: Color, background: Color) throws(ContrastError) -> Double {
    let seen = try WCAG2.luminances(text: text, background: background)
    return abs(lightness(luminance: seen.text) - lightness(luminance: seen.background))
  }
}
