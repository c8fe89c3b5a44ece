package import AuditModel

/// What is wrong in a JSON file beyond its syntax, noted as it is read.
package struct JSONNotes: Sendable {
  /// The file as it is shown.
  let file: String
  private var problems: [LocatedJSON.Problem]

  package init(file: String, _ problems: [LocatedJSON.Problem] = []) {
    self.file = file
    self.problems = problems
  }

  /// Whether there is an error among them.
  package var hasErrors: Bool { problems.contains { $0.severity == .error } }
  /// Whether reading ended before the end of the file.
  package var isFatal: Bool { problems.contains(where: \.isFatal) }

  /// The issues by place, and as they were noted at the same place.
  package var issues: [InputIssue] {
    let ordered = problems.enumerated().sorted { left, right in
      (left.element.line, left.element.column, left.offset) < (right.element.line, right.element.column, right.offset)
    }
    return ordered.map { InputIssue($0.element, file: file) }
  }

  package mutating func error(_ place: LocatedJSON.Place, _ message: String, _ remedy: String) {
    problems.append(
      LocatedJSON.Problem(severity: .error, place: place, message: message, remedy: remedy, isFatal: false))
  }

  package mutating func warning(_ place: LocatedJSON.Place, _ message: String, _ remedy: String) {
    problems.append(
      LocatedJSON.Problem(severity: .warning, place: place, message: message, remedy: remedy, isFatal: false))
  }

  /// Notes a name that is near a known one, and which; a known name, and one that is near none, are not noted.
  package mutating func misspelt(
    _ name: String, _ place: LocatedJSON.Place, among known: [String], _ severity: InputIssue.Severity,
    _ message: String
  ) {
    guard !known.contains(name), let near = NearName.nearest(to: name, among: known) else { return }
    problems.append(
      LocatedJSON.Problem(
        severity: severity, place: place, message: "\(message); did you mean \(near)?", remedy: "write \"\(near)\"",
        isFatal: false))
  }

  /// Notes what was wrong elsewhere in the file.
  package mutating func add(_ issues: [InputIssue]) {
    problems += issues.map { issue in
      LocatedJSON.Problem(
        severity: issue.severity,
        place: LocatedJSON.Place(line: issue.location.line, column: issue.location.column), message: issue.message,
        remedy: issue.remedy, isFatal: false)
    }
  }

  /// The members of an object as they count; equal keys are noted.
  package mutating func members(_ all: [LocatedJSON.Member]) -> JSONMembers {
    let members = JSONMembers(all)
    problems += members.duplicates.map { $0.problem() }
    return members
  }

  /// A place in the file.
  package func location(_ place: LocatedJSON.Place) -> SourceLocation {
    SourceLocation(file: file, line: place.line, column: place.column)
  }
}
