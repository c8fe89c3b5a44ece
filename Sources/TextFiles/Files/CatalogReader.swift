public import AuditModel
public import Documents

/// Reads one kind of file.
///
/// Problems in a file become issues of the catalog, so that its valid parts and all other files are kept.
public protocol CatalogReader: Sendable {
  /// The kind of file it reads.
  static var format: CatalogFormat { get }

  /// Reads a file.
  ///
  /// - Parameter source: The file.
  /// - Returns: The texts, with an issue for each problem.
  func read(_ source: SourceFile) -> Catalog
}
