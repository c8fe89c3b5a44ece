import AuditModel
package import Documents

/// Reads the layout file of this package: screens, their elements, and the elements' frames in one or more
/// environments.
///
/// The format is described in `Schemas/layout.schema.json`.
package struct LayoutFileReader: LayoutReader {
  /// The kind of file it reads.
  package static let format = CatalogFormat(id: "layout", name: "layout files", fileExtensions: ["layout.json"])

  /// Reads a layout file.
  ///
  /// - Parameter source: The file.
  /// - Returns: One screen layout for each screen and environment that could be read, with an issue for each problem.
  package func read(_ source: LayoutSource) -> LayoutCatalog {
    let document = LayoutFileDocument(source)
    return LayoutCatalog(screens: document.screens, issues: document.issues.shortened())
  }
}
