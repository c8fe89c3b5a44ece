/// A problem in a team's scale file that did not stop the reader.
public struct ScaleIssue: Error, Hashable, Codable, Sendable {
  /// The severity of a problem: whether it prevents something from being checked.
  public enum Severity: String, Codable, Sendable {
    /// A row or the whole file could not be read and is not checked.
    case error
    /// Something is unusual or missing; the rest is checked.
    case warning
  }

  /// Whether the problem prevents something from being checked.
  public let severity: Severity
  /// The line in the file, from 1.
  public let line: Int
  /// The problem, as one sentence without a final full stop.
  public let message: String
  /// The fix, as one sentence without a final full stop.
  public let remedy: String

  /// Creates an issue.
  ///
  /// - Parameters:
  ///   - severity: Whether the problem prevents something from being checked.
  ///   - line: The line in the file, from 1.
  ///   - message: The problem, as one sentence without a final full stop.
  ///   - remedy: The fix, as one sentence without a final full stop.
  public init(_ severity: Severity, line: Int, message: String, remedy: String) {
    self.severity = severity
    self.line = line
    self.message = message
    self.remedy = remedy
  }
}
