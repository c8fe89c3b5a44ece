import Foundation

/// A reader of standard input in batches of lines.
///
/// A batch contains all lines that have arrived. A client that waits for each answer therefore gets it at once, while
/// the lines of a fast client are answered together. Memory holds at most one piece and one unfinished line.
struct InputLines {
  /// The maximum length of a line in bytes (our own limit).
  ///
  /// Longer lines are answered with an error.
  ///
  /// The limit is some hundred times the largest text of any app. A machine with little memory can still hold such a
  /// line twice.
  static let longestLine = 64 << 20

  /// The number of bytes to read at a time (our own choice).
  ///
  /// With this size, passing on a batch takes much less time than measuring it, and the first answers still come
  /// soon.
  private static let pieceSize = 1 << 14

  private let descriptor: Int32
  private let longest: Int
  /// The beginning of a line whose end has not arrived.
  private var rest: [UInt8] = []
  /// Whether the beginning of the current line was dropped.
  private var isSkipping = false
  private var number = 1
  private var hasEnded = false
  /// The reason why reading failed; nil if there was no failure.
  private(set) var failure: String?

  /// Creates a reader.
  ///
  /// Lines longer than `longestLine` bytes are skipped.
  init(descriptor: Int32 = STDIN_FILENO, longestLine: Int = Self.longestLine) {
    self.descriptor = descriptor
    longest = longestLine
  }

  /// Waits until a whole line has arrived, and returns all whole lines, or nil at the end of the input.
  mutating func next() -> LineBatch? {
    while !hasEnded {
      let known = rest.count
      fill()
      if let batch = cut(from: known) { return batch }
    }
    return nil
  }

  private mutating func fill() {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.pieceSize) { piece in
      var count = 0
      repeat { count = read(descriptor, piece.baseAddress, piece.count) } while count < 0 && errno == EINTR
      if count < 0 { failure = String(cString: strerror(errno)) }
      if count <= 0 { hasEnded = true } else { rest.append(contentsOf: piece[..<count]) }
    }
  }

  /// Removes and returns the whole lines, or returns nil if there are none.
  ///
  /// At the end of the input, a last line without a line feed counts as whole. `known` is the offset at which the
  /// search for line feeds starts.
  private mutating func cut(from known: Int) -> LineBatch? {
    var batch = LineBatch(firstNumber: number, bytes: [], lines: [])
    var start = 0
    var search = known
    while let end = lineFeed(from: search) {
      batch.lines.append(line(start..<end))
      start = end + 1
      search = start
    }
    if hasEnded, isSkipping || start < rest.count { batch.lines.append(line(start..<rest.count)) }
    guard !batch.lines.isEmpty else {
      if isSkipping || rest.count > longest {
        isSkipping = true
        rest = []
      }
      return nil
    }
    let tail = Array(rest[start...])
    swap(&batch.bytes, &rest)
    rest = hasEnded ? [] : tail
    number += batch.lines.count
    return batch
  }

  private func lineFeed(from offset: Int) -> Int? {
    rest.withUnsafeBytes { bytes in
      guard offset < bytes.count, let start = bytes.baseAddress,
        let found = memchr(start + offset, 0x0A, bytes.count - offset)
      else { return nil }
      return UnsafeRawPointer(found) - start
    }
  }

  private mutating func line(_ range: Range<Int>) -> LineBatch.Line {
    defer { isSkipping = false }
    return isSkipping || range.count > longest ? .tooLong : .bytes(range)
  }
}
