public import AuditModel
public import Documents

/// Reads Xcode's String Catalogs.
public struct StringCatalogReader: CatalogReader {
  /// The kind of file it reads.
  public static let format = CatalogFormat(id: "xcstrings", name: "String Catalog", fileExtensions: ["xcstrings"])

  /// Creates a reader.
  public init() {}

  /// Reads a file.
  ///
  /// - Parameter source: The file.
  /// - Returns: The texts, with an issue for each problem.
  public func read(_ source: SourceFile) -> Catalog {
    var document = StringCatalogDocument(source)
    return document.read(LocatedJSON.inUTF8(source.bytes))
  }
}
