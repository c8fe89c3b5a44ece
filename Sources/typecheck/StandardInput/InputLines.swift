import Foundation

/// Standard input, some lines at a time.
///
/// A batch is what has arrived, so that the one line of somebody who waits for its answer is handed on at once, and a
/// fast writer's many lines are handed on together. No more than one piece and one unfinished line are kept.
struct InputLines {
  /// A longer line is refused: 64 MB are some hundred times the largest text any app shows, and what a machine with
  /// little memory can still hold twice (our own limit).
  static let longestLine = 64 << 20

  /// How much is read at a time, in bytes: enough lines that handing them on costs nothing beside measuring them, few
  /// enough that the first answers do not wait long for the last (our own choice).
  private static let pieceSize = 1 << 14

  private let descriptor: Int32
  private let longest: Int
  /// What was read and is not handed on: the beginning of a line whose end has not arrived.
  private var rest: [UInt8] = []
  /// Whether the beginning of the line that is being read was dropped.
  private var isSkipping = false
  private var number = 1
  private var hasEnded = false
  /// Why it could not be read to its end.
  private(set) var failure: String?

  /// Starts reading.
  ///
  /// - Parameters:
  ///   - descriptor: Where to read.
  ///   - longestLine: Longer lines are passed over, in bytes.
  init(descriptor: Int32 = STDIN_FILENO, longestLine: Int = Self.longestLine) {
    self.descriptor = descriptor
    longest = longestLine
  }

  /// The next lines, as soon as a whole line has arrived; nil at the end.
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

  /// Takes the whole lines off, at the end of the input also the last one without its line feed.
  ///
  /// - Parameter known: Up to here there is no line feed.
  /// - Returns: The lines; nil where none is whole.
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
