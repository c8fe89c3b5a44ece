import AuditModel
import Documents

/// A reader of spreadsheets with one column per language, separated by commas or tabs.
struct SpreadsheetReader: CatalogReader {
  static let format = CatalogFormat(id: "csv", name: "spreadsheet", fileExtensions: ["csv", "tsv"])
  static let blankFiles = BlankFiles.reported

  func read(_ source: SourceFile) -> Catalog {
    switch StringsText(source.bytes, file: source.path) {
    case .text(let text):
      return text.withUnsafeBufferPointer { bytes in
        var document = SpreadsheetDocument(bytes, file: source.path)
        return document.read()
      }
    case .unreadable(let issue): return Catalog(issue)
    case .empty: return Catalog()
    case .binary:
      return Catalog(
        .error(startOf: source.path, "the file is a property list, not a spreadsheet", fix: "save it as CSV in UTF-8"))
    }
  }

  /// Returns whether a file in a folder begins like a table of texts, or did before it was damaged.
  ///
  /// Blank files and Git LFS pointers also count, so that they are reported. `bytes` must contain at least the first
  /// line.
  static func isTable(_ bytes: [UInt8]) -> Bool {
    FileBytes.areBlank(bytes) || GitTrace.isPointer(bytes) || hasHeader(mended(bytes))
  }

  /// Returns the start of a file without merge markers, with unsupported encodings reduced to ASCII.
  private static func mended(_ bytes: [UInt8]) -> [UInt8] {
    let isLong = bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF])
    let isMarked = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    if isLong || (!isMarked && bytes.prefix(64).contains(0)) { return bytes.filter { ![0, 0xFE, 0xFF].contains($0) } }
    var rest = bytes[...]
    while GitTrace.startsMark(rest) { rest = rest.drop { $0 != 0x0A }.dropFirst() }
    return Array(rest)
  }

  /// Returns whether the start of a file is a header with a key column and a language column.
  static func hasHeader(_ bytes: [UInt8]) -> Bool {
    // The bytes may end within a UTF-16 unit.
    let isWide = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    let whole = isWide && !bytes.count.isMultiple(of: 2) ? Array(bytes.dropLast()) : bytes
    var text = whole
    if isWide, case .text(let wide) = StringsText(whole, file: "") { text = Array(wide) }
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text.removeFirst(3) }
    return text.withUnsafeBufferPointer { SpreadsheetHeader.find(in: $0, isStart: true) != nil }
  }
}
