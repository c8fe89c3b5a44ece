package import AuditModel
package import Documents

/// Reads Application Resource Bundles, the catalogs of Flutter.
package struct ARBReader: CatalogReader {
  /// The kind of file it reads.
  package static let format = CatalogFormat(id: "arb", name: "ARB", fileExtensions: ["arb"])

  /// Creates a reader.
  package init() {}

  /// Reads a file.
  ///
  /// - Parameter source: The file.
  /// - Returns: The texts, with an issue for each problem.
  package func read(_ source: SourceFile) -> Catalog {
    var document = ARBDocument(source)
    return document.read(LocatedJSON.inUTF8(source.bytes))
  }
}
