public import AuditModel
public import Documents

/// Reads JSON files of texts.
public struct JSONStringsReader: CatalogReader {
  /// The kind of file it reads.
  public static let format = CatalogFormat(id: "json", name: "JSON", fileExtensions: ["json"])

  /// Creates a reader.
  public init() {}

  /// Reads a file.
  ///
  /// - Parameter source: The file.
  /// - Returns: The texts, with an issue for each problem.
  public func read(_ source: SourceFile) -> Catalog {
    I18nextForms.joined(
      JSONDocument.read(
        LocatedJSON.inUTF8(source.bytes), file: source.path, locale: source.locale, group: source.group))
  }
}
