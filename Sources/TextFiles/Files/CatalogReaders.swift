import AuditModel
import Documents

/// All kinds of files that can be read.
package enum CatalogReaders {
  /// One reader per format.
  package static let all: [any CatalogReader] = [
    StringsReader(), StringsDictReader(), StringCatalogReader(), XLIFFReader(), JSONStringsReader(), ARBReader(),
    AndroidXMLReader(), GettextReader(), SpreadsheetReader(),
  ]

  /// The reader of a file by its name.
  static func reader(forExtensionOf path: String) -> (any CatalogReader)? {
    let ending = FilePath.ending(of: path)
    return all.first { type(of: $0).format.fileExtensions.contains(ending) }
  }

  /// Whether the file extension is that of a format of texts, including formats that this version cannot read.
  ///
  /// - Parameter path: The name, with or without folders.
  /// - Returns: Whether the extension is known.
  package static func isKnown(_ path: String) -> Bool {
    foreign.contains(FilePath.ending(of: path)) || reader(forExtensionOf: path) != nil
  }

  /// The reader of a file by its first bytes.
  static func reader(forContent bytes: [UInt8]) -> (any CatalogReader)? {
    let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return StringsReader() }
    guard let first = body.first(where: { ![0x09, 0x0A, 0x0D, 0x20].contains($0) }) else { return nil }
    if body.starts(with: "msgid ".utf8) { return GettextReader() }
    switch first {
    case UInt8(ascii: "{"), UInt8(ascii: "["): return JSONStringsReader()
    case UInt8(ascii: "\""), UInt8(ascii: "/"): return StringsReader()
    default: return nil
    }
  }

  /// Extensions of formats that this version does not read; such files are reported instead of being guessed at.
  static let foreign: Set<String> = ["xib", "storyboard"]

  /// The formats as shown to users: `Apple strings (.strings), JSON (.json)`.
  static var description: String { all.map { type(of: $0).format.description }.joined(separator: ", ") }
}
