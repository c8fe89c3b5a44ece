package import AuditModel

/// The syntax and content problems found in a JSON file.
package struct JSONNotes: Sendable {
  /// The display path of the file.
  let file: String
  private var problems: [LocatedJSON.Problem]

  package init(file: String, _ problems: [LocatedJSON.Problem] = []) {
    self.file = file
    self.problems = problems
  }

  /// Parses a file in UTF-8 or UTF-16 and returns its root with the problems.
  ///
  /// The root is nil if the file is blank, which is an error, or if reading stopped early.
  package static func reading(
    _ bytes: [UInt8], file: String, isBlank: Bool, message: String = "the file is empty", remedy: String
  ) -> (root: LocatedJSON?, notes: JSONNotes) {
    guard !isBlank else {
      let problem = LocatedJSON.Problem(place: .start, message: message, remedy: remedy)
      return (nil, JSONNotes(file: file, [problem]))
    }
    let (root, problems) = LocatedJSON.parse(anyEncoding: bytes)
    let notes = JSONNotes(file: file, problems)
    if let conflict = notes.conflict(in: bytes) { return (nil, conflict) }
    return (notes.isFatal ? nil : root, notes)
  }

  /// Returns notes with only the merge conflict if the file has a complete one, otherwise nil.
  private func conflict(in bytes: [UInt8]) -> JSONNotes? {
    guard let trace = GitTrace(marksIn: bytes), trace.isConflict(for: issues) else { return nil }
    let issue = trace.conflict(in: file)
    let place = LocatedJSON.Place(line: issue.location.line, column: issue.location.column)
    let problem = LocatedJSON.Problem(place: place, message: issue.message, remedy: issue.remedy, isFatal: true)
    return JSONNotes(file: file, [problem])
  }

  /// Whether there is no problem.
  package var isEmpty: Bool { problems.isEmpty }
  /// Whether any of the problems is an error.
  package var hasErrors: Bool { problems.contains { $0.severity == .error } }
  /// Whether reading stopped before the end of the file.
  package var isFatal: Bool { problems.contains(where: \.isFatal) }

  /// The issues sorted by position, and at equal positions in the order of recording.
  package var issues: [InputIssue] {
    let ordered = problems.enumerated().sorted { left, right in
      (left.element.line, left.element.column, left.offset) < (right.element.line, right.element.column, right.offset)
    }
    return ordered.map { InputIssue($0.element, file: file) }
  }

  package mutating func error(_ place: LocatedJSON.Place, _ message: String, _ remedy: String) {
    problems.append(LocatedJSON.Problem(place: place, message: message, remedy: remedy))
  }

  package mutating func warning(_ place: LocatedJSON.Place, _ message: String, _ remedy: String) {
    problems.append(LocatedJSON.Problem(severity: .warning, place: place, message: message, remedy: remedy))
  }

  /// Records an error about a value that cannot be used, and returns nil.
  package mutating func refused<Value>(_ place: LocatedJSON.Place, _ message: String, _ remedy: String) -> Value? {
    error(place, message, remedy)
    return nil
  }

  /// Records a name that is similar to a known one, with a suggestion; ignores known and dissimilar names.
  package mutating func misspelt(
    _ name: String, _ place: LocatedJSON.Place, among known: [String], _ severity: InputIssue.Severity,
    _ message: String
  ) {
    guard !known.contains(name), let near = NearName.nearest(to: name, among: known) else { return }
    problems.append(
      LocatedJSON.Problem(
        severity: severity, place: place, message: "\(message); did you mean \(near)?", remedy: "write \"\(near)\""))
  }

  package mutating func add(_ found: [LocatedJSON.Problem]) { problems += found }

  /// Adds problems before all others, so that they come first at an equal position.
  package mutating func insert(_ found: [LocatedJSON.Problem]) { problems.insert(contentsOf: found, at: 0) }

  /// Adds issues found elsewhere in the file.
  package mutating func add(_ issues: [InputIssue]) {
    problems += issues.map { issue in
      LocatedJSON.Problem(
        severity: issue.severity,
        place: LocatedJSON.Place(line: issue.location.line, column: issue.location.column), message: issue.message,
        remedy: issue.remedy)
    }
  }

  /// Returns the effective members of an object and records duplicate keys.
  package mutating func members(_ all: [LocatedJSON.Member]) -> JSONMembers {
    let members = JSONMembers(all)
    problems += members.duplicates.map { $0.problem() }
    return members
  }

  /// Returns the effective members of an object; records an error and returns nil for any other value.
  ///
  /// `subject` begins the message and includes the verb, as in `the color is`.
  package mutating func object(
    _ value: LocatedJSON, _ subject: String, not wanted: String = "an object", _ remedy: String
  ) -> JSONMembers? {
    if case .object(let all) = value.content { return members(all) }
    return refused(value.place, "\(subject) \(value.kind), not \(wanted)", remedy)
  }

  /// Returns the location of a position in the file.
  package func location(_ place: LocatedJSON.Place) -> SourceLocation {
    SourceLocation(file: file, line: place.line, column: place.column)
  }
}
