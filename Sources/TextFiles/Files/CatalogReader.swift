public import AuditModel
public import Documents

/// A reader of one file format.
///
/// Problems in a file become issues of the catalog, so valid parts and all other files are kept.
public protocol CatalogReader: Sendable {
  /// The format that the reader reads.
  static var format: CatalogFormat { get }

  /// Reads the texts of a file.
  ///
  /// - Parameter source: The file.
  /// - Returns: The texts, with an issue for each problem.
  func read(_ source: SourceFile) -> Catalog
}
