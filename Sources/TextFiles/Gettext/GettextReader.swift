import AuditModel
import Documents

/// A reader of gettext catalogs: translations in `.po`, and texts to translate in `.pot`.
struct GettextReader: CatalogReader {
  static let format = CatalogFormat(id: "po", name: "gettext PO", fileExtensions: ["po", "pot"])
  static let blankFiles = BlankFiles.reported

  func read(_ source: SourceFile) -> Catalog {
    switch GettextText(source.bytes, file: source.path) {
    case .unreadable(let issue): return Catalog(issue)
    case .text(let bytes):
      var document = GettextDocument(source)
      var catalog = document.read(bytes.withUnsafeBufferPointer { GettextParser($0, file: source.path) })
      if source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
        let issue = InputIssue.error(
          startOf: source.path, "the file begins with a byte order mark, which msgfmt refuses",
          fix: "save it as UTF-8 without a byte order mark")
        catalog.issues.insert(issue, at: 0)
      }
      return catalog
    }
  }
}
