import AuditModel

extension InputIssue {
  /// An error about a file or folder as a whole.
  init(atStartOf file: String, message: String, remedy: String) {
    self.init(
      severity: .error, location: SourceLocation(file: file, line: 1, column: 1), message: message, remedy: remedy)
  }

  /// A warning of a file that holds nothing.
  ///
  /// - Parameters:
  ///   - file: The file as it is shown.
  ///   - bytes: How long it is.
  /// - Returns: The warning.
  static func blank(_ file: String, bytes: Int) -> InputIssue {
    InputIssue(
      severity: .warning, location: SourceLocation(file: file, line: 1, column: 1),
      message: "the file \(bytes == 0 ? "has 0 bytes" : "holds no entry") and is read as an empty table",
      remedy: "fill or remove it")
  }
}
