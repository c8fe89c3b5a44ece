package import Documents

/// Reads one kind of file about the layout of screens or the requirements of an app.
///
/// Problems in a file become issues of the catalog, so that its valid parts and all other files are kept.
package protocol LayoutReader: Sendable {
  /// The kind of file it reads.
  static var format: CatalogFormat { get }

  /// Reads a file.
  ///
  /// - Parameter source: The file.
  /// - Returns: The screens and manifests, with an issue for each problem.
  func read(_ source: LayoutSource) -> LayoutCatalog
}
