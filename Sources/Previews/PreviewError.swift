public import AuditModel

/// An error that prevents a preview: what is wrong and how to fix it.
public struct PreviewError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The fault, as a clause.
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
