public import AuditModel

/// An error about an input item, such as malformed content or a style that the platform does not have.
public struct ItemError: Error, CustomStringConvertible {
  /// The problem with its location and the suggested fix.
  public var issue: InputIssue

  /// Creates an error.
  ///
  /// - Parameter issue: The problem with its location and the suggested fix.
  public init(issue: InputIssue) { self.issue = issue }

  /// The problem and the suggested fix.
  public var description: String { "\(issue.message); \(issue.remedy)" }
}
