package import AuditModel

/// What Git leaves in a file in place of its content: marks of a merge that nobody resolved, or a pointer to a file elsewhere.
///
/// Both are looked for whatever the file's format; to a reader they are a mistake like any other.
package struct GitTrace {
  /// The first line with a mark.
  private(set) var firstLine = 0
  /// The last line with a mark.
  private(set) var lastLine = 0
  /// Whether a whole conflict stands there: one side, the line between, and the other.
  private var isWhole = false
  /// The lines with a mark that opens or closes a conflict, the first of them.
  private(set) var lines: Set<Int> = []

  /// More lines are not remembered; one is enough to know what happened.
  private static let mostLines = 64

  /// Looks for the marks of a merge (git-merge, "How conflicts are presented").
  ///
  /// - Parameter bytes: The file; nil comes of one without a mark.
  package init?(marksIn bytes: [UInt8]) {
    // What Git holds for binary it does not merge.
    guard !bytes.prefix(64).contains(0) else { return nil }
    bytes.withUnsafeBufferPointer { look($0) }
    if lines.isEmpty { return nil }
  }

  private mutating func look(_ bytes: UnsafeBufferPointer<UInt8>) {
    var line = 1
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    // How much of a conflict has been met: 1 its beginning, 2 the line between.
    var met = 0
    while start < bytes.count {
      switch Self.mark(at: start, in: bytes) {
      case UInt8(ascii: "<"):
        met = 1
        note(line)
      case UInt8(ascii: "=") where met == 1: met = 2
      case UInt8(ascii: ">"):
        isWhole = isWhole || met == 2
        met = 0
        note(line)
      default: break
      }
      guard let end = bytes[start...].firstIndex(of: 0x0A) else { return }
      start = end + 1
      line += 1
    }
  }

  private mutating func note(_ line: Int) {
    if lines.isEmpty { firstLine = line }
    lastLine = line
    if lines.count < Self.mostLines { lines.insert(line) }
  }

  /// The sign that a line begins with seven of, before a space or its end.
  private static func mark(at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> UInt8? {
    let sign = bytes[start]
    guard sign == UInt8(ascii: "<") || sign == UInt8(ascii: ">") || sign == UInt8(ascii: "=") else { return nil }
    var end = start
    while end < bytes.count, end < start + 8, bytes[end] == sign { end += 1 }
    guard end == start + 7 else { return nil }
    return end == bytes.count || [0x20, 0x0A, 0x0D].contains(bytes[end]) ? sign : nil
  }

  /// Whether bytes begin with a line that is a mark.
  package static func startsMark(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.withUnsafeBufferPointer { !$0.isEmpty && mark(at: 0, in: $0) != nil }
  }

  // MARK: What is told

  /// Whether a whole conflict stands there and is none by right, as in a text about conflicts.
  ///
  /// - Parameter issues: What was wrong with the file; of a text in which such lines may stand there is nothing.
  /// - Returns: Whether a reader stumbled between the first mark and the last, as on a line that is none of the format or
  ///   on a key that both sides have.
  package func isConflict(for issues: [InputIssue]) -> Bool {
    isWhole && issues.contains { firstLine...lastLine ~= $0.location.line }
  }

  /// What is wrong with a file that has a whole conflict.
  ///
  /// - Parameter file: The file as it is shown.
  /// - Returns: The error.
  package func conflict(in file: String) -> InputIssue {
    InputIssue(
      severity: .error, location: SourceLocation(file: file, line: firstLine, column: 1),
      message: "a merge left its marks here, and both sides of a conflict stand in the file, so it is not read",
      remedy: "resolve the conflict up to line \(lastLine): keep one side, and take out the lines of <<<<<<<, ======= "
        + "and >>>>>>>")
  }

  /// Names what a reader stumbled on where a single mark was left.
  ///
  /// A text may have such a line by right, so that a mark alone is no mistake.
  ///
  /// - Parameter issues: What was wrong with the file.
  package func name(in issues: inout [InputIssue]) {
    guard issues.contains(where: { lines.contains($0.location.line) }) else { return }
    var told: Set<Int> = []
    issues.removeAll { lines.contains($0.location.line) && !told.insert($0.location.line).inserted }
    for index in issues.indices where lines.contains(issues[index].location.line) {
      issues[index].message = "a merge left its mark here"
      issues[index].remedy = "remove this line, and check that the text around it is complete and appears once"
    }
  }

  /// Whether a file is a pointer of Git LFS (git-lfs, "Specification": less than 1024 bytes, `version` first).
  ///
  /// - Parameter bytes: The file.
  /// - Returns: Whether it is one.
  package static func isPointer(_ bytes: [UInt8]) -> Bool {
    bytes.count < 1024 && bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8)
  }

  /// What is wrong with such a file.
  ///
  /// - Parameter file: The file as it is shown.
  /// - Returns: The error.
  package static func pointer(in file: String) -> InputIssue {
    InputIssue(
      atStartOf: file, message: "this is a pointer of Git LFS, not the file itself",
      remedy: "run git lfs pull, in CI before this program (actions/checkout: lfs: true)")
  }
}
