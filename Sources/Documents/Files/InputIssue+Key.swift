package import AuditModel

extension Sequence<InputIssue> {
  /// The same issues, about the text of a key.
  package func about(_ key: String) -> [InputIssue] {
    map { issue in
      var issue = issue
      issue.key = key
      return issue
    }
  }
}
