public import AuditModel

/// Reads JSON files of texts.
public struct JSONStringsReader: CatalogReader {
  /// The kind of file it reads.
  public static let format = CatalogFormat(id: "json", name: "JSON", fileExtensions: ["json"])

  /// Creates a reader.
  public init() {}

  /// Reads a file.
  ///
  /// - Parameter source: The file.
  /// - Returns: The texts and what was wrong.
  public func read(_ source: SourceFile) -> Catalog {
    JSONDocument.read(
      Self.inUTF8(source.bytes), file: source.path, locale: source.locale, group: source.group)
  }

  /// The file in UTF-8: JSON is UTF-8 by its standard, but editors on other systems save UTF-16 with its byte order mark.
  private static func inUTF8(_ bytes: [UInt8]) -> [UInt8] {
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else { return bytes }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { offset in
      let pair = (UInt16(bytes[offset]), UInt16(bytes[offset + 1]))
      return isLittle ? pair.1 << 8 | pair.0 : pair.0 << 8 | pair.1
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
