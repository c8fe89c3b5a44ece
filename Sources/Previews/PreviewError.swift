public import AuditModel

/// Why there is no preview: what is wrong, and what to do.
public struct PreviewError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, as a clause.
  public var what: String
  /// What to do about it.
  public var remedy: String
  /// What was wrong in what was read, which may be why.
  public var issues: [InputIssue] = []

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - what: What is wrong.
  ///   - remedy: What to do about it.
  public init(what: String, remedy: String) { (self.what, self.remedy) = (what, remedy) }

  /// One sentence with both.
  public var description: String { "\(what); \(remedy)" }
}
