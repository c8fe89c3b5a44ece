public import AuditModel

/// A type that writes a report in one format.
///
/// Each format has its own file.
public protocol Reporter: Sendable {
  /// The format's id, file extension and description.
  static var format: ReportFormat { get }

  /// The results that an audit must keep for this report.
  var retention: AuditRetention { get }

  /// The maximum number of texts that this report shows with every size; see ``AuditReport/pageResults``.
  ///
  /// With 0, no texts are prepared to be shown.
  var mostTexts: Int { get }

  /// Whether this report contains the pages of rules with their examples.
  var showsRulePages: Bool { get }

  /// Returns the reporter with the settings that its format supports.
  ///
  /// - Parameter settings: The settings of the run.
  /// - Returns: The reporter.
  func applying(_ settings: ReportSettings) -> Self

  /// Writes a report.
  ///
  /// - Parameters:
  ///   - report: The result of a run.
  ///   - output: The stream to write to. It gets whole Unicode scalars in pieces of some tens of kilobytes.
  func write(_ report: AuditReport, to output: inout some TextOutputStream)
}

extension Reporter {
  /// The results that the reporter needs; by default, everything.
  public var retention: AuditRetention { .everything }

  /// Returns the reporter unchanged; by default, a format has no settings.
  ///
  /// - Parameter settings: The settings of the run.
  /// - Returns: The reporter.
  public func applying(_ settings: ReportSettings) -> Self { self }

  /// The maximum number of texts with every size; by default, 0.
  public var mostTexts: Int { 0 }

  /// Whether the report contains the pages of rules; by default, false.
  public var showsRulePages: Bool { false }

  /// The format's id, file extension and description.
  public var format: ReportFormat { Self.format }

  /// Returns the whole report as one string, for short reports.
  ///
  /// - Parameter report: The result of a run.
  /// - Returns: The text that ``write(_:to:)`` writes.
  public func text(of report: AuditReport) -> String {
    var text = ""
    write(report, to: &text)
    return text
  }
}
