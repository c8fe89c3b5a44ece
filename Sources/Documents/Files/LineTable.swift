package import AuditModel
import Bytes

/// A converter from byte offsets to lines and columns.
///
/// A line ends at a line feed, a carriage return, or both together. Lines are counted from the last requested offset,
/// so requests in file order take one pass in total, however long the lines are.
package struct LineTable {
  private let file: String
  private var knownOffset = 0
  private var knownLine: Int
  private var knownColumn: Int

  /// Starts at the beginning of a text; `file` is the name in locations.
  package init(file: String) { self.init(from: SourceLocation(startOf: file)) }

  /// Starts at a location within a file.
  package init(from location: SourceLocation) {
    (file, knownLine, knownColumn) = (location.file, location.line, location.column)
  }

  /// Returns the location of an offset in valid UTF-8; all calls must pass the same text.
  package mutating func location(of offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> SourceLocation {
    let goal = min(max(offset, 0), bytes.count)
    if goal >= knownOffset { advance(to: goal, in: bytes) } else { retreat(to: goal, in: bytes) }
    return SourceLocation(file: file, line: knownLine, column: knownColumn)
  }

  private mutating func advance(to goal: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    var line = knownLine
    var column = knownColumn
    var offset = knownOffset
    while offset < goal {
      // Eight ASCII characters without a line break are eight columns.
      while offset + ByteWord.count <= goal, let word = ByteWord(bytes, at: offset), Self.isPlain(word) {
        column += ByteWord.count
        offset += ByteWord.count
      }
      guard offset < goal else { break }
      if Self.endsLine(offset, in: bytes) {
        line += 1
        column = 1
      } else if bytes[offset] & 0xC0 != 0x80 {
        column += 1
      }
      offset += 1
    }
    (knownOffset, knownLine, knownColumn) = (goal, line, column)
  }

  private mutating func retreat(to goal: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    var changesLine = false
    for offset in (goal..<knownOffset).reversed() {
      if Self.endsLine(offset, in: bytes) {
        knownLine -= 1
        changesLine = true
      } else if bytes[offset] & 0xC0 != 0x80 {
        knownColumn -= 1
      }
    }
    knownOffset = goal
    guard changesLine else { return }
    var start = goal
    while start > 0, !Self.endsLine(start - 1, in: bytes) { start -= 1 }
    knownColumn = 1
    for offset in start..<goal where bytes[offset] & 0xC0 != 0x80 { knownColumn += 1 }
  }

  /// Returns whether all eight bytes are ASCII above the carriage return.
  @inline(__always)
  private static func isPlain(_ word: ByteWord) -> Bool {
    !ByteWord.isMarked(word.marksBeyondASCII | word.marks(below: 0x0E))
  }

  /// Returns whether a line ends with the byte at an offset.
  @inline(__always)
  private static func endsLine(_ offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let byte = bytes[offset]
    guard byte <= 0x0D else { return false }
    return byte == 0x0A || (byte == 0x0D && !(offset + 1 < bytes.count && bytes[offset + 1] == 0x0A))
  }
}
