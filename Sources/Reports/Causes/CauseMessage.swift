internal import AuditModel
internal import Causes

/// A cause as one sentence, for formats without separate fields: its example, its extent, the statement and the fix.
struct CauseMessage {
  /// The maximum length of the extent, the statement and the fix in scalars, of the whole (our own choice).
  private static let longestTail = 500

  let cause: Cause
  let report: AuditReport
  /// Whether to start with the change since an earlier report, for formats without a field for it.
  var showsChange = true

  /// The sentence without the fix.
  ///
  /// For example: `"Save all" is cut from AX1: needs …; body, 288 pt wide, 1 line; 23 texts of 4 keys in 19 languages`.
  var text: String { joined([extent, statement]) }

  /// The sentence with the fix.
  var textWithFix: String { joined([extent, statement, fix.map { "fix: \($0)" }]) }

  /// The fix as a sentence; nil if there is none.
  var fix: String? { cause.edit.advice.map(Wording.sentence) }

  private var extent: String? { Wording.extent(of: cause, in: report) }

  /// The statement to change, such as `lineLimit(1) at Row.swift:91`; nil if it is not known.
  private var statement: String? {
    let line = cause.edit.location
    return cause.edit.statement.map {
      "\(Wording.sentence($0)) at \(Quotation(line.file, limit: 4_096).text):\(line.line)"
    }
  }

  /// The sentence of the example, then the other parts; the sentence is shortened if the whole is too long.
  private func joined(_ parts: [String?]) -> String {
    let mark = showsChange ? cause.change(in: report).flatMap { $0 == .known ? nil : "\($0.rawValue): " } : nil
    let example = FindingSentence(finding: report.findings[cause.example], showsChange: false).text
    let tail = FindingSentence.cut(parts.compactMap(\.self).map { "; \($0)" }.joined(), to: Self.longestTail)
    let room = FindingSentence.longest - tail.unicodeScalars.count
    return FindingSentence.cut((mark ?? "") + example, to: room) + tail
  }
}
