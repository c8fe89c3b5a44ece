internal import AuditModel

/// The rows of a page's map, one for each key of each table.
///
/// The name of a row is its key, followed by the table if several tables have the key.
struct PageRows: Sendable {
  /// The names of the rows that are not their keys.
  private let names: [TextVerdicts.Name: String]

  init(_ rows: some Sequence<TextVerdicts.Name>) {
    let groups = Dictionary(grouping: Set(rows), by: \.key)
    let shared = groups.values.filter { $0.count > 1 }.joined().map { ($0, "\($0.key) · \($0.group)") }
    names = Dictionary(shared) { first, _ in first }
  }

  /// Writes the name of a row, unless it is the key.
  func write(_ name: TextVerdicts.Name, to json: inout JSONWriter) { json.shown("row", names[name]) }
}

/// The texts of a key without measurements, by language.
struct PageOthers {
  private let name: TextVerdicts.Name
  private let texts: [(locale: String, text: TextVerdicts.Text)]

  /// The number of texts that are drawn.
  var drawn: Int { texts.count { $0.text.verdict.outcome != .undrawn } }

  /// Returns at most `most` texts of a run that are not among `measured`, in the order of their keys.
  ///
  /// A key that begins within the limit has all its texts.
  static func list(_ verdicts: TextVerdicts, without measured: some Sequence<PageText>, most: Int) -> [PageOthers] {
    var known: [TextVerdicts.Name: Set<String>] = [:]
    for text in measured { known[TextVerdicts.Name(text.string), default: []].insert(text.string.locale) }
    var left = most
    var others: [PageOthers] = []
    for (name, all) in verdicts.byName.sorted(by: { $0.key < $1.key }) where left > 0 {
      let texts = all.filter { known[name]?.contains($0.key) != true }.sorted { $0.key < $1.key }
      guard !texts.isEmpty else { continue }
      left -= texts.count
      others.append(PageOthers(name: name, texts: texts.map { ($0.key, $0.value) }))
    }
    return others
  }

  /// Writes the key, the source text, and the letter and text in each language.
  func write(_ report: AuditReport, _ rows: PageRows, to json: inout JSONWriter) {
    json.object(.tight) { json in
      json.shown("key", name.key)
      rows.write(name, to: &json)
      json.shown("source", report.textVerdicts.sources[name])
      json.array("texts", texts) { json, one in
        let text = FindingSentence.cut(one.text.text, to: JSONWriter.longestPageText)
        json.array([one.locale, Self.letter(of: one.text.verdict, report), text], .tight) { $0.value($1) }
      }
    }
  }

  /// Returns the letter of a verdict: `A` to `L` for the category from which a text fails.
  private static func letter(of verdict: TextVerdict, _ report: AuditReport) -> String {
    if verdict.outcome == .unmeasured { return "u" }
    guard verdict.outcome == .fail else { return String(Unicode.Scalar(verdict.outcome.letter)) }
    let place = verdict.firstFailure.flatMap(report.categories.firstIndex) ?? 0
    return String(Unicode.Scalar(UInt8(ascii: "A") + UInt8(place)))
  }
}
