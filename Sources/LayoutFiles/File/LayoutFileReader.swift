import AuditModel
public import Documents

/// Reads this package's own layout file: screens, their elements, and where each lies in one or more environments.
///
/// The format is described by `Schemas/layout.schema.json`.
public struct LayoutFileReader: LayoutReader {
  /// The kind of file it reads.
  public static let format = CatalogFormat(id: "layout", name: "layout files", fileExtensions: ["layout.json"])

  /// Creates a reader.
  public init() {}

  /// Reads a layout file.
  ///
  /// - Parameter source: The file.
  /// - Returns: One screen layout for each screen and environment that could be read, and what was wrong.
  public func read(_ source: LayoutSource) -> LayoutCatalog {
    var catalog = LayoutCatalog()
    let document = LayoutFileDocument(source)
    catalog.screens = document.screens
    catalog.issues = document.issues.shortened()
    return catalog
  }
}
