package import AuditModel

/// A located part of a file.
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
  /// Returns a range of valid UTF-8 as text.
  package func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: self[range]), as: UTF8.self)
  }
}
