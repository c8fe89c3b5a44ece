/// A parser of colours in common notations.
///
/// The notations are:
/// - Hexadecimal: `#RGB`, `#RGBA`, `#RRGGBB` and `#RRGGBBAA`.
/// - Functions of CSS Color 4: `rgb()`, `rgba()`, `color()`, `oklch()` and `oklab()`.
/// - CSS names, such as `red`.
/// - UIKit names, such as `secondaryLabel`, `UIColor.systemBlue`, `.label`, `systemBlueColor`, `UIColor.red` and
///   `clear`.
public enum ColorParser {
  /// The maximum length of a text, in bytes.
  static let longestText = 1000

  /// Parses a colour.
  ///
  /// Sources: CSS Color 4, sections 4.2 (hexadecimal), 5.1 (`rgb()`), 9.3 and 9.4 (`oklab()`, `oklch()`), 10
  /// (`color()`).
  ///
  /// - Parameters:
  ///   - text: A colour in one of the notations; surrounding spaces are ignored.
  ///   - appearance: The appearance for which a system colour is looked up.
  ///   - generation: The iOS releases for which a system colour is looked up.
  /// - Returns: The colour, in the space in which it is written. Components of `color()` may be outside 0…1. In
  ///   `rgb()` and for alpha, this is an error. CSS would clamp silently, and the check would then use a different
  ///   colour.
  /// - Throws: ``ColorParsingError`` with the position and a fix.
  public static func color(
    _ text: String, appearance: Appearance = .light, generation: SystemGeneration = .ios26
  ) throws(ColorParsingError) -> Color {
    var scanner = ColorScanner(text)
    if text.utf8.count > longestText {
      throw scanner.error(
        "it is \(text.utf8.count) bytes long, more than any colour needs",
        "give one colour of at most \(longestText) bytes"
      )
    }
    scanner.skipSpaces()
    guard !scanner.isAtEnd else { throw scanner.error("it is empty", advice) }
    if scanner.take("#") { return try HexNotation.color(&scanner) }
    let start = scanner
    if start.next == UInt8(ascii: "(") { throw start.error("\(start.found) before any name", advice) }
    let word = scanner.word()
    if scanner.take("(") { return try FunctionNotation.color(word, start, &scanner) }
    return try SystemColorName(appearance: appearance, generation: generation).color(start)
  }

  /// The advice on notations in error messages.
  static let advice =
    "write #RRGGBB, rgb(…), color(display-p3 …), oklch(…), a CSS name such as red or a UIKit name such as systemBlue"

  /// Returns whether a text is the name of a CSS colour, which is the same in every appearance.
  ///
  /// - Parameter text: A colour as written; surrounding spaces are ignored.
  /// - Returns: False for UIKit names, including those that start with `UIColor.` or a full stop.
  public static func isFixedName(_ text: String) -> Bool {
    var scanner = ColorScanner(text)
    scanner.skipSpaces()
    return CSSColorName.color(scanner.rest) != nil
  }
}
