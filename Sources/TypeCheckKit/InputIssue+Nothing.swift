import AuditModel

extension InputIssue {
  /// An error of files that hold nothing of what was looked for.
  ///
  /// - Parameters:
  ///   - noun: What was looked for, such as `text`.
  ///   - files: How many files were read.
  ///   - inputs: What the user named.
  ///   - remedy: What to do.
  init(noneOf noun: String, inFiles files: Int, of inputs: [String], remedy: String) {
    self.init(
      severity: .error, location: SourceLocation(file: inputs.first ?? "", line: 1, column: 1),
      message: "no \(noun) was found in the \(files == 1 ? "one file that was" : "\(files) files that were") read",
      remedy: remedy)
  }
}
