import AuditModel

extension InputIssue {
  /// Creates an issue from a problem in a file.
  package init(_ problem: LocatedJSON.Problem, file: String) {
    self.init(
      severity: problem.severity, location: SourceLocation(file: file, line: problem.line, column: problem.column),
      message: problem.message, remedy: problem.remedy)
  }
}

extension JSONMembers.Duplicate {
  /// Returns the warning, located at the later key.
  package func problem(in input: JSONInput = .texts) -> LocatedJSON.Problem {
    LocatedJSON.Problem(
      severity: .warning, place: later.keyPlace,
      message:
        "the key \(Quotation(later.key)) is already in \(input == .line ? input.words(earlier.keyPlace) : "line \(earlier.keyPlace.line)"); the last one is used",
      remedy: "keep one of the two")
  }
}
