package import Documents

/// A reader of one kind of file about the layout of screens or the requirements of an app.
///
/// Problems become issues of the catalog; valid parts of the file and all other files are still read.
package protocol LayoutReader: Sendable {
  /// The format of the files that the reader accepts.
  static var format: CatalogFormat { get }

  /// Reads a file.
  func read(_ source: LayoutSource) -> LayoutCatalog
}
