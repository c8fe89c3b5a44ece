import AuditModel
import Documents

/// A message in ICU's syntax: plain text, arguments, and choices by plural category, ordinal category or word.
///
/// Source: ICU User Guide, "Formatting Messages", with its default apostrophe mode: an apostrophe starts quoted text only
/// right before a brace (or `#` in a plural), and two are one. Flutter reads apostrophes so only where it is told to
/// (`use-escaping` of its guide to internationalisation).
struct MessageFormat {
  /// Why a text is no message.
  struct Fault: Error, Hashable {
    /// What is wrong, for a person.
    var message: String
  }

  /// The parts; an argument is `{name}` in them whatever its type.
  let template: FormTemplate
  /// The types of the arguments that say one, such as `number` and `date`.
  let types: [String: String]
  /// Choices that have no `other`, by their argument.
  let withoutOther: [String]

  /// Reads a message.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - readsQuotes: Whether apostrophes quote; else they are signs like others.
  /// - Throws: What is wrong.
  init(_ text: String, readsQuotes: Bool) throws(Fault) {
    var parser = MessageFormatParser(text, readsQuotes: readsQuotes)
    template = FormTemplate(pieces: try parser.message(inside: nil, depth: 0))
    types = parser.types
    withoutOther = parser.withoutOther
  }

  /// Whether a text has anything that reading it as a message would change.
  ///
  /// - Parameter text: The text.
  /// - Returns: Whether it has a brace or an apostrophe.
  static func mayBe(_ text: String) -> Bool {
    text.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "'") }
  }
}
