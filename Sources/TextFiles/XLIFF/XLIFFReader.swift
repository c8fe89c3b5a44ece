package import AuditModel
package import Documents

/// A reader of XLIFF 1.2 and 2.x.
///
/// It reads the texts in the target language, or in the source language if there is no target language.
package struct XLIFFReader: CatalogReader {
  /// The format of XLIFF files.
  package static let format = CatalogFormat(id: "xliff", name: "XLIFF", fileExtensions: ["xliff", "xlf"])

  /// Creates a reader.
  package init() {}

  /// Reads a file.
  package func read(_ source: SourceFile) -> Catalog {
    var document = XLIFFDocument(source)
    return document.read()
  }
}
