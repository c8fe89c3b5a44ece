/// A way to put a number on how a text stands out from its background.
///
/// Each method is one type in one file; ``ContrastMethods`` lists them.
public protocol ContrastMethod: Sendable {
  /// Its name on the command line and in reports; never reused.
  static var id: String { get }
  /// Its name in a sentence.
  static var title: String { get }
  /// Whether the number is for information only and may never decide.
  static var isInformative: Bool { get }

  /// The contrast of a text colour on a background.
  ///
  /// A translucent text colour is composited over the background first.
  ///
  /// - Parameters:
  ///   - text: The foreground colour, in any space.
  ///   - background: The colour behind it; must be opaque.
  /// - Returns: The number, unrounded, in the method's own unit and range.
  /// - Throws: ``ContrastError/translucentBackground``.
  static func contrast(text: Color, background: Color) throws(ContrastError) -> Double
}

extension ContrastMethod {
  /// The luminances of what is seen.
  static func luminances(
    text: Color, background: Color
  ) throws(ContrastError) -> (text: Double, background: Double) {
    guard background.isOpaque else { throw .translucentBackground }
    return (
      WCAG2.relativeLuminance(text.composited(over: background)), WCAG2.relativeLuminance(background)
    )
  }
}
