package import AuditModel
package import Documents

/// Reads gettext catalogs: `.po` with translations and `.pot` with the texts to translate.
package struct GettextReader: CatalogReader {
  /// The kind of file it reads.
  package static let format = CatalogFormat(id: "po", name: "gettext PO", fileExtensions: ["po", "pot"])

  /// Creates a reader.
  package init() {}

  /// Reads a file.
  ///
  /// - Parameter source: The file.
  /// - Returns: The texts, with an issue for each problem.
  package func read(_ source: SourceFile) -> Catalog {
    switch GettextText(source.bytes, file: source.path) {
    case .unreadable(let issue):
      var catalog = Catalog()
      catalog.issues = [issue]
      return catalog
    case .text(let bytes):
      return bytes.withUnsafeBufferPointer { buffer in
        let parser = GettextParser(buffer, file: source.path)
        var document = GettextDocument(source)
        var catalog = document.read(parser)
        if source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
          let issue = InputIssue(
            atStartOf: source.path, message: "the file begins with a byte order mark, which msgfmt refuses",
            remedy: "save it as UTF-8 without a byte order mark")
          catalog.issues.insert(issue, at: 0)
        }
        return catalog
      }
    }
  }
}
