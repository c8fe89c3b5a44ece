/// A problem in a team's scale file that reading survived.
public struct ScaleIssue: Error, Hashable, Codable, Sendable {
  /// Whether something could not be judged because of it.
  public enum Severity: String, Codable, Sendable {
    /// A row or the whole file could not be read.
    case error
    /// Something odd or missing; what is there is judged.
    case warning
  }

  /// Whether something could not be judged because of it.
  public let severity: Severity
  /// The line in the file, from 1.
  public let line: Int
  /// What is wrong, one sentence without a final full stop.
  public let message: String
  /// What to do about it, one sentence without a final full stop.
  public let remedy: String

  /// Creates an issue.
  ///
  /// - Parameters:
  ///   - severity: Whether something could not be judged because of it.
  ///   - line: The line in the file, from 1.
  ///   - message: What is wrong.
  ///   - remedy: What to do about it.
  public init(_ severity: Severity, line: Int, message: String, remedy: String) {
    self.severity = severity
    self.line = line
    self.message = message
    self.remedy = remedy
  }
}
