public import Documents

/// Reads one kind of file that says how screens are laid out, or where an app runs.
///
/// What is wrong in it is an issue of the catalog, so that its good parts and all other files are kept.
public protocol LayoutReader: Sendable {
  /// The kind of file it reads.
  static var format: CatalogFormat { get }

  /// Reads a file.
  ///
  /// - Parameter source: The file.
  /// - Returns: The screens and manifests, and what was wrong.
  func read(_ source: LayoutSource) -> LayoutCatalog
}
