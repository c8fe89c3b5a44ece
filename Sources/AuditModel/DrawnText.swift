/// What was measured of a text where that is not the text as the file has it.
public struct DrawnText: Hashable, Codable, Sendable {
  /// The text as it was measured: placeholders filled or taken out, marks removed, in capitals where the app draws so.
  public var text: String
  /// The form that was measured, of a text that has several.
  public var form: TextForm?
  /// What stood for each placeholder, by its spelling; two that are spelt alike have their numbers in it.
  public var samples: [String: String]
  /// Whether some placeholder stood for a value that nobody knows.
  public var hasUnknownValues: Bool
  /// How many times as wide the text may be with larger numbers; 1 where its numbers are known.
  public var growth = 1.0

  /// Creates a drawn text.
  ///
  /// - Parameters:
  ///   - text: The text as it was measured.
  ///   - form: The form that was measured.
  ///   - samples: What stood for each placeholder.
  ///   - hasUnknownValues: Whether some placeholder stood for a value that nobody knows.
  public init(text: String, form: TextForm? = nil, samples: [String: String] = [:], hasUnknownValues: Bool = false) {
    self.text = text
    self.form = form
    self.samples = samples
    self.hasUnknownValues = hasUnknownValues
  }
}

extension TextForm {
  /// The form in words: `few of count`, `iphone`, `one of a, few of b`.
  public var name: String {
    choices.map { choice in choice.argument.map { "\(choice.value) of \($0)" } ?? choice.value }
      .joined(separator: ", ")
  }
}
