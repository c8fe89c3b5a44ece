/// Reads a colour as people write it.
///
/// `#RGB #RGBA #RRGGBB #RRGGBBAA`, the functions `rgb() rgba() color() oklch() oklab()` of CSS Color 4, the names of
/// CSS, such as `red`, and those of UIKit's colours, such as `secondaryLabel`, `UIColor.systemBlue`, `.label`,
/// `systemBlueColor`, `UIColor.red` and `clear`.
public enum ColorParser {
  /// The longest text that is looked at, in bytes.
  static let longestText = 1000

  /// The colour a text stands for.
  ///
  /// - Parameters:
  ///   - text: A colour in one of the notations; spaces around it do not count.
  ///   - appearance: The appearance in which a system name is meant.
  ///   - generation: The iOS releases in which a system name is meant.
  /// - Returns: The colour, in the space it is written in. Components of `color()` may lie outside 0…1; those of `rgb()`
  ///   and alpha may not, where CSS would clamp them: what is clamped in silence is judged for what nobody wrote.
  /// - Throws: ``ColorParsingError`` with the place and the remedy.
  ///
  /// Source: CSS Color 4, sections 4.2 (hexadecimal), 5.1 (`rgb()`), 9.3 and 9.4 (`oklab()`, `oklch()`), 10 (`color()`).
  public static func color(
    _ text: String, appearance: Appearance = .light, generation: SystemGeneration = .ios26
  ) throws(ColorParsingError) -> Color {
    var scanner = ColorScanner(text)
    if text.utf8.count > longestText {
      throw scanner.error(
        "it has \(text.utf8.count) bytes, more than any colour needs", "give one colour of at most \(longestText) bytes"
      )
    }
    scanner.skipSpaces()
    guard !scanner.isAtEnd else { throw scanner.error("there is nothing", advice) }
    if scanner.take("#") { return try HexNotation.color(&scanner) }
    let start = scanner
    if start.next == UInt8(ascii: "(") { throw start.error("\(start.found) before any name", advice) }
    let word = scanner.word()
    if scanner.take("(") { return try FunctionNotation.color(word, start, &scanner) }
    return try SystemColorName(appearance: appearance, generation: generation).color(start)
  }

  /// What may be written.
  static let advice =
    "write #RRGGBB, rgb(…), color(display-p3 …), oklch(…), a CSS name such as red or a UIKit name such as systemBlue"

  /// Whether a text is the name of one of CSS's colours, which no appearance changes.
  ///
  /// - Parameter text: A colour as it is written; spaces around it do not count.
  /// - Returns: Whether it is; false for names of UIKit's, which `UIColor.` or a point may stand before.
  public static func isFixedName(_ text: String) -> Bool {
    var scanner = ColorScanner(text)
    scanner.skipSpaces()
    return CSSColorName.color(scanner.rest) != nil
  }
}
