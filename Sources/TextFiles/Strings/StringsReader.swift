package import AuditModel
package import Documents

/// Reads Apple's `.strings`.
package struct StringsReader: CatalogReader {
  /// The kind of file it reads.
  package static let format = CatalogFormat(id: "strings", name: "Apple strings", fileExtensions: ["strings"])

  /// Creates a reader.
  package init() {}

  /// Reads a file.
  ///
  /// - Parameter source: The file.
  /// - Returns: The texts, with an issue for each problem.
  package func read(_ source: SourceFile) -> Catalog {
    StringsDocument.read(source.bytes, file: source.path, locale: source.locale, group: source.group)
  }
}
