package import AuditModel
package import Documents

/// Reads JSON files of texts.
package struct JSONStringsReader: CatalogReader {
  /// The kind of file it reads.
  package static let format = CatalogFormat(id: "json", name: "JSON", fileExtensions: ["json"])

  /// Creates a reader.
  package init() {}

  /// Reads a file.
  ///
  /// - Parameter source: The file.
  /// - Returns: The texts, with an issue for each problem.
  package func read(_ source: SourceFile) -> Catalog {
    I18nextForms.joined(
      JSONDocument.read(
        LocatedJSON.inUTF8(source.bytes), file: source.path, locale: source.locale, group: source.group))
  }
}
