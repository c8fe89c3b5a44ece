/// An error about a text that is not a valid colour.
public struct ColorParsingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The text that was parsed.
  public var text: String
  /// The position of the error in the text, in characters from 1.
  public var column: Int
  /// The problem, as a clause.
  public var message: String
  /// The fix, as a clause.
  public var remedy: String

  /// The text, the problem, its position and the fix in one sentence, without a final full stop.
  public var description: String {
    "the colour \(Self.quoted(text)) cannot be read at column \(column): \(message); \(remedy)"
  }

  /// Returns a text in quotation marks, shortened and without control characters, which could break the line.
  static func quoted(_ text: String) -> String {
    let shown = text.unicodeScalars.prefix(longestShown).map { scalar in
      scalar.properties.generalCategory == .control ? "\u{FFFD}" : String(scalar)
    }
    return "\"" + shown.joined() + (text.unicodeScalars.count > longestShown ? "…" : "") + "\""
  }

  private static let longestShown = 64
}
