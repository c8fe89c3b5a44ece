/// Contrast under light that falls on the screen: WCAG's ratio with more than its own 0.05 of stray light.
///
/// The two amounts are this package's own choice, for advice and never for a verdict.
public enum Glare: ContrastMethod {
  /// Its name in reports.
  public static let id = "glare"
  /// Its name in a sentence.
  public static let title = "contrast ratio in sunlight"
  /// It advises.
  public static let isInformative = true

  /// Stray light of a bright room, as a share of the screen's white.
  public static let daylight = 0.05
  /// Stray light of the sun on the screen, as a share of the screen's white.
  public static let sunlight = 0.20

  /// The contrast ratio with more stray light.
  ///
  /// - Parameters:
  ///   - text: The foreground colour, in any space.
  ///   - background: The colour behind it; must be opaque.
  ///   - ambient: The light that is added to WCAG's 0.05, as a share of the screen's white, from 0.
  /// - Returns: A ratio in 1…21, unrounded.
  /// - Throws: ``ContrastError/translucentBackground``.
  public static func ratio(text: Color, background: Color, ambient: Double) throws(ContrastError) -> Double {
    let seen = try luminances(text: text, background: background)
    return WCAG2.ratio(luminance: seen.text + max(0, ambient), seen.background + max(0, ambient))
  }

  /// The contrast ratio in sunlight.
  ///
  /// - Parameters:
  ///   - text: The foreground colour, in any space.
  ///   - background: The colour behind it; must be opaque.
  /// - Returns: A ratio in 1…21, unrounded.
  /// - Throws: ``ContrastError/translucentBackground``.
  public static func contrast(text: Color, background: Color) throws(ContrastError) -> Double {
    try ratio(text: text, background: background, ambient: sunlight)
  }
}
