public import AuditModel
public import Documents

/// Reads Apple's `.strings`.
public struct StringsReader: CatalogReader {
  /// The kind of file it reads.
  public static let format = CatalogFormat(id: "strings", name: "Apple strings", fileExtensions: ["strings"])

  /// Creates a reader.
  public init() {}

  /// Reads a file.
  ///
  /// - Parameter source: The file.
  /// - Returns: The texts, with an issue for each problem.
  public func read(_ source: SourceFile) -> Catalog {
    StringsDocument.read(source.bytes, file: source.path, locale: source.locale, group: source.group)
  }
}
