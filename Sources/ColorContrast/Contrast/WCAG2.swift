/// Contrast as WCAG 2 defines it.
///
/// Source: WCAG 2.2, "relative luminance" and "contrast ratio", with the knee of the sRGB curve at 0.04045. A ratio is
/// never rounded before it is compared: 2.999:1 fails 3:1 (Understanding SC 1.4.11).
public enum WCAG2: ContrastMethod {
  /// Its name in reports.
  public static let id = "wcag2"
  /// Its name in a sentence.
  public static let title = "WCAG 2 contrast ratio"
  /// It decides.
  public static let isInformative = false

  /// The relative luminance of a colour, alpha ignored: 0 is black, 1 is white.
  ///
  /// A colour outside sRGB has its true luminance; what is darker than black or lighter than white counts as these,
  /// what is no number as black.
  ///
  /// - Parameter color: Any colour in any space.
  /// - Returns: A luminance in 0…1.
  public static func relativeLuminance(_ color: Color) -> Double { relativeLuminance(linearSRGB: color.linearSRGB) }

  /// The relative luminance of linear-light sRGB components.
  ///
  /// - Parameter components: Red, green and blue in linear light.
  /// - Returns: A luminance in 0…1.
  public static func relativeLuminance(linearSRGB components: SIMD3<Double>) -> Double {
    let luminance = (components * luminanceWeights).sum()
    return luminance > 0 ? min(luminance, 1) : 0
  }

  /// The parts of linear-light red, green and blue in the luminance.
  static let luminanceWeights = SIMD3(0.2126, 0.7152, 0.0722)

  /// The contrast ratio of two luminances, in any order.
  ///
  /// - Parameters:
  ///   - first: A relative luminance, 0…1.
  ///   - second: The other.
  /// - Returns: A ratio in 1…21, unrounded.
  public static func ratio(luminance first: Double, _ second: Double) -> Double {
    (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// The contrast ratio of a text colour on a background.
  ///
  /// A translucent text colour is composited over the background first.
  ///
  /// - Parameters:
  ///   - text: The foreground colour, in any space.
  ///   - background: The colour behind it; must be opaque.
  /// - Returns: A ratio in 1…21, unrounded.
  /// - Throws: ``ContrastError/translucentBackground``.
  public static func ratio(text: Color, background: Color) throws(ContrastError) -> Double {
    let seen = try luminances(text: text, background: background)
    return ratio(luminance: seen.text, seen.background)
  }

  /// The contrast ratio; the same as ``ratio(text:background:)``.
  ///
  /// - Parameters:
  ///   - text: The foreground colour, in any space.
  ///   - background: The colour behind it; must be opaque.
  /// - Returns: A ratio in 1…21, unrounded.
  /// - Throws: ``ContrastError/translucentBackground``.
  public static func contrast(text: Color, background: Color) throws(ContrastError) -> Double {
    try ratio(text: text, background: background)
  }

  /// A ratio as it is shown: two decimals, rounded down, so that what fails never looks as if it passed.
  ///
  /// - Parameter ratio: A ratio.
  /// - Returns: The ratio, cut to hundredths.
  public static func shown(_ ratio: Double) -> Double {
    let nearest = (ratio * 100).rounded() / 100
    return nearest <= ratio ? nearest : (ratio * 100).rounded(.down) / 100
  }
}
