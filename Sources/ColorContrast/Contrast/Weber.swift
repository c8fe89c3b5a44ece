/// Contrast as Weber has it: the difference of two luminances as a share of the larger one.
///
/// With WCAG's flare of 0.05 in both luminances it is a function of the ratio alone, and one half is exactly 2:1.
public enum Weber: ContrastMethod {
  /// Its name in reports.
  public static let id = "weber"
  /// Its name in a sentence.
  public static let title = "Weber contrast with flare"
  /// It decides where the 50 % rule is read so; it is too weak to read by.
  public static let isInformative = false

  /// The contrast that a WCAG ratio means, flare included.
  ///
  /// - Parameter ratio: A ratio from 1.
  /// - Returns: A share in 0…1.
  public static func contrast(ratio: Double) -> Double { 1 - 1 / ratio }

  /// The contrast of two luminances without flare, in any order.
  ///
  /// - Parameters:
  ///   - first: A relative luminance, 0…1.
  ///   - second: The other.
  /// - Returns: A share in 0…1; 0 where both are black.
  public static func contrast(luminance first: Double, _ second: Double) -> Double {
    let larger = max(first, second)
    return larger > 0 ? abs(first - second) / larger : 0
  }

  /// The contrast of a text colour on a background, flare included.
  ///
  /// - Parameters:
  ///   - text: The foreground colour, in any space.
  ///   - background: The colour behind it; must be opaque.
  /// - Returns: A share in 0…1, unrounded.
  /// - Throws: ``ContrastError/translucentBackground``.
  public static func contrast(text: Color, background: Color) throws(ContrastError) -> Double {
    contrast(ratio: try WCAG2.ratio(text: text, background: background))
  }
}
