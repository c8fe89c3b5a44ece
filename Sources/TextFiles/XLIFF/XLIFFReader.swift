public import AuditModel
public import Documents

/// Reads XLIFF 1.2 and 2.x: the texts of their target language, or of their source language where they have no other.
public struct XLIFFReader: CatalogReader {
  /// The kind of file it reads.
  public static let format = CatalogFormat(id: "xliff", name: "XLIFF", fileExtensions: ["xliff", "xlf"])

  /// What a size is counted in.
  public enum SizeUnit: String, CaseIterable, Sendable {
    /// Points or pixels: the room for one line.
    case point
    /// Characters.
    case character
  }

  /// What a size without a unit is counted in; nil tells of it and does not use it.
  ///
  /// The default of XLIFF 1.2 is the pixel, but most tools that write such sizes mean characters.
  public var unitOfBareSizes: SizeUnit?

  /// Creates a reader that does not use sizes without a unit.
  public init() {}

  /// Reads a file.
  ///
  /// - Parameter source: The file.
  /// - Returns: The texts and what was wrong.
  public func read(_ source: SourceFile) -> Catalog {
    XLIFFDocument.read(source, unitOfBareSizes: unitOfBareSizes)
  }
}
