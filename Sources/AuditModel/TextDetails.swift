/// What only some formats, and then only some texts, say of themselves.
public struct TextDetails: Hashable, Codable, Sendable {
  /// Marks that are taken out of a text before it is drawn.
  public enum Markup: String, Codable, CaseIterable, Sendable {
    /// The text is drawn as it is.
    case none
    /// Inline Markdown, which SwiftUI's `Text` reads in a `LocalizedStringKey`.
    case markdown
    /// HTML, which Android's `getText` and attributed strings made from HTML read.
    case html
  }

  /// A mark in a comment that turns rules off for this text.
  public struct Suppression: Hashable, Codable, Sendable {
    /// The rules' identifiers; empty for all rules.
    public var rules: [String]
    /// Where the mark stands.
    public var location: SourceLocation

    /// Creates a mark.
    ///
    /// - Parameters:
    ///   - rules: The rules' identifiers; empty for all rules.
    ///   - location: Where the mark stands.
    public init(rules: [String], location: SourceLocation) {
      self.rules = rules
      self.location = location
    }
  }

  /// All forms of the text where it has more than one, or where a part of it is no placeholder though it looks like one;
  /// the text itself is then one of them.
  public var forms: [TextForm] = []
  /// Whether the file has forms of the text that could not be read.
  public var isIncomplete = false
  /// All forms of ``LocalizedString/source``, where it has more than one.
  public var sourceForms: [TextForm] = []
  /// What stands for a placeholder where the file has an example: by the argument's name or its number from 1.
  public var samples: [String: String] = [:]
  /// The marks in the text; nil where the format does not say.
  public var markup: Markup?
  /// The rules that a comment turns off.
  public var suppressions: [Suppression] = []
  /// The state of the translation as the file writes it, such as `needs_review`.
  public var state: String?
  /// The most characters (grapheme clusters) the file allows, from a comment or an attribute.
  public var characterLimit: Int?
  /// What the text's conversions are of, by argument, where the file says it apart from the text (`lld`, `@`).
  public var conversions: [String: String] = [:]

  /// Which of several tables of its file the text is of, such as the `original` of XLIFF; nil where the file has one.
  public var table: String?

  /// Creates details that say nothing.
  public init() {}

  /// Whether nothing is said.
  public var isEmpty: Bool { self == TextDetails() }
}
