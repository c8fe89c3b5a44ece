/// Why a text is not a colour.
public struct ColorParsingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The text as given.
  public var text: String
  /// Where it goes wrong: the character's place in the text, from 1.
  public var column: Int
  /// What is wrong.
  public var message: String
  /// What to do about it.
  public var remedy: String

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - text: The text as given.
  ///   - column: The place of the character where it goes wrong, from 1.
  ///   - message: What is wrong.
  ///   - remedy: What to do about it.
  public init(text: String, column: Int, message: String, remedy: String) {
    self.text = text
    self.column = column
    self.message = message
    self.remedy = remedy
  }

  /// The text, the problem, its place and the remedy in one sentence, without a final full stop.
  public var description: String {
    "the colour \(Self.quoted(text)) cannot be read at column \(column): \(message); \(remedy)"
  }

  /// A text in quotation marks, cut where it is long, without characters that would break a line.
  static func quoted(_ text: String) -> String {
    let shown = text.unicodeScalars.prefix(longestShown).map { scalar in
      scalar.properties.generalCategory == .control ? "\u{FFFD}" : String(scalar)
    }
    return "\"" + shown.joined() + (text.unicodeScalars.count > longestShown ? "…" : "") + "\""
  }

  private static let longestShown = 64
}
