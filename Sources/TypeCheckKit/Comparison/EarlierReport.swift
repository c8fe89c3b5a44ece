public import AuditModel
import Documents

/// A JSON or HTML report of an earlier run, reduced to what a comparison needs.
public struct EarlierReport: Sendable {
  /// The largest size of a report, in bytes (our own limit: about a million findings).
  public static let mostBytes = 1 << 29

  /// The report's path as the user named it.
  public let file: String
  /// The findings, in the order of the report.
  public var findings: [EarlierFinding] = []
  /// The paths of the files with texts or findings.
  public var files: Set<String> = []
  /// The version of typecheck that wrote the report; nil if the report does not state it.
  public var version: String?
  /// Whether the run could not read or measure everything.
  public var isIncomplete = false
  /// The number of findings of the run that the report does not list.
  ///
  /// An HTML page lists only the worst.
  public var findingsDropped = 0
  /// The default container for texts; nil if the run did not check texts.
  public var container: AuditReport.Container?

  /// Creates a report without findings.
  ///
  /// - Parameter file: The report's path as the user named it.
  public init(file: String) { self.file = file }

  /// Reads a report from a file.
  ///
  /// - Parameter path: The file.
  /// - Throws: ``ConfigurationError`` if the file cannot be read or is not a JSON or HTML report of typecheck.
  public init(contentsOf path: String) throws(ConfigurationError) {
    guard FileKind(at: path) == .file, let bytes = FileBytes.read(path, limit: Self.mostBytes + 1) else {
      throw Self.unreadable(path)
    }
    guard bytes.count <= Self.mostBytes else {
      throw ConfigurationError(
        at: SourceLocation(startOf: path), "this report is larger than \(Self.mostBytes >> 20) MB",
        remedy: "generate it with --measurements findings, or compare a part of the app")
    }
    try self.init(bytes, file: path)
  }

  /// Reads a report from memory.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - file: The file's path, for messages.
  /// - Throws: ``ConfigurationError`` if the content is not a JSON or HTML report of typecheck.
  public init(_ bytes: [UInt8], file: String) throws(ConfigurationError) {
    self = try EarlierReportReader(file: file).read(bytes)
  }

  private static func unreadable(_ path: String) -> ConfigurationError {
    let place = SourceLocation(startOf: path)
    return switch FileKind(at: path) {
    case .missing:
      ConfigurationError(
        at: place, "earlier report not found",
        remedy: "check the path; typecheck check --report json=PATH writes a report to compare with")
    case .folder: ConfigurationError(at: place, "this is a folder", remedy: "name the JSON report in it")
    case .special:
      ConfigurationError(
        at: place, "this is not a regular file", remedy: "write the report to a file, and name that file")
    case .file, .forbidden, .outside:
      ConfigurationError(at: place, "this report cannot be read", remedy: "check its permissions")
    }
  }
}
