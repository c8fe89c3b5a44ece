internal import AuditModel

extension AuditReport.Tally.Counts {
  /// The number of findings, including those that need review.
  var all: Int { errors + warnings + notes + doubts }

  /// The counts that are not zero, such as `2 errors, 1 needs review`.
  var words: String {
    var parts: [String] = []
    if errors > 0 { parts.append(Wording.count(errors, "error")) }
    if warnings > 0 { parts.append(Wording.count(warnings, "warning")) }
    if notes > 0 { parts.append(Wording.count(notes, "note")) }
    if doubts > 0 { parts.append("\(Wording.number(doubts)) \(doubts == 1 ? "needs" : "need") review") }
    return parts.joined(separator: ", ")
  }
}
