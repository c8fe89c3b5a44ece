import AuditModel
import Documents

/// A converter from a spreadsheet to texts, with one key per row and one language per column.
struct SpreadsheetDocument {
  private let file: String
  private let bytes: UnsafeBufferPointer<UInt8>
  private var lines: LineTable
  private var catalog = Catalog()
  /// The line of each key.
  private var seen: [String: Int] = [:]

  /// Prepares to read a file in valid UTF-8 without a byte order mark.
  init(_ bytes: UnsafeBufferPointer<UInt8>, file: String) {
    self.file = file
    self.bytes = bytes
    lines = LineTable(file: file)
  }

  /// Reads the file; texts are in row order.
  mutating func read() -> Catalog {
    guard let header = SpreadsheetHeader.find(in: bytes) else {
      if let start = SpreadsheetHeader.find(in: bytes, isStart: true) {
        let isTooWide = start.columns.count == SpreadsheetHeader.mostColumns
        catalog.issues.refuse(
          at: SourceLocation(startOf: file),
          isTooWide
            ? "the first row has more than \(SpreadsheetHeader.mostColumns) columns"
            : "a quotation mark in the first row is not closed",
          fix: isTooWide
            ? "remove columns without texts, or split the table into several files" : "add the closing quotation mark")
        return catalog
      }
      catalog.issues.refuse(
        at: SourceLocation(startOf: file), "the first row needs a key column and a language column",
        fix: "write a first row such as key,en,de,comment with commas, semicolons or tabs between the names")
      return catalog
    }
    for column in header.columns where column == .bracketed { catalog.leaveOut(LeftOutReason.bracketed) }
    warnOfRepeatedLanguages(header)
    var slips = SpreadsheetSlips(header.columns, header.names)
    var scanner = SpreadsheetScanner(bytes, delimiter: header.delimiter, from: header.end)
    var told = 0
    while let cells = scanner.row() {
      for oddity in scanner.oddities[told...] { report(oddity) }
      told = scanner.oddities.count
      if cells.count == 1, cells[0].text.allSatisfy(\.isWhitespace) { continue }
      for (name, meant) in slips.found(in: cells) {
        catalog.issues.refuse(
          at: location(name.start),
          "\(Quotation(name.text)) is not a column that is read; did you mean \(meant)?", fix: "write \(meant)")
      }
      read(cells, header)
    }
    catalog.sortIssues()
    return catalog
  }

  /// Warns of languages with more than one column.
  private mutating func warnOfRepeatedLanguages(_ header: SpreadsheetHeader) {
    var seen: Set<String> = []
    for (column, name) in zip(header.columns, header.names) {
      guard case .language(let locale) = column, !seen.insert(locale).inserted else { continue }
      catalog.issues.warn(
        at: location(name.start), "the language \(Quotation(locale)) has a column before this one; both are measured",
        fix: "give each language one column")
    }
  }

  private mutating func read(_ cells: [SpreadsheetScanner.Cell], _ header: SpreadsheetHeader) {
    let start = location(cells[0].start)
    if cells.count != header.columns.count {
      let count = cells.count.counted("cell")
      catalog.issues.warn(
        at: start, "this row has \(count), but the first row has \(header.columns.count)",
        fix: cells.count > header.columns.count
          ? "put texts that contain the delimiter in quotation marks" : "add the missing cells, empty if need be")
    }
    guard let place = header.key, cells.indices.contains(place),
      case let key = cells[place].text, !key.allSatisfy(\.isWhitespace)
    else {
      if zip(header.columns, cells).contains(where: { $0.isLanguage && !$1.text.isEmpty }) {
        catalog.issues.refuse(at: start, "this row has texts but no key, so it was skipped", fix: "give it a key")
      }
      return
    }
    var texts: [LocalizedString] = []
    var (slot, limit, comment) = (SlotFields(), SlotFields(), nil as String?)
    var directives = CommentDirectives()
    for (column, cell) in zip(header.columns, cells) {
      if case .key = column, let earlier = seen.updateValue(start.line, forKey: key) {
        catalog.issues.warn(
          at: start, "the key \(Quotation(key)) is also in line \(earlier); both are measured",
          fix: "give each row a key of its own")
      }
      let isBlank = cell.text.allSatisfy(\.isWhitespace)
      switch column {
      case .language(let locale):
        if isBlank {
          catalog.leaveOut(LeftOutReason.untranslated)
        } else {
          let location = location(cell.start)
          texts.append(LocalizedString(location: location, key: key, text: cell.text, locale: locale, group: file))
        }
      case _ where isBlank: break
      case .comment:
        comment = cell.text
        directives.read(cell.text, at: location(cell.start))
      case .slot: directives.read("typecheck: \(cell.text)", at: location(cell.start), isVerbatim: false)
      case .limit: set(.characters, cell, &limit)
      case .field(let field): set(field, cell, &slot)
      case .key, .bracketed, .other: break
      }
    }
    catalog.issues += directives.issues.about(key)
    slot.fill(from: directives.slot)
    directives.slot = slot
    directives.characterLimit = limit.characters ?? directives.characterLimit
    for var text in texts {
      text.comment = comment
      directives.apply(to: &text)
      catalog.strings.append(text)
    }
  }

  private mutating func location(_ offset: Int) -> SourceLocation { lines.location(of: offset, in: bytes) }

  private mutating func set(_ field: SlotField, _ cell: SpreadsheetScanner.Cell, _ slot: inout SlotFields) {
    let text = cell.text.trimmingWhitespace
    guard let error = field.descriptor.refusal(of: text, in: &slot) else { return }
    catalog.issues.warn(
      at: location(cell.start), "the cell \(Quotation(text)) \(Quotation.escape(error.message)); it is not used",
      fix: "correct it or leave it empty")
  }

  private mutating func report(_ oddity: SpreadsheetScanner.Oddity) {
    switch oddity {
    case .unterminated(let offset):
      catalog.issues.refuse(
        at: location(offset), "the quotation mark that opens this cell is never closed, so nothing after it is read",
        fix: "close it, and double quotation marks inside a cell")
    case .afterQuote(let offset):
      catalog.issues.warn(
        at: location(offset), "text after the closing quotation mark of a cell",
        fix: "double quotation marks inside a cell")
    }
  }
}
