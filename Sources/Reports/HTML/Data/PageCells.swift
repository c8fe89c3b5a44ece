internal import AuditModel
internal import DynamicType

/// The verdicts on texts that a page only counts, as one letter per key and language.
///
/// With these, the page's map shows every text of a run, although the measurements of only some texts fit.
struct PageCells {
  /// A key and a letter for each of the page's languages.
  struct Row {
    var key: String
    var letters: [UInt8]
    /// The number of languages in which the text fails.
    var failures: Int
  }

  /// The rows, sorted by key.
  private(set) var rows: [Row] = []
  /// The size of all rows in bytes.
  private(set) var size = 0
  /// Whether every text of the run has a letter.
  private(set) var isComplete = true

  /// Creates cells without rows.
  init() {}

  /// Collects verdicts up to `limit` bytes, keys that fail in most languages first.
  ///
  /// `tags` are the page's languages; texts in other languages have no letter.
  init(_ verdicts: TextVerdicts, _ tags: [String], _ categories: [ContentSizeCategory], upTo limit: Int) {
    let known = Set(tags)
    var all = verdicts.byKey.map { key, byTag in
      if !known.isSuperset(of: byTag.keys) { isComplete = false }
      return Row(
        key: FindingSentence.cut(key, to: JSONWriter.longestPageText),
        letters: tags.map { tag in byTag[tag].map { Self.letter(of: $0, categories) } ?? UInt8(ascii: " ") },
        failures: byTag.values.count { $0.outcome == .fail })
    }
    all.sort { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    var chosen: [Int] = []
    for place in all.indices.sorted(by: { (all[$1].failures, $0) < (all[$0].failures, $1) }) {
      var json = JSONWriter(capacity: 1 << 7)
      json.value(all[place].key)
      // A row takes a colon, two quotation marks and a comma in addition to its name.
      let bytes = json.scriptBytes.count + tags.count + 4
      // Shortening may make long keys equal.
      guard size + bytes <= limit, place == 0 || all[place - 1].key != all[place].key else {
        isComplete = false
        continue
      }
      size += bytes
      chosen.append(place)
    }
    rows = chosen.sorted().map { all[$0] }
  }

  /// Returns the letter of a verdict: `A` to `L` for the category from which a text fails.
  private static func letter(of verdict: TextVerdict, _ categories: [ContentSizeCategory]) -> UInt8 {
    if verdict.outcome == .unmeasured { return UInt8(ascii: "u") }
    guard verdict.outcome == .fail else { return verdict.outcome.letter }
    let place = verdict.firstFailure.flatMap(categories.firstIndex) ?? 0
    return UInt8(ascii: "A") + UInt8(place)
  }

  /// Writes the letters; nothing if there are none.
  func write(to json: inout JSONWriter) {
    guard !rows.isEmpty else { return }
    json.object("cells") { json in
      for row in rows {
        json.key(named: row.key)
        json.value(String(decoding: row.letters, as: UTF8.self))
      }
    }
  }
}
