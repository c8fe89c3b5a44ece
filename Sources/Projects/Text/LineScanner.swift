/// A parser that reads the bytes of a file in order and counts lines.
protocol LineScanner {
  var bytes: UnsafeBufferPointer<UInt8> { get }
  /// The offset of the next byte.
  var index: Int { get set }
  /// The line of the next byte, from 1.
  var line: Int { get set }
}

extension LineScanner {
  /// Returns the byte at an offset from the next byte, or nil after the end of the file.
  func peek(_ offset: Int = 0) -> UInt8? { index + offset < bytes.count ? bytes[index + offset] : nil }

  /// Returns whether the next bytes equal a text.
  func starts(with text: StaticString) -> Bool {
    // The first byte usually differs already.
    peek() == text.utf8Start[0]
      && bytes[index...].starts(with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Returns whether a byte ends a line; old editors use a carriage return alone.
  static func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  /// Skips the next byte.
  mutating func advance() {
    let byte = bytes[index]
    index += 1
    if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && peek() != UInt8(ascii: "\n") { line += 1 }
  }

  /// Skips everything up to and including a text; returns false if the file ends before it.
  mutating func skip(past end: StaticString) -> Bool {
    while index < bytes.count {
      if starts(with: end) {
        index += end.utf8CodeUnitCount
        return true
      }
      advance()
    }
    return false
  }
}
