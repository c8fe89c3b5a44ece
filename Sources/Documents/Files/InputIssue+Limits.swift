package import AuditModel

extension [InputIssue] {
  /// The maximum number of issues of one kind in a file (our own limit).
  ///
  /// More issues usually have one cause, such as an error in the program that wrote the file.
  static let mostIssuesOfAKind = 100

  /// The maximum number of issues of all kinds in a file (our own limit).
  static let mostIssues = 1000

  /// Returns the first issues of each kind, with the number of omitted ones in the last message.
  ///
  /// Issues are of the same kind if their severity is equal and their messages differ only in quoted names and numbers.
  package func shortened() -> [InputIssue] {
    guard count > Self.mostIssuesOfAKind else { return self }
    var places: [String: (count: Int, last: Int)] = [:]
    var kept: [InputIssue] = []
    for issue in self {
      let kind = issue.severity.rawValue + issue.kind
      var place = places[kind] ?? (0, 0)
      place.count += 1
      if place.count <= Self.mostIssuesOfAKind {
        place.last = kept.count
        kept.append(issue)
      }
      places[kind] = place
    }
    for place in places.values where place.count > Self.mostIssuesOfAKind {
      kept[place.last].message += ", and in \(place.count - Self.mostIssuesOfAKind) more places in this file"
    }
    if kept.count > Self.mostIssues {
      let others = kept[(Self.mostIssues - 1)...]
      let hasErrors = others.contains { $0.severity == .error }
      let note = InputIssue(
        severity: hasErrors ? .error : .warning, location: others.first?.location ?? kept[0].location,
        message: "\(others.count) more problems of this file are not listed",
        remedy: "fix the listed ones, and run again")
      kept.removeSubrange((Self.mostIssues - 1)...)
      kept.append(note)
    }
    return kept
  }
}
