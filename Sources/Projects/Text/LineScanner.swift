/// A parser that goes through the bytes of a file and counts its lines.
protocol LineScanner {
  var bytes: UnsafeBufferPointer<UInt8> { get }
  /// The offset of the next byte.
  var index: Int { get set }
  /// The line of the next byte, from 1.
  var line: Int { get set }
}

extension LineScanner {
  /// The next byte, or one after it; nil behind the end of the file.
  func peek(_ offset: Int = 0) -> UInt8? { index + offset < bytes.count ? bytes[index + offset] : nil }

  /// Whether a text comes next.
  func starts(with text: StaticString) -> Bool {
    // Most places differ in the first byte, which is the cheapest to compare.
    peek() == text.utf8Start[0]
      && bytes[index...].starts(with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Skips the next byte.
  mutating func advance() {
    if bytes[index] == UInt8(ascii: "\n") { line += 1 }
    index += 1
  }

  /// Skips everything up to a text and the text itself; returns false if the file ends before it.
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
