public import AuditModel

/// An error that prevents a preview, with the problem and its fix.
public struct PreviewError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problem, as a clause such as "the picture would have more than 120 million pixels".
  public var what: String
  /// The fix, as a clause.
  public var remedy: String
  /// Issues in the input files, which may be the cause.
  public var issues: [InputIssue] = []

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - what: What is wrong.
  ///   - remedy: How to fix it.
  public init(what: String, remedy: String) { (self.what, self.remedy) = (what, remedy) }

  /// The whole error as one sentence.
  public var description: String { "\(what); \(remedy)" }
}
