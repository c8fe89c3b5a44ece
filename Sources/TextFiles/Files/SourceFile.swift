import AuditModel
import Documents

/// A file of texts in memory.
public struct SourceFile: Sendable {
  /// The display path, used in issues.
  public var path: String
  /// The content of the file.
  public var bytes: [UInt8]
  /// The language of the texts, a BCP 47 tag.
  public var locale: String
  /// The part of the path that is the same for all languages of the table.
  public var group: String
  /// Whether apostrophes quote braces in messages, if the format leaves that to the project (ARB).
  public var readsQuotes = false
  /// The unit of sizes that state none, if the format has such sizes (XLIFF); nil ignores them with a warning.
  ///
  /// The default in XLIFF 1.2 is pixels, but most tools that write such sizes mean characters.
  package var unitOfBareSizes: BareSizeUnit?

  /// Creates a file.
  ///
  /// - Parameters:
  ///   - path: The display path.
  ///   - bytes: The content of the file.
  ///   - locale: The language of the texts, a BCP 47 tag.
  ///   - group: The part of the path that is the same for all languages of the table.
  public init(path: String, bytes: [UInt8], locale: String, group: String) {
    self.path = path
    self.bytes = bytes
    self.locale = locale
    self.group = group
  }

  /// A low estimate of the bytes per text in a file, used to reserve memory.
  ///
  /// In an app with 35 languages of `.strings`, an entry takes 88 bytes on average. Reserved memory that is never
  /// written to costs nothing.
  static let bytesPerText = 48
}
