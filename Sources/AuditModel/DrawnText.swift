/// The text that was measured, if it differs from the text in the file.
public struct DrawnText: Hashable, Codable, Sendable {
  /// The measured text, with placeholders filled or removed, without markup, and in capitals if the app draws it so.
  public var text: String
  /// The form that was measured; nil if the text has one form.
  public var form: TextForm?
  /// The sample value of each placeholder, by its spelling.
  ///
  /// If several placeholders have the same spelling, the keys include their numbers, as in `%1$@`.
  public var samples: [String: String]
  /// Whether a placeholder was filled or removed although its real values are unknown.
  public var hasUnknownValues: Bool
  /// The factor by which the text may become wider with larger numbers; 1 if its numbers are known.
  public var growth = 1.0
  /// Whether the system changes the forms of words in the text, by rules that are not published.
  public var isInflected = false

  /// Creates a drawn text.
  ///
  /// - Parameters:
  ///   - text: The measured text.
  ///   - form: The form that was measured, if the text has several.
  ///   - samples: The sample value of each placeholder.
  ///   - hasUnknownValues: Whether a placeholder was filled or removed although its real values are unknown.
  public init(text: String, form: TextForm? = nil, samples: [String: String] = [:], hasUnknownValues: Bool = false) {
    self.text = text
    self.form = form
    self.samples = samples
    self.hasUnknownValues = hasUnknownValues
  }
}

extension TextForm {
  /// The form in words, such as `few of count`, `iphone` or `one of argument 1, few of argument 2`.
  ///
  /// The number of an argument is only named if the choices depend on several arguments.
  public var name: String {
    let isOnly = Set(choices.lazy.filter(\.isNumbered).map(\.argument)).count == 1
    return choices.map { choice in
      guard let argument = choice.argumentName, !(isOnly && choice.isNumbered) else { return choice.value }
      return "\(choice.value) of \(argument)"
    }.joined(separator: ", ")
  }
}

extension TextForm.Choice {
  /// The argument in words, such as `count` or `argument 2`; nil for a choice without one.
  package var argumentName: String? { argument.map { isNumbered ? "argument \($0)" : $0 } }

  /// Whether the argument has only a number.
  fileprivate var isNumbered: Bool { argument.flatMap { Int($0) } != nil }
}
