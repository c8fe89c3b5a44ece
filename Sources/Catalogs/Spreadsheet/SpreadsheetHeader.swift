import Foundation

/// The first row of a spreadsheet: what each of its columns holds.
struct SpreadsheetHeader {
  /// What a column holds.
  enum Column: Hashable {
    case key
    case comment
    case limit
    case slot
    case field(DirectiveField)
    /// The texts of a language, a BCP 47 tag.
    case language(String)
    /// Something that is no matter here.
    case other
  }

  /// The columns from the left.
  let columns: [Column]
  /// What stands between cells.
  let delimiter: UInt8
  /// Where the rows below start, in bytes.
  let end: Int

  /// Where the keys are.
  var key: Int? { columns.firstIndex(of: .key) }

  /// Tries commas, semicolons and tabs.
  ///
  /// - Parameter bytes: The file in valid UTF-8 without a byte order mark.
  /// - Returns: The header; nil where no first row has a column of keys and one of a language.
  static func find(in bytes: UnsafeBufferPointer<UInt8>) -> SpreadsheetHeader? {
    // Excel's own first line names the delimiter.
    var start = 0
    var delimiters = ",;\t".utf8.map { $0 }
    if bytes.count > 4, bytes[..<4].elementsEqual("sep=".utf8) {
      delimiters = [bytes[4]]
      start = 5
      while start < bytes.count, bytes[start] == 0x0D || bytes[start] == 0x0A { start += 1 }
    }
    var best: SpreadsheetHeader?
    for delimiter in delimiters {
      var scanner = SpreadsheetScanner(bytes, delimiter: delimiter, from: start)
      guard let cells = scanner.row(), cells.count > 1, cells.count <= mostColumns, scanner.oddities.isEmpty else {
        continue
      }
      let columns = columns(cells.map(\.text))
      let hasLanguage = zip(columns, cells).contains { $0.isLanguage && !words.contains($1.text.lowercased()) }
      guard columns.contains(.key), hasLanguage, columns.count > best?.columns.count ?? 0
      else { continue }
      best = SpreadsheetHeader(columns: columns, delimiter: delimiter, end: scanner.position)
    }
    return best
  }

  /// Languages whose codes are common names of columns; alone they make no table of texts.
  private static let words: Set<String> = ["id", "no", "to", "is", "as"]

  /// More columns are taken for no header (our own limit; there are some 700 languages with data).
  private static let mostColumns = 2000

  /// Names of the column of keys, the surest first; `id` is Indonesian too.
  private static let keyNames = [
    "key", "keys", "string key", "key name", "string id", "stringid", "identifier", "string name", "name", "id",
  ]

  private static func columns(_ names: [String]) -> [Column] {
    let plain = names.map { name in
      name.lowercased().split(whereSeparator: { $0 == " " || $0 == "_" || $0 == "-" }).joined(separator: " ")
    }
    let key = keyNames.lazy.compactMap { plain.firstIndex(of: $0) }.first
    return names.indices.map { $0 == key ? .key : column(names[$0], plain[$0]) }
  }

  private static func column(_ name: String, _ plain: String) -> Column {
    switch plain {
    case "comment", "comments", "description", "note", "notes", "context": return .comment
    case "max length", "maxlength", "character limit", "char limit", "characterlimit", "charlimit", "limit":
      return .limit
    case "slot": return .slot
    default: break
    }
    let trimmed = name.trimmingCharacters(in: .whitespaces)
    if let field = DirectiveField.allCases.first(where: { $0.rawValue.lowercased() == trimmed.lowercased() }) {
      return .field(field)
    }
    if let tag = LanguageTag(guessing: trimmed[...]) { return .language(tag.identifier) }
    // `German (de)`, `German [de]`.
    if let last = trimmed.last, last == ")" || last == "]",
      let open = trimmed.lastIndex(of: last == ")" ? "(" : "["),
      let tag = LanguageTag(guessing: trimmed[trimmed.index(after: open)...].dropLast()),
      isLanguage(tag.identifier, named: trimmed[..<open].trimmingCharacters(in: .whitespaces))
    {
      return .language(tag.identifier)
    }
    return .other
  }

  /// Whether a code in brackets is that of a language, not a unit such as the points of `width (pt)`.
  private static func isLanguage(_ tag: String, named name: String) -> Bool {
    guard units.contains(tag) else {
      let column = column(name, name.lowercased())
      return column == .other || column.isLanguage
    }
    let names = [Locale(identifier: "en"), Locale(identifier: tag)].compactMap { locale in
      locale.localizedString(forLanguageCode: tag)?.lowercased()
    }
    return names.contains { name.lowercased().hasPrefix($0) }
  }

  /// Codes of languages that are units or words too; in brackets they are languages only after the language's name.
  private static let units: Set<String> = [
    "as", "ha", "id", "in", "is", "kg", "km", "lb", "mg", "ml", "mn", "ms", "no", "pt", "sq", "to",
  ]
}

extension SpreadsheetHeader.Column {
  /// Whether it holds texts.
  var isLanguage: Bool {
    if case .language = self { return true }
    return false
  }
}
