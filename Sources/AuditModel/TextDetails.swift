/// The details of a text that only some formats have.
public struct TextDetails: Hashable, Codable, Sendable {
  /// Markup that is removed from a text before it is drawn.
  public enum Markup: String, Codable, CaseIterable, Sendable {
    /// No markup: the text is drawn as it is.
    case none
    /// Inline Markdown, as interpreted by SwiftUI's `Text` in a `LocalizedStringKey`.
    case markdown
    /// HTML, as interpreted by Android's `getText` and by attributed strings made from HTML.
    case html
  }

  /// The identifier that an item on a line of standard input states, which its answers repeat.
  public enum Identifier: Hashable, Codable, Sendable {
    /// An identifier that is a string.
    case text(String)
    /// An identifier that is a number.
    case number(Double)
  }

  /// A directive in a comment that turns rules off for this text.
  public struct Suppression: Hashable, Codable, Sendable {
    /// The rules' identifiers; empty for all rules.
    public var rules: [String]
    /// The location of the directive.
    public var location: SourceLocation

    /// Creates a directive.
    ///
    /// - Parameters:
    ///   - rules: The rules' identifiers; empty for all rules.
    ///   - location: The location of the directive.
    public init(rules: [String], location: SourceLocation) {
      self.rules = rules
      self.location = location
    }
  }

  /// All forms of the text, including the text itself.
  ///
  /// Empty unless there is more than one form, or a part that looks like a placeholder is literal.
  public var forms: [TextForm] = []
  /// Whether some forms of the text in the file could not be read.
  public var isIncomplete = false
  /// All forms of ``LocalizedString/source``, if it has more than one.
  public var sourceForms: [TextForm] = []
  /// Example values of placeholders from the file, by the argument's name or its number from 1.
  public var samples: [String: String] = [:]
  /// The markup in the text; nil if the format does not define it.
  public var markup: Markup?
  /// The directives in comments that turn rules off for this text.
  public var suppressions: [Suppression] = []
  /// The state of the translation as the file writes it, such as `needs_review`.
  public var state: String?
  /// The character limit from a comment or an attribute, in grapheme clusters.
  public var characterLimit: Int?
  /// The conversions of the arguments (`lld`, `@`) by their number from 1, if the file states them outside the text.
  public var conversions: [String: String] = [:]
  /// The plural categories of the forms that the file numbers by a formula, as gettext does; empty in other formats.
  public var numberedForms: [String] = []
  /// The variables of a `.stringsdict` entry that none of its texts uses, so their forms are never drawn.
  public var undrawnVariables: [String] = []
  /// The names in braces of the source text, such as `{name}`, that code replaces and most translations lack.
  ///
  /// Nil, not empty, if there are none, so that stored details without it can be decoded.
  package var bracesOfSource: Set<String>?

  /// The identifier that the item states; nil for other texts.
  public var id: Identifier?

  /// The table that the text belongs to, such as the `original` of XLIFF; nil if the file has a single table.
  public var table: String?

  /// Creates empty details.
  public init() {}

  /// Whether there are no details.
  public var isEmpty: Bool { self == TextDetails() }
}
