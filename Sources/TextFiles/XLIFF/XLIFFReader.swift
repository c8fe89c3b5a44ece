package import AuditModel
package import Documents

/// A reader of XLIFF 1.2 and 2.x.
///
/// It reads the texts in the target language, or in the source language if there is no target language.
package struct XLIFFReader: CatalogReader {
  /// The format of XLIFF files.
  package static let format = CatalogFormat(id: "xliff", name: "XLIFF", fileExtensions: ["xliff", "xlf"])

  /// A unit that sizes without a unit may be read in.
  package enum SizeUnit: String, CaseIterable, Sendable {
    /// Points or pixels, which limit the width of a single line.
    case point
    /// Characters, which limit the length of the text.
    case character
  }

  /// The unit of sizes that state none; nil ignores such sizes with a warning.
  ///
  /// The default in XLIFF 1.2 is pixels, but most tools that write such sizes mean characters.
  package var unitOfBareSizes: SizeUnit?

  /// Creates a reader that ignores sizes without a unit.
  package init() {}

  /// Reads a file.
  package func read(_ source: SourceFile) -> Catalog {
    var document = XLIFFDocument(source, unitOfBareSizes: unitOfBareSizes)
    return document.read()
  }
}
