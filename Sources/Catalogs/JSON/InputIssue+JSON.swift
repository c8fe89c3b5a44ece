import AuditModel

extension InputIssue {
  /// The issue of a problem in a JSON text whose first line is a given line of the input.
  init(_ problem: LocatedJSON.Problem, file: String, firstLine: Int = 1) {
    self.init(
      severity: problem.severity,
      location: SourceLocation(file: file, line: problem.line + firstLine - 1, column: problem.column),
      message: problem.message, remedy: problem.remedy)
  }
}

extension JSONMembers.Duplicate {
  /// The warning, at the later key.
  var problem: LocatedJSON.Problem {
    LocatedJSON.Problem(
      severity: .warning, place: later.keyPlace,
      message:
        "the key \(Quotation(later.key)) already stands in line \(earlier.keyPlace.line); the last one counts,"
        + " as with JSONSerialization",
      remedy: "keep one of the two", isFatal: false)
  }
}
