package import AuditModel

extension Sequence<InputIssue> {
  /// Returns the issues with the key of a text.
  package func about(_ key: String) -> [InputIssue] {
    map { issue in
      var issue = issue
      issue.key = key
      return issue
    }
  }
}
