package import AuditModel

/// The traces of Git in a file: the markers of an unresolved merge, or a Git LFS pointer instead of the content.
///
/// Every format is checked for both, because a reader would only report them as a syntax error.
package struct GitTrace {
  /// The first line with a marker.
  package private(set) var firstLine = 0
  /// The last line with a marker.
  private(set) var lastLine = 0
  /// Whether the file contains a complete conflict: one side, the separator, and the other side.
  package private(set) var isConflict = false
  /// The lines with a marker that opens or closes a conflict, up to a limit.
  private(set) var lines: Set<Int> = []

  /// The maximum number of lines in ``lines``; one line is enough to explain the problem.
  private static let mostLines = 64

  /// Finds the conflict markers of a merge (git-merge, "How conflicts are presented"); nil if there are none.
  package init?(marksIn bytes: [UInt8]) {
    // Git does not merge files that it considers binary.
    guard !bytes.prefix(64).contains(0) else { return nil }
    bytes.withUnsafeBufferPointer { look($0) }
    if lines.isEmpty { return nil }
  }

  private mutating func look(_ bytes: UnsafeBufferPointer<UInt8>) {
    var line = 1
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    // The part of a conflict seen so far: 1 after the opening marker, 2 after the separator.
    var met = 0
    while start < bytes.count {
      switch Self.mark(at: start, in: bytes) {
      case UInt8(ascii: "<"):
        met = 1
        note(line)
      case UInt8(ascii: "=") where met == 1: met = 2
      case UInt8(ascii: ">"):
        isConflict = isConflict || met == 2
        met = 0
        note(line)
      default: break
      }
      guard let end = bytes[start...].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return }
      let isPair = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A
      start = end + (isPair ? 2 : 1)
      line += 1
    }
  }

  private mutating func note(_ line: Int) {
    if lines.isEmpty { firstLine = line }
    lastLine = line
    if lines.count < Self.mostLines { lines.insert(line) }
  }

  /// Returns the character of a conflict marker at the start of a line, or nil if there is none.
  ///
  /// A marker is seven of `<`, `=` or `>`, then a space or the end of the line.
  private static func mark(at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> UInt8? {
    let sign = bytes[start]
    guard sign == UInt8(ascii: "<") || sign == UInt8(ascii: ">") || sign == UInt8(ascii: "=") else { return nil }
    var end = start
    while end < bytes.count, end < start + 8, bytes[end] == sign { end += 1 }
    guard end == start + 7 else { return nil }
    return end == bytes.count || [0x20, 0x0A, 0x0D].contains(bytes[end]) ? sign : nil
  }

  /// Returns whether bytes begin with a conflict marker.
  package static func startsMark(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.withUnsafeBufferPointer { !$0.isEmpty && mark(at: 0, in: $0) != nil }
  }

  /// Returns whether an offset is the start of a line with a marker that opens or closes a conflict.
  package static func isSideMark(at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let startsLine = start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D
    return startsLine && bytes[start] != UInt8(ascii: "=") && mark(at: start, in: bytes) != nil
  }

  // MARK: Issues

  /// Returns whether the file contains a complete conflict, rather than a text that only shows one.
  ///
  /// Markers in a text, such as a text about Git, cause no issues. In a real conflict, the reader reports invalid lines
  /// or duplicate keys between the first and the last marker.
  package func isConflict(for issues: [InputIssue]) -> Bool {
    isConflict && issues.contains { firstLine...lastLine ~= $0.location.line }
  }

  /// The message of ``conflict(in:)``.
  package static let conflictMessage =
    "unresolved merge conflict: the file contains both sides, so it is not read"

  /// Returns the error for a file with a complete conflict.
  package func conflict(in file: String) -> InputIssue {
    .error(
      at: SourceLocation(file: file, line: firstLine, column: 1),
      Self.conflictMessage,
      fix: "resolve the conflict up to line \(lastLine): keep one side, and remove the lines with <<<<<<<, ======= "
        + "and >>>>>>>")
  }

  /// Returns the error for a file with a conflict of which only one line is known.
  package static func conflict(in file: String, line: Int) -> InputIssue {
    .error(
      at: SourceLocation(file: file, line: line, column: 1), conflictMessage,
      fix: "resolve the conflict: keep one side, and remove the conflict markers")
  }

  /// Replaces the issues on each line with a marker by one issue that explains the marker.
  ///
  /// A marker without an issue is kept, because a text may contain such a line.
  package func name(in issues: inout [InputIssue]) {
    guard issues.contains(where: { lines.contains($0.location.line) }) else { return }
    var told: Set<Int> = []
    issues.removeAll { lines.contains($0.location.line) && !told.insert($0.location.line).inserted }
    for index in issues.indices where lines.contains(issues[index].location.line) {
      issues[index].message = "this is a merge conflict marker"
      issues[index].remedy = "remove this line, and check that the text around it is complete and appears once"
    }
  }

  /// Returns whether a file is a Git LFS pointer.
  ///
  /// Source: git-lfs, "Specification": less than 1024 bytes, `version` first.
  package static func isPointer(_ bytes: [UInt8]) -> Bool {
    bytes.count < 1024 && bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8)
  }

  /// The message and fix for a Git LFS pointer.
  package static let pointer = (
    message: "this is a Git LFS pointer, not the file itself",
    remedy: "run git lfs pull, in CI before typecheck (actions/checkout: lfs: true)"
  )

  /// Returns the error for a Git LFS pointer.
  package static func pointer(in file: String) -> InputIssue {
    .error(startOf: file, pointer.message, fix: pointer.remedy)
  }
}
