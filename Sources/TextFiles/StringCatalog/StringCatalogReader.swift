package import AuditModel
package import Documents

/// Reads Xcode's String Catalogs.
package struct StringCatalogReader: CatalogReader {
  /// The kind of file it reads.
  package static let format = CatalogFormat(id: "xcstrings", name: "String Catalog", fileExtensions: ["xcstrings"])

  /// Creates a reader.
  package init() {}

  /// Reads a file.
  ///
  /// - Parameter source: The file.
  /// - Returns: The texts, with an issue for each problem.
  package func read(_ source: SourceFile) -> Catalog {
    var document = StringCatalogDocument(source)
    return document.read(LocatedJSON.inUTF8(source.bytes))
  }
}
