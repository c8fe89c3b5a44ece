import AuditModel
import Documents

/// An entry of a gettext catalog.
struct GettextEntry {
  /// The context (`msgctxt`); strings are located at their first quotation mark.
  var context: LocatedText?
  /// The text to translate (`msgid`).
  var id: LocatedText?
  /// The plural of the text to translate (`msgid_plural`).
  var plural: LocatedText?
  /// The translation (`msgstr`), or its forms (`msgstr[n]`) with their numbers.
  var strings: [(form: Int, text: LocatedText)] = []
  /// The translator (`#`) and programmer comments (`#.`) and the flags (`#,`), without these marks.
  var comments: [LocatedText] = []
  /// Whether a flag marks the translation as fuzzy.
  var isFuzzy = false

  /// Whether the entry is the header of the catalog.
  var isHeader: Bool { id?.text.isEmpty == true && context == nil }

  /// The key: the context, if any, and the text to translate.
  var key: String {
    let id = id?.text ?? ""
    return context.map { "\($0.text)|\(id)" } ?? id
  }

  /// The forms of the text to translate; empty if it is an identifier such as `garden.title`.
  var source: [TextForm] {
    guard let id = id?.text else { return [] }
    let isName =
      !id.contains(where: \.isWhitespace) && id.dropLast().contains { $0 == "." || $0 == "_" }
      && id.utf8.allSatisfy { $0 < 0x80 } && id.last?.isLetter == true
    return isName ? [] : template
  }

  /// The forms of the text to translate; two if it has an English plural.
  var template: [TextForm] {
    guard let id else { return [] }
    guard let plural else { return [TextForm(id)] }
    return [(PluralName.one, id), (.other, plural)].map { TextForm($1, .plural, $0.rawValue) }
  }
}
