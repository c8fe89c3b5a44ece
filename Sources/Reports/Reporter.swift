public import AuditModel

/// A report format, which turns a report into text.
///
/// Each format has its own file.
public protocol Reporter: Sendable {
  /// The format's id, file extension and description.
  static var format: ReportFormat { get }

  /// The results that an audit must keep for this report.
  var retention: AuditRetention { get }

  /// The most pictures of findings that this report shows.
  ///
  /// With 0, none are drawn.
  var mostPreviews: Int { get }

  /// Whether this report contains the pages of rules with their examples.
  var showsRulePages: Bool { get }

  /// Writes a report.
  ///
  /// - Parameters:
  ///   - report: The result of a run.
  ///   - output: The stream to write to. It gets whole Unicode scalars in pieces of some tens of kilobytes.
  func write(_ report: AuditReport, to output: inout some TextOutputStream)
}

extension Reporter {
  /// The default: everything.
  public var retention: AuditRetention { .everything }

  /// The default: no pictures.
  public var mostPreviews: Int { 0 }

  /// The default: no pages of rules.
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
