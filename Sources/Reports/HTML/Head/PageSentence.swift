internal import AuditModel

/// A sentence with embedded texts of the app, each with its own language and direction.
struct PageSentence {
  /// A part of a sentence.
  enum Part {
    case words(String)
    case text(String, locale: String?)
  }

  /// The maximum length of an embedded text, in graphemes.
  private static let longest = 60

  var parts: [Part] = []

  /// The sentence as plain text, with embedded texts in isolates.
  var plain: String {
    parts.map { part in
      switch part {
      case .words(let words): words
      case .text(let text, _): "“\u{2068}\(Self.shown(text))\u{2069}”"
      }
    }.joined()
  }

  /// Adds words.
  mutating func add(_ words: String) { parts.append(.words(words)) }

  /// Returns the template values of the parts.
  func values(_ languages: PageLanguages) -> [HTMLValues] {
    parts.map { part in
      switch part {
      case .words(let words): HTMLValues(["words": words, "foreign": nil])
      case .text(let text, let locale):
        HTMLValues(["words": "", "foreign": languages.values(of: Self.shown(text), in: locale)])
      }
    }
  }

  /// Returns a text, shortened and without its own isolates.
  private static func shown(_ text: String) -> String {
    let shown = Quotation(text, limit: longest).text.unicodeScalars
    return String(String.UnicodeScalarView(shown.filter { $0 != "\u{2068}" && $0 != "\u{2069}" }))
  }
}
