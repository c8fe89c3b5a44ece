internal import AuditModel
internal import Documents

/// The reason not to read a source file.
struct SourceRefusal: Hashable, Sendable {
  /// The offset of the first byte that the reason is about.
  var offset = 0
  /// The subject of the reason.
  var subject = "this line"
  /// The predicate of the reason; nil if the line is part of a merge conflict.
  var reason: String?

  /// The refusal of a file with a merge conflict.
  static func conflict(at offset: Int) -> SourceRefusal { SourceRefusal(offset: offset, reason: nil) }

  static let fix =
    "shorten it, save it as UTF-8, or exclude it under sources; until then, texts that it draws need review"

  /// Returns the error of a file.
  func issue(in bytes: [UInt8], named name: String) -> InputIssue {
    if let reason {
      return SourceReading.error(
        at: offset, in: bytes, named: name, "source file skipped: \(subject) \(reason)", fix: Self.fix)
    }
    if let trace = GitTrace(marksIn: bytes), trace.isConflict { return trace.conflict(in: name) }
    return GitTrace.conflict(in: name, line: SourceReading.line(at: offset, in: bytes))
  }
}
