public import AuditModel

/// Reads JSON files of texts.
public struct JSONCatalogReader: CatalogReader {
  /// The kind of file it reads.
  public static let format = CatalogFormat(id: "json", name: "JSON", fileExtensions: ["json"])

  /// Creates a reader.
  public init() {}

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - parsers: How names in an item's own fields are read.
  /// - Returns: The texts and what was wrong.
  public func read(_ source: SourceFile, parsers: SlotFieldParsers) -> Catalog {
    JSONStringsReader.read(
      source.bytes, file: source.path, locale: source.locale, group: source.group, parsers: parsers)
  }
}
