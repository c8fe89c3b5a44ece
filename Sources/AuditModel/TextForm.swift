/// One form of a key's text, such as the form for a plural category or for a device.
///
/// A reader sees one form at a time. A text with nested choices has a form per combination.
public struct TextForm: Hashable, Codable, Sendable {
  /// One of the choices that select a form, such as `few` of a count.
  public struct Choice: Hashable, Codable, Sendable {
    /// The criterion of a choice.
    public enum Kind: String, Codable, CaseIterable, Sendable {
      /// The plural category of a number: `zero`, `one`, `two`, `few`, `many`, `other` (Unicode CLDR).
      ///
      /// In ICU MessageFormat, the value may also be an exact number such as `=0`.
      case plural
      /// The ordinal category of a number (`selectordinal`, `key_ordinal_one`).
      case ordinal
      /// The device: `iphone`, `ipad`, `ipod`, `mac`, `appletv`, `applewatch`, `applevision`, `other`.
      case device
      /// The available width that the form is meant for, in the units of `NSStringVariableWidthRuleType`.
      case width
      /// A keyword from the app (`select`, i18next's context).
      case select
    }

    /// The criterion of the choice.
    public var kind: Kind
    /// The argument that the choice depends on: its name, or its number from 1; nil if the format does not state it.
    public var argument: String?
    /// The chosen value, such as `few` or `iphone`.
    public var value: String

    /// Creates a choice.
    ///
    /// - Parameters:
    ///   - kind: The criterion.
    ///   - argument: The argument that the choice depends on: its name, or its number from 1.
    ///   - value: The chosen value.
    public init(_ kind: Kind, argument: String? = nil, value: String) {
      self.kind = kind
      self.argument = argument
      self.value = value
    }
  }

  /// The choices, outermost first; empty if the text has one form.
  public var choices: [Choice]
  /// The text, unescaped, with its placeholders.
  public var text: String
  /// The location of the form's value.
  public var location: SourceLocation
  /// Ranges that are drawn literally even if they look like placeholders, in UTF-8 bytes.
  ///
  /// Examples are quoted braces and, for a text that is not formatted, the whole text. The ranges are sorted and do
  /// not overlap; most texts have none.
  public var literals: [Range<Int>]

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - choices: The choices, outermost first.
  ///   - text: The text.
  ///   - location: The location of the form's value.
  ///   - literals: Ranges that are drawn literally, in UTF-8 bytes, sorted.
  public init(choices: [Choice], text: String, location: SourceLocation, literals: [Range<Int>] = []) {
    self.choices = choices
    self.text = text
    self.location = location
    self.literals = literals
  }
}
