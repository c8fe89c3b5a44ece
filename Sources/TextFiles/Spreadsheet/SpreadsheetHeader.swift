import AuditModel
import Documents
import Foundation

/// The first row of a spreadsheet, which names the columns.
struct SpreadsheetHeader {
  /// The content of a column.
  enum Column: Hashable {
    case key
    case comment
    case limit
    case slot
    case field(SlotField)
    /// The texts of a language, a BCP 47 tag.
    case language(String)
    /// A column whose name contains brackets without a language, such as `width (pt)`.
    case bracketed
    /// A column that is ignored.
    case other
  }

  /// The kinds of the columns, from left to right.
  let columns: [Column]
  /// The names of the columns, from left to right.
  let names: [SpreadsheetScanner.Cell]
  /// The byte between cells.
  let delimiter: UInt8
  /// The byte offset of the second row.
  let end: Int

  /// The index of the key column.
  var key: Int? { columns.firstIndex(of: .key) }

  /// Finds the header of a file delimited by commas, semicolons or tabs.
  ///
  /// The file is valid UTF-8 without a byte order mark. Nil if the first row names no key column or no language. If
  /// `isStart` is true, the bytes may end within the row, and the first columns suffice if there are too many to read.
  static func find(in bytes: UnsafeBufferPointer<UInt8>, isStart: Bool = false) -> SpreadsheetHeader? {
    // Excel may add a first line that states the delimiter.
    var start = 0
    var delimiters = Array(",;\t".utf8)
    if bytes.count > 4, bytes[..<4].elementsEqual("sep=".utf8) {
      delimiters = [bytes[4]]
      start = 5
      while start < bytes.count, bytes[start] == 0x0D || bytes[start] == 0x0A { start += 1 }
    }
    var best: SpreadsheetHeader?
    for delimiter in delimiters {
      var scanner = SpreadsheetScanner(bytes, delimiter: delimiter, from: start)
      guard var cells = scanner.row() else { continue }
      var hasOddity = !scanner.oddities.isEmpty
      if isStart, case .unterminated? = scanner.oddities.last {
        cells.removeLast()
        hasOddity = scanner.oddities.count > 1
      }
      guard cells.count > 1, cells.count > mostColumns ? isStart : !hasOddity else { continue }
      cells = Array(cells.prefix(mostColumns))
      let columns = columns(cells.map(\.text))
      let hasLanguage = zip(columns, cells).contains { isSurelyLanguage($0, $1.text) }
      guard columns.contains(.key), hasLanguage, columns.count > best?.columns.count ?? 0 else { continue }
      best = SpreadsheetHeader(columns: columns, names: cells, delimiter: delimiter, end: scanner.position)
    }
    return best
  }

  /// Language codes that are also common column names, and are not enough to recognise a table of texts.
  private static let words: Set<String> = ["id", "no", "to", "is", "as"]

  /// The maximum number of columns in a header (our own limit; about 700 languages have data).
  static let mostColumns = 2000

  /// Names of the key column, least ambiguous first; `id` is also the code of Indonesian.
  private static let keyNames = [
    "key", "keys", "string key", "key name", "string id", "stringid", "identifier", "string name", "name", "id",
  ]

  private static func columns(_ names: [String]) -> [Column] {
    let plain = names.map(plain)
    let key = keyNames.lazy.compactMap { plain.firstIndex(of: $0) }.first
    return names.indices.map { $0 == key ? .key : column(names[$0], plain[$0]) }
  }

  /// Returns a name in lowercase, with spaces between words.
  private static func plain(_ name: String) -> String {
    name.lowercased().split(whereSeparator: { $0 == " " || $0 == "_" || $0 == "-" }).joined(separator: " ")
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
    if let field = SlotDescriptor.find(trimmed, on: .comment) { return .field(field.field) }
    if let tag = LanguageTag(guessing: trimmed[...]) { return .language(tag.identifier) }
    // `German (de)`, `German [de]`.
    guard let (name, code) = bracket(trimmed) else { return .other }
    let tag = LanguageTag(guessing: code)?.identifier
    return tag.flatMap { isOfRoom(name) || (units.contains($0) && isMeasure(name)) ? nil : .language($0) } ?? .bracketed
  }

  /// Splits a name before brackets, or returns nil unless these contain something like a language code.
  private static func bracket(_ name: String) -> (name: String, code: Substring)? {
    guard let last = name.last, last == ")" || last == "]", let open = name.lastIndex(of: last == ")" ? "(" : "["),
      case let code = name[name.index(after: open)...].dropLast(),
      let word = code.split(whereSeparator: { $0 == "-" || $0 == "_" }).first,
      2...3 ~= word.utf8.count, word.utf8.allSatisfy({ 0x61...0x7A ~= $0 | 0x20 })
    else { return nil }
    return (name[..<open].trimmingCharacters(in: .whitespaces), code)
  }

  /// Returns whether a name before brackets is that of a comment, key, limit or slot field.
  private static func isOfRoom(_ name: String) -> Bool {
    let column = column(name, plain(name))
    return column != .other && column != .bracketed && !column.isLanguage
  }

  /// Returns whether a name ends with a measured quantity.
  ///
  /// `over by (pt)` is a column of our own report.
  private static func isMeasure(_ name: String) -> Bool {
    let name = plain(name)
    return name == "over by" || name.split(separator: " ").last.map { measures.contains(String($0)) } ?? false
  }

  /// The quantities that tables of texts may state with units.
  private static let measures: Set<String> = [
    "area", "delay", "depth", "distance", "duration", "height", "inset", "kerning", "leading", "length", "margin",
    "mass", "offset", "overflow", "padding", "radius", "room", "size", "space", "spacing", "time", "timeout",
    "tracking", "weight", "width", "x", "y",
  ]

  /// Language codes that are also units.
  private static let units: Set<String> = [
    "as", "ha", "id", "in", "is", "kg", "km", "lb", "mg", "ml", "mn", "ms", "no", "pt", "sq", "to",
  ]

  /// Returns whether one column is enough to make the file a table of texts.
  ///
  /// Its language code must not be a common word, unless the name of the language precedes it.
  private static func isSurelyLanguage(_ column: Column, _ name: String) -> Bool {
    guard case .language(let tag) = column else { return false }
    guard let (name, code) = bracket(name.trimmingCharacters(in: .whitespaces)) else {
      return !words.contains(name.lowercased())
    }
    guard words.contains(code.lowercased()) else { return true }
    return [Locale(identifier: "en"), Locale(identifier: tag)].contains { locale in
      locale.localizedString(forLanguageCode: tag).map { name.lowercased().contains($0.lowercased()) } ?? false
    }
  }
}

extension SpreadsheetHeader.Column {
  /// Whether the column contains texts.
  var isLanguage: Bool { if case .language = self { true } else { false } }
}
