/// The limits of Swift files that are parsed.
///
/// The parser recurses for nested constructs, and looks ahead again at each level. Hostile files would therefore need
/// more stack than any thread has, or years, so a scan of the words and signs comes first. Hand-written and generated
/// sources stay far below these limits, which are our own choice.
enum SourceLimits {
  /// The largest size of a file in bytes.
  static let size = 2 << 20
  /// The largest number of nested brackets, braces, interpolations and `#if` directives.
  static let depth = 256
  /// The largest number of nested square brackets; the parser's work doubles with each.
  static let squares = 16
  /// The largest size in bytes of an interpolation with strings or lines in it, because it is parsed without a scan.
  static let interpolation = 16 << 10
  /// The largest number of interpolations in strings in interpolations; the parser's memory grows with their square.
  static let interpolations = 32
  /// The largest number of nested angle brackets of generic arguments, and of comparisons that look like them.
  ///
  /// In a list of comparisons, the parser takes each for the first of the arguments of the one before.
  static let angles = 400
  /// The largest number of words and signs of a file; the parser's tree takes up to a kilobyte for each.
  static let words = 300_000
  /// The largest number of words and signs of unfinished statements and expressions, outer ones included.
  ///
  /// Each may be a level of recursion, in the parser or in the code that reads its tree.
  static let unfinished = 5_000
  /// The number of words and signs that an `else` counts as, because the parser recurses through more functions for it.
  static let alternative = 8
  /// The largest number of number signs in a row.
  static let pounds = 64
  /// The largest number of lines that look like marks of a merge conflict; the parser searches the end of each.
  static let conflictMarks = 64
  /// The largest number of steps that the parser may need, by the estimate of ``SourceScanner``.
  static let steps = 150_000_000

  /// The address space of a thread's stack in bytes, enough for all files within the limits.
  ///
  /// The system provides pages only as they are used. Functions that are not optimized need more.
  static let stackSize: Int = {
    #if DEBUG
      256 << 20
    #else
      96 << 20
    #endif
  }()

  /// Returns the reason not to read a file; nil if it is within the limits of all sources.
  static func refusal(of bytes: [UInt8]) -> SourceRefusal? {
    if bytes.count > size { return SourceRefusal(subject: "it", reason: "is larger than \(size >> 20) MB") }
    return bytes.firstIndex(of: 0).map { SourceRefusal(offset: $0, reason: "contains a NUL byte") }
  }
}
