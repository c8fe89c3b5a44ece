/// The contrast under ambient light: WCAG's ratio with stray light on top of its fixed 0.05.
///
/// The two light levels are our own choice, so the result never determines a verdict.
public enum Glare {
  /// The stray light indoors in daylight, as a share of the screen's white.
  public static let daylight = 0.05
  /// The stray light in direct sun, as a share of the screen's white.
  public static let sunlight = 0.20

  /// Returns the contrast ratio with additional stray light.
  ///
  /// - Parameters:
  ///   - text: The foreground colour, in any space.
  ///   - background: The background colour; must be opaque.
  ///   - ambient: The light added to WCAG's 0.05, as a share of the screen's white, 0 or more.
  /// - Returns: A ratio, 1…21, unrounded.
  /// - Throws: ``ContrastError/translucentBackground`` if the background is not opaque.
  public static func ratio(text: Color, background: Color, ambient: Double) throws(ContrastError) -> Double {
    let seen = try WCAG2.luminances(text: text, background: background)
    return WCAG2.ratio(luminance: seen.text + max(0, ambient), seen.background + max(0, ambient))
  }
}
