public import AuditModel

/// An item asks for something that there is not, such as a style its platform does not have, or is none.
public struct ItemError: Error, CustomStringConvertible {
  /// What is wrong, where, and what to do.
  public var issue: InputIssue

  /// Creates an error.
  ///
  /// - Parameter issue: What is wrong, where, and what to do.
  public init(issue: InputIssue) { self.issue = issue }

  /// What is wrong and what to do.
  public var description: String { "\(issue.message); \(issue.remedy)" }
}
