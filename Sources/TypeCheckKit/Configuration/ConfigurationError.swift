public import AuditModel

/// Why a configuration cannot be used: everything that is wrong with it.
public struct ConfigurationError: Error, CustomStringConvertible {
  /// What is wrong, in the order of the file; never empty.
  public var issues: [InputIssue]

  /// Creates an error.
  ///
  /// - Parameter issues: What is wrong; never empty.
  public init(issues: [InputIssue]) { self.issues = issues }

  /// Creates an error about one place.
  ///
  /// - Parameters:
  ///   - location: Where it is.
  ///   - message: What is wrong.
  ///   - remedy: What to do about it.
  public init(at location: SourceLocation, _ message: String, remedy: String) {
    issues = [InputIssue(severity: .error, location: location, message: message, remedy: remedy)]
  }

  /// One line a problem: where, what, what to do.
  public var description: String {
    issues.map { issue in
      let place = issue.location
      return
        "\(place.file):\(place.line):\(place.column): \(issue.severity.rawValue): \(issue.message); \(issue.remedy)"
    }.joined(separator: "\n")
  }
}
