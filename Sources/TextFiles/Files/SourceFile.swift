import AuditModel
import Documents

/// A file of texts in memory.
public struct SourceFile: Sendable {
  /// Its display path, used in issues.
  public var path: String
  /// Its content.
  public var bytes: [UInt8]
  /// The language of its texts, a BCP 47 tag.
  public var locale: String
  /// The part of its path that all languages of its table share.
  public var group: String
  /// Whether apostrophes quote braces in its messages, if its format leaves that to the project (ARB).
  public var readsQuotes = false

  /// Creates a file.
  ///
  /// - Parameters:
  ///   - path: Its path as the user named it.
  ///   - bytes: Its content.
  ///   - locale: The language of its texts, a BCP 47 tag.
  ///   - group: The part of its path that all languages of its table share.
  public init(path: String, bytes: [UInt8], locale: String, group: String) {
    self.path = path
    self.bytes = bytes
    self.locale = locale
    self.group = group
  }

  /// A low estimate of the bytes per text in a file, used to reserve memory before texts are counted.
  ///
  /// In an app with 35 languages of `.strings`, an entry takes 88 bytes on average. Reserved memory that is never
  /// written to costs nothing.
  static let bytesPerText = 48
}
