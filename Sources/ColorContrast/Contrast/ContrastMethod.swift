/// A measure of the contrast between a text and its background.
///
/// Each method is a type in its own file; ``ContrastMethods`` lists them.
public protocol ContrastMethod: Sendable {
  /// The name on the command line and in reports; never reused.
  static var id: String { get }
  /// The title in sentences.
  static var title: String { get }
  /// Whether the value is informative only and never decides a verdict.
  static var isInformative: Bool { get }

  /// Returns the contrast of a text colour on a background.
  ///
  /// A translucent text colour is composited over the background first.
  ///
  /// - Parameters:
  ///   - text: The foreground colour, in any space.
  ///   - background: The background colour; must be opaque.
  /// - Returns: The contrast, unrounded, in the unit and range of the method.
  /// - Throws: ``ContrastError/translucentBackground``.
  static func contrast(text: Color, background: Color) throws(ContrastError) -> Double
}

extension ContrastMethod {
  /// The luminances of the composited text and of the background.
  static func luminances(
    text: Color, background: Color
  ) throws(ContrastError) -> (text: Double, background: Double) {
    guard background.isOpaque else { throw .translucentBackground }
    return (
      WCAG2.relativeLuminance(text.composited(over: background)), WCAG2.relativeLuminance(background)
    )
  }
}
