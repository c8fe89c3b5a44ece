import AuditModel

extension InputIssue {
  /// An error about a file or folder as a whole.
  init(atStartOf file: String, message: String, remedy: String) {
    self.init(
      severity: .error, location: SourceLocation(file: file, line: 1, column: 1), message: message, remedy: remedy)
  }
}
