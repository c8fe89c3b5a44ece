import AuditModel

/// Turns byte offsets into lines and columns.
///
/// A line ends at a line feed, a carriage return, or both together. Asking for offsets near the last one is cheap, however long the line.
struct LineTable {
  private let starts: [Int]
  private let file: String
  private var knownOffset = 0
  private var knownLine = 0
  private var knownColumn = 1

  /// Finds the lines of a text in UTF-8.
  init(_ bytes: UnsafeBufferPointer<UInt8>, file: String) {
    var starts = [0]
    for offset in bytes.indices {
      let byte = bytes[offset]
      guard byte <= 0x0D else { continue }
      if byte == 0x0A || (byte == 0x0D && !(offset + 1 < bytes.count && bytes[offset + 1] == 0x0A)) {
        starts.append(offset + 1)
      }
    }
    self.starts = starts
    self.file = file
  }

  /// The place of an offset into the same bytes.
  mutating func location(of offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> SourceLocation {
    let goal = min(max(offset, 0), bytes.count)
    if goal < starts[knownLine] || (knownLine + 1 < starts.count && goal >= starts[knownLine + 1]) {
      knownLine = line(of: goal)
      knownOffset = starts[knownLine]
      knownColumn = 1
    }
    while knownOffset < goal {
      if bytes[knownOffset] & 0xC0 != 0x80 { knownColumn += 1 }
      knownOffset += 1
    }
    while knownOffset > goal {
      knownOffset -= 1
      if bytes[knownOffset] & 0xC0 != 0x80 { knownColumn -= 1 }
    }
    return SourceLocation(file: file, line: knownLine + 1, column: knownColumn)
  }

  private func line(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
