public import AuditModel
public import Documents

/// A reader of one file format.
///
/// Problems in a file become issues of the catalog, so valid parts and all other files are kept.
public protocol CatalogReader: Sendable {
  /// The format that the reader reads.
  static var format: CatalogFormat { get }

  /// The result of reading a file without content.
  static var blankFiles: BlankFiles { get }
  /// Whether a file `l10n.yaml` next to the app decides how texts are written.
  static var hasFlutterSettings: Bool { get }

  /// Reads the texts of a file.
  ///
  /// - Parameter source: The file.
  /// - Returns: The texts, with an issue for each problem.
  func read(_ source: SourceFile) -> Catalog
}

/// The result of reading a file without content.
public enum BlankFiles: Sendable {
  /// The reader reads it, and reports it if that is an error in its format.
  case read
  /// It is reported, because files of the format have content.
  case reported
  /// It is reported if it has 0 bytes, so that it may have been truncated.
  case reportedWithoutBytes
}

extension CatalogReader {
  /// The result of reading a file without content: by default, that of the reader.
  public static var blankFiles: BlankFiles { .read }
  /// Whether Flutter's settings apply; by default, they do not.
  public static var hasFlutterSettings: Bool { false }
}
