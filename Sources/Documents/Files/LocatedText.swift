package import AuditModel

/// A part of a file with its location.
package struct LocatedText: Hashable {
  /// The text, unescaped.
  package var text: String
  /// The location of its start.
  package var location: SourceLocation

  package init(text: String, location: SourceLocation) {
    self.text = text
    self.location = location
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The text in a range of valid UTF-8.
  package func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: self[range]), as: UTF8.self)
  }
}
