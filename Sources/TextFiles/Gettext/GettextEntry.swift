import AuditModel
import Documents

/// One entry of a gettext catalog.
struct GettextEntry {
  /// A string of the entry, joined from its lines.
  struct Text {
    /// The text, unescaped.
    var text: String
    /// Where its first quotation mark stands.
    var location: SourceLocation
  }

  /// `msgctxt`.
  var context: Text?
  /// `msgid`.
  var id: Text?
  /// `msgid_plural`.
  var plural: Text?
  /// `msgstr`, or `msgstr[n]` by its number.
  var strings: [(form: Int, text: Text)] = []
  /// Comments of translators (`#`) and of programmers (`#.`), and flags (`#,`), each without its mark.
  var comments: [Text] = []
  /// Whether a flag says that the translation is a guess.
  var isFuzzy = false

  /// Whether it is the header.
  var isHeader: Bool { id?.text.isEmpty == true && context == nil }

  /// The key: the text to translate, after its context.
  var key: String {
    let id = id?.text ?? ""
    return context.map { "\($0.text)|\(id)" } ?? id
  }

  /// The text to translate in its forms, where it is a text and no name such as `garden.title`.
  var source: [TextForm] {
    guard let id = id?.text else { return [] }
    let isName =
      !id.contains(where: \.isWhitespace) && id.dropLast().contains { $0 == "." || $0 == "_" }
      && id.utf8.allSatisfy { $0 < 0x80 } && id.last?.isLetter == true
    return isName ? [] : template
  }

  /// The text to translate in its forms: in English there are two.
  var template: [TextForm] {
    guard let id else { return [] }
    guard let plural else { return [TextForm(choices: [], text: id.text, location: id.location)] }
    return [(PluralName.one, id), (.other, plural)].map { name, text in
      TextForm(
        choices: [TextForm.Choice(.plural, value: name.rawValue)], text: text.text, location: text.location)
    }
  }
}
