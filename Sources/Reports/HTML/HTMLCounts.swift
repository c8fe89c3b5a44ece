internal import AuditModel

/// How many findings there are of each severity; those that need review are counted apart.
struct HTMLCounts: Hashable {
  var errors = 0
  var warnings = 0
  var notes = 0
  var doubts = 0

  var all: Int { errors + warnings + notes + doubts }

  mutating func count(_ finding: Finding) {
    switch HTMLLevel(finding) {
    case .error: errors += 1
    case .warning: warnings += 1
    case .note: notes += 1
    case .review: doubts += 1
    }
  }

  /// `2 errors, 1 to review`: what is not zero.
  var words: String {
    var parts: [String] = []
    if errors > 0 { parts.append(Wording.count(errors, "error")) }
    if warnings > 0 { parts.append(Wording.count(warnings, "warning")) }
    if notes > 0 { parts.append(Wording.count(notes, "note")) }
    if doubts > 0 { parts.append("\(Wording.number(doubts)) to review") }
    return parts.joined(separator: ", ")
  }

  /// Whether there is worse here: errors first, then warnings and so on.
  func isWorse(than other: HTMLCounts) -> Bool {
    (errors, warnings, doubts, notes) > (other.errors, other.warnings, other.doubts, other.notes)
  }
}
