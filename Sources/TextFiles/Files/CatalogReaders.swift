import AuditModel
import Documents

/// All kinds of files that can be read.
public enum CatalogReaders {
  /// One reader a format.
  public static let all: [any CatalogReader] = [
    StringsReader(), StringsDictReader(), StringCatalogReader(), XLIFFReader(), JSONStringsReader(), ARBReader(),
    AndroidXMLReader(), GettextReader(), SpreadsheetReader(),
  ]

  /// The reader of a file by its name.
  static func reader(forExtensionOf path: String) -> (any CatalogReader)? {
    let ending = FilePath.ending(of: path)
    return all.first { type(of: $0).format.fileExtensions.contains(ending) }
  }

  /// Whether a file's name says that it has texts, whether they can be read or not.
  ///
  /// - Parameter path: The name, with or without folders.
  /// - Returns: Whether its ending is that of a format of texts.
  public static func isKnown(_ path: String) -> Bool {
    foreign.contains(FilePath.ending(of: path)) || reader(forExtensionOf: path) != nil
  }

  /// The reader of a file by what it starts with.
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

  /// Formats of texts that this version does not read, by extension; they are told, never guessed at.
  static let foreign: Set<String> = ["xib", "storyboard"]

  /// The formats for a person: `Apple strings (.strings), JSON (.json)`.
  static var description: String {
    all.map { reader in
      let format = type(of: reader).format
      return "\(format.name) (\(format.fileExtensions.map { ".\($0)" }.joined(separator: " ")))"
    }.joined(separator: ", ")
  }
}
