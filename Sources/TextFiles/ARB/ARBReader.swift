public import AuditModel
public import Documents

/// Reads Application Resource Bundles, the catalogs of Flutter.
public struct ARBReader: CatalogReader {
  /// The kind of file it reads.
  public static let format = CatalogFormat(id: "arb", name: "ARB", fileExtensions: ["arb"])

  /// Creates a reader.
  public init() {}

  /// Reads a file.
  ///
  /// - Parameter source: The file.
  /// - Returns: The texts, with an issue for each problem.
  public func read(_ source: SourceFile) -> Catalog {
    var document = ARBDocument(source)
    return document.read(LocatedJSON.inUTF8(source.bytes))
  }
}
