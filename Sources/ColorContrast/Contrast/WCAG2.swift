/// The contrast ratio of WCAG 2.
///
/// Source: WCAG 2.2, "relative luminance" and "contrast ratio", with 0.04045 as the threshold of the sRGB curve. Ratios
/// are compared unrounded: 2.999:1 fails 3:1 (Understanding SC 1.4.11).
public enum WCAG2 {
  /// Returns the relative luminance of a colour, ignoring alpha.
  ///
  /// The luminance of colours outside sRGB is clamped to 0…1. NaN counts as black.
  ///
  /// - Parameter color: A colour in any space.
  /// - Returns: A luminance, 0…1.
  public static func relativeLuminance(_ color: Color) -> Double { relativeLuminance(linearSRGB: color.linearSRGB) }

  /// Returns the relative luminance of linear-light sRGB components.
  ///
  /// - Parameter components: Red, green and blue in linear light.
  /// - Returns: A luminance, 0…1.
  public static func relativeLuminance(linearSRGB components: SIMD3<Double>) -> Double {
    let luminance = (components * luminanceWeights).sum()
    return luminance > 0 ? min(luminance, 1) : 0
  }

  /// The luminance weights of linear-light red, green and blue.
  static let luminanceWeights = SIMD3(0.2126, 0.7152, 0.0722)

  /// Returns the contrast ratio of two luminances, in any order.
  ///
  /// - Parameters:
  ///   - first: A relative luminance, 0…1.
  ///   - second: The other luminance.
  /// - Returns: A ratio, 1…21, unrounded.
  public static func ratio(luminance first: Double, _ second: Double) -> Double {
    (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// Returns the contrast ratio of a text colour on a background.
  ///
  /// A translucent text colour is first composited over the background.
  ///
  /// - Parameters:
  ///   - text: The foreground colour, in any space.
  ///   - background: The background colour; must be opaque.
  /// - Returns: A ratio, 1…21, unrounded.
  /// - Throws: ``ContrastError/translucentBackground`` if the background is not opaque.
  public static func ratio(text: Color, background: Color) throws(ContrastError) -> Double {
    let seen = try luminances(text: text, background: background)
    return ratio(luminance: seen.text, seen.background)
  }

  /// Returns the luminances of a text colour composited over its background, and of the background.
  static func luminances(text: Color, background: Color) throws(ContrastError) -> (text: Double, background: Double) {
    guard background.isOpaque else { throw .translucentBackground }
    return (relativeLuminance(text.composited(over: background)), relativeLuminance(background))
  }

  /// Rounds a ratio down to two decimals for display, so that a failing ratio never looks like a passing one.
  ///
  /// - Parameter ratio: A ratio.
  /// - Returns: The ratio, rounded down to hundredths.
  public static func shown(_ ratio: Double) -> Double {
    let nearest = (ratio * 100).rounded() / 100
    return nearest <= ratio ? nearest : (ratio * 100).rounded(.down) / 100
  }
}
