import AuditModel
import Documents

/// Reads JSON files of texts.
struct JSONStringsReader: CatalogReader {
  static let format = CatalogFormat(id: "json", name: "JSON", fileExtensions: ["json"])

  func read(_ source: SourceFile) -> Catalog {
    I18nextForms.joined(JSONDocument.read(source))
  }
}
