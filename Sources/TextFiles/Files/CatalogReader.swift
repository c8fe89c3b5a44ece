public import AuditModel
public import Documents

/// Reads one kind of file.
///
/// What is wrong in a file is an issue of the catalog, so that its good parts and all other files are kept.
public protocol CatalogReader: Sendable {
  /// The kind of file it reads.
  static var format: CatalogFormat { get }

  /// Reads a file.
  ///
  /// - Parameter source: The file.
  /// - Returns: The texts and what was wrong.
  func read(_ source: SourceFile) -> Catalog
}
