import AuditModel

/// A part of a file with its location.
struct LocatedText: Hashable {
  /// The text, unescaped.
  var text: String
  /// The location of its start.
  var location: SourceLocation
}

extension UnsafeBufferPointer<UInt8> {
  /// The text in a range of valid UTF-8.
  func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: self[range]), as: UTF8.self)
  }
}
