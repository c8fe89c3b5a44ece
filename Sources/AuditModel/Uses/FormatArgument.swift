/// A value that code passes for an argument of a format.
public enum FormatArgument: Hashable, Codable, Sendable {
  /// The localized text of a key.
  case key(TextKey)
  /// A text that is the same in every language.
  case text(String)
}
