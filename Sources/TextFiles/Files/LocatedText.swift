import AuditModel

/// A text in a file with its location.
struct LocatedText: Hashable {
  /// The unescaped text.
  var text: String
  /// The location of the text's start.
  var location: SourceLocation
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the text in a range of valid UTF-8.
  func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: self[range]), as: UTF8.self)
  }
}
