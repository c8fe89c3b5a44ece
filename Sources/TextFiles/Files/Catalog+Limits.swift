import AuditModel
import Documents

extension Catalog {
  /// Removes texts that are too long to measure, with an error for each.
  mutating func refuseLongTexts() {
    let count = issues.count
    strings.removeAll { string in
      guard let issue = string.lengthIssue else { return false }
      issues.append(issue)
      return true
    }
    if issues.count > count { sortIssues() }
  }

  /// Warns of NUL characters that the reader did not report; most formats cannot contain any.
  mutating func warnOfNULs() {
    let told = Set(issues.map(\.location.line))
    for string in strings where string.text.utf8.contains(0) && !told.contains(string.location.line) {
      issues.warn(
        at: string.location, "the text of \(Quotation(string.key)) contains a NUL character", fix: "remove it")
    }
    sortIssues()
  }
}
