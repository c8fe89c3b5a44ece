import AuditModel
import Documents

/// A file of texts, read.
public struct SourceFile: Sendable {
  /// Its path as the user named it.
  public var path: String
  /// Its content.
  public var bytes: [UInt8]
  /// The language of its texts, a BCP 47 tag.
  public var locale: String
  /// What all languages of its table share.
  public var group: String
  /// Whether apostrophes quote braces in its messages, where its format leaves that to the project (ARB).
  public var readsQuotes = false

  /// Creates a file.
  ///
  /// - Parameters:
  ///   - path: Its path as the user named it.
  ///   - bytes: Its content.
  ///   - locale: The language of its texts, a BCP 47 tag.
  ///   - group: What all languages of its table share.
  public init(path: String, bytes: [UInt8], locale: String, group: String) {
    self.path = path
    self.bytes = bytes
    self.locale = locale
    self.group = group
  }

  /// How much of a file one text takes at least, for most files: what room is made for before its texts are counted.
  ///
  /// in an app's 35 languages of `.strings` an entry takes 88 bytes on average; room that is not used takes no memory.
  static let bytesPerText = 48
}
