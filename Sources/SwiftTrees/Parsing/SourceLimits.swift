/// The limits for parsing Swift files.
///
/// The parser recurses for nested constructs, and looks ahead again at each level. Hostile files could therefore need
/// more stack than any thread has, or years, so a scan of tokens comes first. Hand-written and generated sources stay
/// far below these limits, which are our own choice.
enum SourceLimits {
  /// The largest size of a file in bytes.
  static let size = 2 << 20
  /// The largest number of nested brackets, braces, interpolations and `#if` directives.
  static let depth = 256
  /// The largest number of nested square brackets; the parser's work doubles with each.
  static let squares = 16
  /// The largest size in bytes of an interpolation with strings or lines in it, which is parsed without a scan.
  static let interpolation = 16 << 10
  /// The largest nesting of interpolations in strings; the parser's memory grows with their square.
  static let interpolations = 32
  /// The largest nesting of angle brackets of generic arguments, and of comparisons that look like them.
  ///
  /// In a list of comparisons, the parser reads each one as the first argument of the previous one.
  static let angles = 400
  /// The largest number of tokens in a file; the parser's tree takes up to a kilobyte for each.
  static let words = 300_000
  /// The largest number of tokens in unfinished statements and expressions, including outer ones.
  ///
  /// Each may be a level of recursion, in the parser or in the code that reads its tree.
  static let unfinished = 5_000
  /// The number of tokens that an `else` counts as, because the parser uses more recursion for it.
  static let alternative = 8
  /// The largest number of number signs in a row.
  static let pounds = 64
  /// The largest number of lines that look like merge conflict markers; the parser searches for the end of each.
  static let conflictMarks = 64
  /// The largest estimated number of parser steps, by ``SourceScanner``.
  static let steps = 150_000_000

  /// The address space of a thread's stack in bytes, enough for all files within the limits.
  ///
  /// The system provides pages only when they are used. Unoptimized functions need more.
  static let stackSize: Int = {
    #if DEBUG
      256 << 20
    #else
      96 << 20
    #endif
  }()

  /// Returns the reason to reject a file; nil if it is within the limits of all sources.
  static func refusal(of bytes: [UInt8]) -> SourceRefusal? {
    if bytes.count > size { return SourceRefusal(subject: "it", reason: "is larger than \(size >> 20) MB") }
    return bytes.firstIndex(of: 0).map { SourceRefusal(offset: $0, reason: "contains a NUL byte") }
  }
}
