public import AuditModel

/// Reads one kind of file.
///
/// What is wrong in a file is an issue of the catalog, so that its good parts and all other files are kept.
public protocol CatalogReader: Sendable {
  /// The kind of file it reads.
  static var format: CatalogFormat { get }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - parsers: How names in an item's own fields are read.
  /// - Returns: The texts and what was wrong.
  func read(_ source: SourceFile, parsers: SlotFieldParsers) -> Catalog
}
