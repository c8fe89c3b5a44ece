import AuditModel
import Documents

/// A message in ICU's syntax: plain text, arguments, and choices by plural category, ordinal category or word.
///
/// In ICU's default apostrophe mode, an apostrophe quotes only directly before a brace (or `#` in a plural), and two
/// apostrophes are one. Flutter reads apostrophes this way only with `use-escaping`.
///
/// Source: ICU User Guide, "Formatting Messages"; Flutter's guide to internationalisation.
struct MessageFormat {
  /// An error in the syntax of a message.
  struct Fault: Error, Hashable {
    /// The problem, as shown to users.
    let message: String

    init(_ message: String) { self.message = message }
  }

  /// The pieces of the message; each argument is `{name}`, whatever its type.
  let template: FormTemplate
  /// The types of arguments, such as `number` and `date`, by argument name.
  let types: [String: String]
  /// The arguments of word choices without a branch `other`.
  let withoutOther: [String]

  /// Parses a message.
  ///
  /// Apostrophes quote only if `readsQuotes` is true; otherwise they are literal.
  init(_ text: String, readsQuotes: Bool) throws(Fault) {
    var parser = MessageFormatParser(text, readsQuotes: readsQuotes)
    template = FormTemplate(pieces: try parser.message(inside: nil, depth: 0))
    types = parser.types
    withoutOther = parser.withoutOther
  }

  /// Returns whether a text contains a brace or an apostrophe, and may therefore not be plain text.
  static func mayBe(_ text: String) -> Bool {
    text.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "'") }
  }
}
