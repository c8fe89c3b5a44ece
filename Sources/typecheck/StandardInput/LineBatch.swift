/// Whole lines of standard input that arrived together.
struct LineBatch: Sendable {
  /// One line.
  enum Line: Hashable, Sendable {
    /// Its bytes, without the line feed.
    case bytes(Range<Int>)
    /// It was so long that it was not kept.
    case tooLong
  }

  /// The number of the first line, from 1.
  var firstNumber: Int
  /// What the lines are parts of.
  var bytes: [UInt8]
  /// The lines in order.
  var lines: [Line]
}
