import AuditModel
import Documents

/// Reads Application Resource Bundles, the catalogs of Flutter.
struct ARBReader: CatalogReader {
  static let format = CatalogFormat(id: "arb", name: "ARB", fileExtensions: ["arb"])

  func read(_ source: SourceFile) -> Catalog {
    var document = ARBDocument(source)
    return document.read()
  }
}
