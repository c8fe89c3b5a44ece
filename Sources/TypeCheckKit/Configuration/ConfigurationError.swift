public import AuditModel

/// The problems that make a configuration unusable.
public struct ConfigurationError: Error, CustomStringConvertible {
  /// The problems in the order of the file; never empty.
  public var issues: [InputIssue]

  /// Creates an error.
  ///
  /// - Parameter issues: The problems; not empty.
  public init(issues: [InputIssue]) { self.issues = issues }

  /// Creates an error about one place.
  ///
  /// - Parameters:
  ///   - location: The place of the problem.
  ///   - message: The problem.
  ///   - remedy: The fix.
  public init(at location: SourceLocation, _ message: String, remedy: String) {
    issues = [.error(at: location, message, fix: remedy)]
  }

  /// A line per problem: place, message and fix.
  public var description: String {
    issues.map { issue in
      let place = issue.location
      return
        "\(place.file):\(place.line):\(place.column): \(issue.severity.rawValue): \(issue.message); \(issue.remedy)"
    }.joined(separator: "\n")
  }
}
