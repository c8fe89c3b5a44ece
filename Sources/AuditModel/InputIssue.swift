/// A located problem in an input file that reading survived.
public struct InputIssue: Hashable, Codable, Sendable {
  /// Whether the problem kept something from being measured.
  public enum Severity: String, Codable, Sendable {
    /// A file or a part of it could not be read; the exit status is 2.
    case error
    /// Something odd was read anyway; the exit status is 2 only when asked to be strict.
    case warning
  }

  /// Whether the problem kept something from being measured.
  public var severity: Severity
  /// Where it is.
  public var location: SourceLocation
  /// The key of the text it is about; nil where it is about a file, or where nobody says.
  public var key: String?
  /// What is wrong, one sentence without a final full stop.
  public var message: String
  /// What to do about it, one sentence without a final full stop.
  public var remedy: String

  /// Creates an issue.
  ///
  /// - Parameters:
  ///   - severity: Whether the problem kept something from being measured.
  ///   - location: Where it is.
  ///   - key: The key of the text it is about.
  ///   - message: What is wrong.
  ///   - remedy: What to do about it.
  public init(severity: Severity, location: SourceLocation, key: String? = nil, message: String, remedy: String) {
    self.severity = severity
    self.location = location
    self.key = key
    self.message = message
    self.remedy = remedy
  }
}
