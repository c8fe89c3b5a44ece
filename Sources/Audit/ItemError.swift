public import AuditModel

/// An error in an input item, such as malformed content or a style that its platform does not have.
public struct ItemError: Error, CustomStringConvertible {
  /// What is wrong, where it is and how to fix it.
  public var issue: InputIssue

  /// Creates an error.
  ///
  /// - Parameter issue: What is wrong, where it is and how to fix it.
  public init(issue: InputIssue) { self.issue = issue }

  /// What is wrong and how to fix it.
  public var description: String { "\(issue.message); \(issue.remedy)" }
}
