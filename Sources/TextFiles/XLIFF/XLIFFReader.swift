package import AuditModel
package import Documents

/// Reads XLIFF 1.2 and 2.x: the texts of the target language, or of the source language if there is no other.
package struct XLIFFReader: CatalogReader {
  /// The kind of file it reads.
  package static let format = CatalogFormat(id: "xliff", name: "XLIFF", fileExtensions: ["xliff", "xlf"])

  /// The unit of a size.
  package enum SizeUnit: String, CaseIterable, Sendable {
    /// Points or pixels, which give the available width of one line.
    case point
    /// Characters.
    case character
  }

  /// The unit of sizes without a unit; nil ignores such sizes with a warning.
  ///
  /// The default in XLIFF 1.2 is the pixel, but most tools that write such sizes mean characters.
  package var unitOfBareSizes: SizeUnit?

  /// Creates a reader that ignores sizes without a unit.
  package init() {}

  /// Reads a file.
  ///
  /// - Parameter source: The file.
  /// - Returns: The texts, with an issue for each problem.
  package func read(_ source: SourceFile) -> Catalog {
    var document = XLIFFDocument(source, unitOfBareSizes: unitOfBareSizes)
    return document.read()
  }
}
