import AuditModel

extension InputIssue {
  /// Creates an error for inputs without the expected contents.
  ///
  /// `noun` is a singular, such as `text`.
  init(noneOf noun: String, inFiles files: Int, of inputs: [String], remedy: String) {
    self = .error(
      at: SourceLocation(startOf: inputs.first ?? ""),
      "no \(noun) was found in the \(files == 1 ? "one file that was" : "\(files) files that were") read", fix: remedy)
  }
}
