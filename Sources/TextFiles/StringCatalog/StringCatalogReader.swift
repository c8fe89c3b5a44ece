import AuditModel
import Documents

/// A reader of Xcode's String Catalogs.
struct StringCatalogReader: CatalogReader {
  static let format = CatalogFormat(id: "xcstrings", name: "String Catalog", fileExtensions: ["xcstrings"])

  func read(_ source: SourceFile) -> Catalog {
    var document = StringCatalogDocument(source)
    return document.read()
  }
}
