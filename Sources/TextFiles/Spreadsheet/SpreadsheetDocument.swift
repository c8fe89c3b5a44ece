import AuditModel
import Documents

/// Converts a spreadsheet to texts: one key per row, one language per column.
struct SpreadsheetDocument {
  private let file: String
  private var lines: LineTable
  private var catalog = Catalog()
  /// The line of each key.
  private var seen: [String: Int] = [:]

  init(_ source: SourceFile) {
    file = source.path
    lines = LineTable(file: source.path)
  }

  /// Reads the file, given in valid UTF-8 without a byte order mark; texts are in the order of the rows.
  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Catalog {
    guard let header = SpreadsheetHeader.find(in: bytes) else {
      report(
        .error, SourceLocation(startOf: file),
        "the first row has no column of keys next to one of a language",
        "write a first row such as key,en,de,comment with commas, semicolons or tabs between the names")
      return catalog
    }
    let bracketed = header.columns.count { $0 == .bracketed }
    if bracketed > 0 { catalog.leftOut[LeftOutReason.bracketed, default: 0] += bracketed }
    warnOfRepeatedLanguages(header, bytes)
    var slips = SpreadsheetSlips(header.columns, header.names)
    var scanner = SpreadsheetScanner(bytes, delimiter: header.delimiter, from: header.end)
    var told = 0
    while let cells = scanner.row() {
      for oddity in scanner.oddities[told...] { report(oddity, bytes) }
      told = scanner.oddities.count
      if cells.count == 1, cells[0].text.allSatisfy(\.isWhitespace) { continue }
      for (name, meant) in slips.found(in: cells) {
        report(
          .error, lines.location(of: name.start, in: bytes),
          "\(Quotation(name.text)) is not a column that is read; did you mean \(meant)?", "write \(meant)")
      }
      read(cells, header, bytes)
    }
    catalog.issues.sort { $0.location < $1.location }
    return catalog
  }

  /// Warns of languages with more than one column.
  private mutating func warnOfRepeatedLanguages(_ header: SpreadsheetHeader, _ bytes: UnsafeBufferPointer<UInt8>) {
    var seen: Set<String> = []
    for (column, name) in zip(header.columns, header.names) {
      guard case .language(let locale) = column, !seen.insert(locale).inserted else { continue }
      report(
        .warning, lines.location(of: name.start, in: bytes),
        "the language \(Quotation(locale)) has a column before this one; both are measured",
        "give each language one column")
    }
  }

  private mutating func read(
    _ cells: [SpreadsheetScanner.Cell], _ header: SpreadsheetHeader, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    let start = lines.location(of: cells[0].start, in: bytes)
    if cells.count != header.columns.count {
      let count = "\(cells.count) cell\(cells.count == 1 ? "" : "s")"
      report(
        .warning, start, "this row has \(count), the first row \(header.columns.count)",
        cells.count > header.columns.count
          ? "put a text with the delimiter in it in quotation marks" : "add the missing cells, empty if need be")
    }
    guard let place = header.key, cells.indices.contains(place),
      case let key = cells[place].text, !key.allSatisfy(\.isWhitespace)
    else {
      let texts = zip(header.columns, cells).filter { $0.isLanguage && !$1.text.isEmpty }.count
      if texts > 0 { report(.error, start, "this row has texts and no key, so it was skipped", "give it a key") }
      return
    }
    var texts: [LocalizedString] = []
    var (slot, limit, comment) = (SlotFields(), nil as Int?, nil as String?)
    var directives = CommentDirectives()
    for (column, cell) in zip(header.columns, cells) {
      if case .key = column, let earlier = seen.updateValue(start.line, forKey: key) {
        report(
          .warning, start, "the key \(Quotation(key)) is in line \(earlier) too; both are measured",
          "give each row a key of its own")
      }
      let isBlank = cell.text.allSatisfy(\.isWhitespace)
      switch column {
      case .language(let locale):
        if isBlank {
          catalog.leftOut[LeftOutReason.untranslated, default: 0] += 1
        } else {
          let location = lines.location(of: cell.start, in: bytes)
          texts.append(LocalizedString(location: location, key: key, text: cell.text, locale: locale, group: file))
        }
      case _ where isBlank: break
      case .comment:
        comment = cell.text
        directives.read(cell.text, at: lines.location(of: cell.start, in: bytes))
      case .slot:
        directives.read("typecheck: \(cell.text)", at: lines.location(of: cell.start, in: bytes), isVerbatim: false)
      case .limit:
        set(cell, bytes) { text throws(SlotRefusal) in limit = try CommentDirectives.limit(text) }
      case .field(let field):
        set(cell, bytes) { text throws(SlotRefusal) in
          try field.descriptor.set(text: text, in: &slot, on: .comment)
        }
      case .key, .bracketed, .other: break
      }
    }
    catalog.issues += directives.issues.about(key)
    slot.fill(from: directives.slot)
    directives.slot = slot
    directives.characterLimit = limit ?? directives.characterLimit
    for var text in texts {
      text.comment = comment
      directives.apply(to: &text)
      catalog.strings.append(text)
    }
  }

  private mutating func set(
    _ cell: SpreadsheetScanner.Cell, _ bytes: UnsafeBufferPointer<UInt8>,
    _ take: (String) throws(SlotRefusal) -> Void
  ) {
    let text = String(cell.text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    do throws(SlotRefusal) {
      try take(text)
    } catch {
      report(
        .warning, lines.location(of: cell.start, in: bytes),
        "the cell \(Quotation(text)) \(Quotation.escape(error.message)); it is not used", "correct it or leave it empty"
      )
    }
  }

  private mutating func report(_ oddity: SpreadsheetScanner.Oddity, _ bytes: UnsafeBufferPointer<UInt8>) {
    switch oddity {
    case .unterminated(let offset):
      report(
        .error, lines.location(of: offset, in: bytes),
        "a quotation mark opens a cell here and nothing closes it, so nothing after it is read",
        "close it, and write two quotation marks for one inside a cell")
    case .afterQuote(let offset):
      report(
        .warning, lines.location(of: offset, in: bytes), "text after the closing quotation mark of a cell",
        "write two quotation marks for one inside a cell")
    }
  }

  private mutating func report(
    _ severity: InputIssue.Severity, _ location: SourceLocation, _ message: String, _ remedy: String
  ) {
    catalog.issues.append(InputIssue(severity: severity, location: location, message: message, remedy: remedy))
  }
}
