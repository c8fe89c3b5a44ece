import AuditModel
package import Documents

/// A reader of layout files, this package's own format.
///
/// A layout file contains screens, their elements, and the elements' frames in one or more environments.
///
/// `Schemas/layout.schema.json` describes the format.
package struct LayoutFileReader: LayoutReader {
  /// The format of the files that the reader accepts.
  package static let format = CatalogFormat(id: "layout", name: "layout files", fileExtensions: ["layout.json"])

  /// Reads a layout file.
  package func read(_ source: LayoutSource) -> LayoutCatalog {
    let document = LayoutFileDocument(source)
    return LayoutCatalog(screens: document.screens, issues: document.issues.shortened())
  }
}
