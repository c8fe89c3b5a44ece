import AuditModel
import Documents

/// A reader of Apple's `.stringsdict`: texts with plural, width and device forms.
struct StringsDictReader: CatalogReader {
  static let format = CatalogFormat(id: "stringsdict", name: "Apple plural rules", fileExtensions: ["stringsdict"])

  func read(_ source: SourceFile) -> Catalog {
    var table = StringsDictTable(source)
    let issues = source.readPropertyList { table.add($0) }
    return table.catalog(issues)
  }
}
