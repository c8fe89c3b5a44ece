import AuditModel
import Documents

/// A reader of JSON files with texts.
struct JSONStringsReader: CatalogReader {
  static let format = CatalogFormat(id: "json", name: "JSON", fileExtensions: ["json"])

  func read(_ source: SourceFile) -> Catalog {
    I18nextForms.joined(JSONDocument.read(source))
  }
}
