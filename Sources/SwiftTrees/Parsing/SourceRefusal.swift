internal import AuditModel
internal import Documents

/// The reason to reject a source file.
struct SourceRefusal: Hashable, Sendable {
  /// The offset of the first byte to which the reason applies.
  var offset = 0
  /// The grammatical subject of the reason.
  var subject = "this line"
  /// The predicate of the reason; nil for a merge conflict.
  var reason: String?

  /// The refusal of a file with a merge conflict.
  static func conflict(at offset: Int) -> SourceRefusal { SourceRefusal(offset: offset, reason: nil) }

  static let fix =
    "shorten it, save it as UTF-8, or exclude it under sources; until then, texts that it draws need review"

  /// Returns the error for a file.
  func issue(in bytes: [UInt8], named name: String) -> InputIssue {
    if let reason {
      return SourceReading.error(
        at: offset, in: bytes, named: name, "source file skipped: \(subject) \(reason)", fix: Self.fix)
    }
    if let trace = GitTrace(marksIn: bytes), trace.isConflict { return trace.conflict(in: name) }
    return GitTrace.conflict(in: name, line: SourceReading.line(at: offset, in: bytes))
  }
}
