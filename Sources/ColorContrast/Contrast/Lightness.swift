/// Contrast as a difference of CIE lightness L*: what is left when the colours are taken away.
///
/// The scale is even to the eye from black, 0, to white, 100, so 50 is half of all the contrast there is.
///
/// Source: CIE 15:2004, L* of a relative luminance, with the luminance of ``WCAG2``.
public enum Lightness: ContrastMethod {
  /// Its name in reports.
  public static let id = "lightness"
  /// Its name in a sentence.
  public static let title = "lightness difference (L*)"
  /// It decides where the 50 % rule is read as a difference of lightness.
  public static let isInformative = false

  /// The CIE lightness of a colour, alpha ignored.
  ///
  /// - Parameter color: Any colour in any space.
  /// - Returns: L* in 0…100.
  public static func lightness(_ color: Color) -> Double { lightness(luminance: WCAG2.relativeLuminance(color)) }

  /// The CIE lightness of a relative luminance.
  ///
  /// - Parameter luminance: A relative luminance, 0…1.
  /// - Returns: L* in 0…100.
  public static func lightness(luminance: Double) -> Double { Lab.lightness(ofLuminance: luminance) }

  /// How far a text colour and its background lie apart in lightness, in any order.
  ///
  /// - Parameters:
  ///   - text: The foreground colour, in any space.
  ///   - background: The colour behind it; must be opaque.
  /// - Returns: The difference of L*, 0…100, unrounded.
  /// - Throws: ``ContrastError/translucentBackground``.
  public static func difference(text: Color, background: Color) throws(ContrastError) -> Double {
    let seen = try luminances(text: text, background: background)
    return abs(lightness(luminance: seen.text) - lightness(luminance: seen.background))
  }

  /// The difference of lightness; the same as ``difference(text:background:)``.
  ///
  /// - Parameters:
  ///   - text: The foreground colour, in any space.
  ///   - background: The colour behind it; must be opaque.
  /// - Returns: The difference of L*, 0…100, unrounded.
  /// - Throws: ``ContrastError/translucentBackground``.
  public static func contrast(text: Color, background: Color) throws(ContrastError) -> Double {
    try difference(text: text, background: background)
  }
}
