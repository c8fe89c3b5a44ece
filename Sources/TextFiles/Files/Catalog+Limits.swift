import AuditModel
import Documents

extension Catalog {
  /// Removes texts that are too long to be measured, with an error for each.
  mutating func refuseLongTexts() {
    let count = issues.count
    strings.removeAll { string in
      guard let issue = string.lengthIssue else { return false }
      issues.append(issue)
      return true
    }
    guard issues.count > count else { return }
    issues.sort { $0.location < $1.location }
  }

  /// Warns of NUL characters in texts if the reader did not; most formats cannot contain them.
  mutating func warnOfNULs() {
    let told = Set(issues.map(\.location.line))
    for string in strings where string.text.utf8.contains(0) && !told.contains(string.location.line) {
      issues.append(
        InputIssue(
          severity: .warning, location: string.location,
          message: "the text of \(Quotation(string.key)) holds a NUL character", remedy: "remove it"))
    }
    issues.sort { $0.location < $1.location }
  }

  /// Keeps the first issues of each kind and counts the others.
  mutating func shortenIssues() { issues = issues.shortened() }
}
