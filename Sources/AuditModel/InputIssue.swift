/// A problem at a location in an input file that did not stop the reader.
public struct InputIssue: Hashable, Codable, Sendable {
  /// The severity of a problem: whether it prevents something from being checked.
  public enum Severity: String, Codable, Sendable {
    /// A file or a part of it could not be read.
    ///
    /// The exit status is 2 in a report, in which errors about files that were found in folders are findings instead.
    case error
    /// Something unusual was read anyway; the exit status is 2 only with `--strict`.
    case warning
  }

  /// Whether the problem prevents something from being checked.
  public var severity: Severity
  /// The location of the problem.
  public var location: SourceLocation
  /// The key of the affected text; nil if the problem concerns the whole file, or if the key is unknown.
  public var key: String?
  /// The problem, as one sentence without a final full stop.
  public var message: String
  /// The fix, as one sentence without a final full stop.
  public var remedy: String
  /// Whether a limit of the system is the reason, so that no file is at fault.
  package var isOfSystem = false

  /// Creates an issue.
  ///
  /// - Parameters:
  ///   - severity: Whether the problem prevents something from being checked.
  ///   - location: The location of the problem.
  ///   - key: The key of the affected text.
  ///   - message: The problem, as one sentence without a final full stop.
  ///   - remedy: The fix, as one sentence without a final full stop.
  public init(severity: Severity, location: SourceLocation, key: String? = nil, message: String, remedy: String) {
    self.severity = severity
    self.location = location
    self.key = key
    self.message = message
    self.remedy = remedy
  }

  /// The message with an ellipsis in place of quoted names and of numbers, which issues of one kind share.
  package var kind: String { Quotation.kind(of: message) }

  /// Returns an issue about something unusual that was read anyway.
  package static func warning(
    at location: SourceLocation, key: String? = nil, _ message: String, fix: String
  ) -> InputIssue {
    InputIssue(severity: .warning, location: location, key: key, message: message, remedy: fix)
  }

  /// Returns an issue about a file, or a part of a file, that could not be read.
  package static func error(
    at location: SourceLocation, key: String? = nil, _ message: String, fix: String
  ) -> InputIssue {
    InputIssue(severity: .error, location: location, key: key, message: message, remedy: fix)
  }
}
