import AuditModel
import Documents

/// A message in ICU's syntax: plain text, arguments, and choices by plural category, ordinal category or word.
///
/// Source: ICU User Guide, "Formatting Messages", with its default apostrophe mode. An apostrophe starts quoted text
/// only directly before a brace (or `#` in a plural), and two apostrophes are one. Flutter reads apostrophes this way
/// only with `use-escaping` (Flutter's guide to internationalisation).
struct MessageFormat {
  /// An error in the syntax of a message.
  struct Fault: Error, Hashable {
    /// The problem, as shown to users.
    let message: String

    init(_ message: String) { self.message = message }
  }

  /// The pieces; an argument is `{name}` in them, regardless of its type.
  let template: FormTemplate
  /// The types of arguments that state one, such as `number` and `date`.
  let types: [String: String]
  /// The arguments of choices without `other`.
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

  /// Whether a text may differ as a message: it contains a brace or an apostrophe.
  static func mayBe(_ text: String) -> Bool {
    text.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "'") }
  }
}
