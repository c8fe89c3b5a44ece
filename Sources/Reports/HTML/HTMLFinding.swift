internal import AuditModel
internal import DynamicType

/// A finding as a row of the HTML page.
struct HTMLFinding {
  let finding: Finding
  let fingerprint: String
  /// The arguments of the run that made the report; empty if they are unknown.
  let command: [String]
  /// The `id` of the row's element.
  var name = ""
  /// Whether the page has a section about the finding's rule.
  var hasHelp = false
  /// The picture with its description and caption; nil if the row has none.
  var picture: Figure?

  var values: HTMLValues {
    let fields = finding.fields.value
    let layout = fields.layout?.value
    let lines = layout.map { TerminalLayout(evidence: $0).lines } ?? []
    let isText = fields.locale != nil
    return HTMLValues([
      "name": name, "level": finding.pageLevel, "change": finding.mark, "rule": fields.rule, "hasHelp": hasHelp,
      "category": fields.firstCategory.map(Wording.category),
      "message": FindingSentence.cut(Wording.sentence(fields.message.text)), "picture": picture?.values,
      "foreign": isText ? Self.foreign(fields.text, fields.locale) : nil,
      "form": fields.form.map { Quotation($0, limit: 60).text },
      "seen": fields.worst?.visibleText.map { Self.foreign($0, fields.locale) },
      "seenAt": fields.worst.map { Wording.category($0.category) }, "key": key, "needs": needs,
      "room": Wording.room(finding.fields), "breaks": Wording.failingSizes(finding.fields),
      "uses": Wording.uses(fields.uses),
      "layout": lines.map { HTMLValues(["label": Self.label($0.label), "words": $0.value]) },
      "colors": fields.colors.map { HTMLColors(evidence: $0.value).values },
      "review": fields.outcome == .needsReview ? fields.reason.map { "\($0.words) (\($0.rawValue))" } : nil,
      "remedy": fields.remedy.map { FindingSentence.cut(Wording.sentence($0)) },
      "place": Wording.place(fields.location), "command": ReproductionCommand(finding: finding, run: command).text,
      "fingerprint": fingerprint,
    ])
  }

  /// The template values of a short row, which has no picture or details.
  var shortValues: HTMLValues {
    let fields = finding.fields.value
    let message = FindingSentence.cut(Wording.sentence(fields.message.text))
    return HTMLValues([
      "name": name, "level": finding.pageLevel, "change": finding.mark, "rule": fields.rule,
      "category": fields.firstCategory.map(Wording.category), "message": message,
      "foreign": fields.locale == nil ? nil : Self.foreign(fields.text, fields.locale, unlessIn: message),
      "place": Wording.place(fields.location), "key": fields.locale == nil ? nil : key,
      "remedy": fields.remedy.map { FindingSentence.cut(Wording.sentence($0)) },
    ])
  }

  /// The key of a text; nil for colours and screen elements, because the message already names them.
  private var key: String? {
    let fields = finding.fields.value
    return fields.layout == nil && fields.colors == nil ? Quotation(fields.key, limit: 200).text : nil
  }

  /// The maximum length of a shown text, in graphemes.
  private static let textLimit = 300

  /// Returns the values of a text from the app, shortened, with its language for the `lang` attribute.
  static func foreign(_ text: String, _ locale: String?) -> HTMLValues { foreign(shown(text), of: text, locale) }

  /// Returns the values of a text from the app, or nil if the sentence already contains the shortened text.
  private static func foreign(_ text: String, _ locale: String?, unlessIn sentence: String) -> HTMLValues? {
    let shown = shown(text)
    return sentence.utf8.firstRange(of: shown.utf8) != nil ? nil : foreign(shown, of: text, locale)
  }

  private static func shown(_ text: String) -> String {
    let shown = Quotation(text, limit: textLimit).text
    // The HTML element already isolates the text. With isolate marks inside, it could not detect the direction.
    guard shown.unicodeScalars.first == "\u{2068}", shown.unicodeScalars.last == "\u{2069}" else { return shown }
    return String(shown.unicodeScalars.dropFirst().dropLast())
  }

  private static func foreign(_ shown: String, of text: String, _ locale: String?) -> HTMLValues {
    let isCut = shown.hasSuffix("…") && text.utf8.count > shown.utf8.count
    return HTMLValues([
      "words": shown, "lang": locale.flatMap(LanguageAttribute.language),
      "length": isCut ? "\(Wording.number(text.unicodeScalars.count)) characters in all" : nil,
    ])
  }

  private static func label(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// The size that the text needs where it first fails: `340.1 pt on one line, or 2 lines at AX1`.
  private var needs: String? {
    let fields = finding.fields.value
    guard let first = fields.firstCategory, let one = fields.occurrences.first(where: { $0.category == first })
    else { return nil }
    let lines = one.lines > 1 ? ", or \(Wording.count(Int(one.lines), "line"))" : ""
    return "\(Points(one.width)) on one line\(lines) at \(Wording.category(first))"
  }
}
