public import AuditModel

/// Reads Apple's `.strings`.
public struct StringsCatalogReader: CatalogReader {
  /// The kind of file it reads.
  public static let format = CatalogFormat(id: "strings", name: "Apple strings", fileExtensions: ["strings"])

  /// Creates a reader.
  public init() {}

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - parsers: Not used: these files say nothing of a text's room.
  /// - Returns: The texts and what was wrong.
  public func read(_ source: SourceFile, parsers: SlotFieldParsers) -> Catalog {
    StringsReader.read(source.bytes, file: source.path, locale: source.locale, group: source.group)
  }
}
