/// One of the forms a key's text has, such as that of a plural category or of a device.
///
/// A reader sees one of them at a time. A text with several nested choices has one form for each way through them.
public struct TextForm: Hashable, Codable, Sendable {
  /// One choice on the way to a form.
  public struct Choice: Hashable, Codable, Sendable {
    /// What the choice is made by.
    public enum Kind: String, Codable, CaseIterable, Sendable {
      /// The plural category of a number: `zero`, `one`, `two`, `few`, `many`, `other` (Unicode CLDR), or an exact number
      /// such as `=0` (ICU MessageFormat).
      case plural
      /// The ordinal category of a number (`selectordinal`, `key_ordinal_one`).
      case ordinal
      /// The device: `iphone`, `ipad`, `ipod`, `mac`, `appletv`, `applewatch`, `applevision`, `other`.
      case device
      /// The most room the form is meant for, as `NSStringVariableWidthRuleType` counts it.
      case width
      /// A word that the app gives (`select`, i18next's context).
      case select
    }

    /// What the choice is made by.
    public var kind: Kind
    /// Which argument decides: its name, or its number from 1; nil where the format does not say.
    public var argument: String?
    /// What was chosen, such as `few` or `iphone`.
    public var value: String

    /// Creates a choice.
    ///
    /// - Parameters:
    ///   - kind: What the choice is made by.
    ///   - argument: The argument's name, or its number from 1.
    ///   - value: What was chosen.
    public init(_ kind: Kind, argument: String? = nil, value: String) {
      self.kind = kind
      self.argument = argument
      self.value = value
    }
  }

  /// The choices from the outermost in; empty where the text has one form.
  public var choices: [Choice]
  /// The text, unescaped, its placeholders as the file has them.
  public var text: String
  /// Where the form's value stands.
  public var location: SourceLocation
  /// Where the text is drawn as it stands whatever it looks like, in UTF-8 bytes.
  ///
  /// Such are quoted braces, and all of a text that no formatter reads. In order, none overlap; mostly there are none.
  public var literals: [Range<Int>]

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - choices: The choices from the outermost in.
  ///   - text: The text.
  ///   - location: Where the value stands.
  ///   - literals: Where the text is drawn as it stands, in UTF-8 bytes, in order.
  public init(choices: [Choice], text: String, location: SourceLocation, literals: [Range<Int>] = []) {
    self.choices = choices
    self.text = text
    self.location = location
    self.literals = literals
  }
}
