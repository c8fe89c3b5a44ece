import AuditModel
import Documents

/// The readers of all supported formats.
package enum CatalogReaders {
  /// One reader per format.
  package static let all: [any CatalogReader] = [
    StringsReader(), StringsDictReader(), StringCatalogReader(), XLIFFReader(), JSONStringsReader(), ARBReader(),
    AndroidXMLReader(), GettextReader(), SpreadsheetReader(),
  ]

  /// Returns the reader for a file by its extension, or nil if the extension is unknown.
  static func reader(forExtensionOf path: String) -> (any CatalogReader)? {
    let ending = FilePath.ending(of: path)
    return all.first { type(of: $0).format.fileExtensions.contains(ending) }
  }

  /// Returns whether a file has the extension of a format for texts, even an unsupported one.
  package static func isKnown(_ path: String) -> Bool {
    foreign.contains(FilePath.ending(of: path)) || reader(forExtensionOf: path) != nil
  }

  /// Returns the reader for a file by its first bytes, or nil if they are not recognised.
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

  /// Extensions of unsupported formats; such files are reported, and their format is not guessed.
  static let foreign: Set<String> = ["xib", "storyboard"]

  /// The formats as shown to users: `Apple strings (.strings), JSON (.json)`.
  static var description: String { all.map { type(of: $0).format.description }.joined(separator: ", ") }
}
