/// Whole lines of standard input that arrived together.
struct LineBatch: Sendable {
  /// A line of standard input.
  enum Line: Hashable, Sendable {
    /// The range of the line's bytes, without the line feed.
    case bytes(Range<Int>)
    /// A line that exceeds the maximum length, whose bytes were dropped.
    case tooLong
  }

  /// The number of the first line in the batch; the first line of the input is 1.
  var firstNumber: Int
  /// The bytes that contain the lines.
  var bytes: [UInt8]
  /// The lines in order.
  var lines: [Line]
}
