import AuditModel
import Documents

/// A reader of Application Resource Bundles, Flutter's format for texts.
struct ARBReader: CatalogReader {
  static let format = CatalogFormat(id: "arb", name: "ARB", fileExtensions: ["arb"])
  static let hasFlutterSettings = true

  func read(_ source: SourceFile) -> Catalog {
    var document = ARBDocument(source)
    return document.read()
  }
}
