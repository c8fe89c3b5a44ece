public import AuditModel

/// Reads spreadsheets with one column for each language, as CSV or with tabs.
public struct SpreadsheetReader: CatalogReader {
  /// The kind of file it reads.
  public static let format = CatalogFormat(id: "csv", name: "spreadsheet", fileExtensions: ["csv", "tsv"])

  /// Creates a reader.
  public init() {}

  /// Reads a file.
  ///
  /// - Parameter source: The file.
  /// - Returns: The texts and what was wrong.
  public func read(_ source: SourceFile) -> Catalog {
    var catalog = Catalog()
    let start = SourceLocation(file: source.path, line: 1, column: 1)
    switch StringsText(source.bytes, file: source.path) {
    case .text(let text):
      return text.withUnsafeBufferPointer { bytes in
        var document = SpreadsheetDocument(source)
        return document.read(bytes)
      }
    case .unreadable(let issue): catalog.issues.append(issue)
    case .empty:
      catalog.issues.append(
        InputIssue(
          severity: .warning, location: start, message: "the file has 0 bytes and is read as an empty table",
          remedy: "fill or remove it"))
    case .binary:
      catalog.issues.append(
        InputIssue(
          severity: .error, location: start, message: "the file is a property list, not a spreadsheet",
          remedy: "save it as CSV in UTF-8"))
    }
    return catalog
  }

  /// Whether the beginning of a file has a header with a column of keys and one of a language.
  ///
  /// - Parameter bytes: The file, or as much of it as its first line takes.
  /// - Returns: Whether it is a table of texts.
  static func isTable(_ bytes: [UInt8]) -> Bool {
    // A part of UTF-16 may end inside a pair of bytes.
    let isWide = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    let whole = isWide && !bytes.count.isMultiple(of: 2) ? Array(bytes.dropLast()) : bytes
    var text = isWide ? whole : Array(whole.prefix { $0 != 0x0A || $0 == 0 })
    if isWide, case .text(let wide) = StringsText(whole, file: "") { text = Array(wide) }
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text.removeFirst(3) }
    if text.starts(with: "sep=".utf8), !isWide {
      text = Array(whole.drop { $0 != 0x0A }.dropFirst().prefix { $0 != 0x0A })
    }
    return text.withUnsafeBufferPointer { SpreadsheetHeader.find(in: $0) != nil }
  }
}
