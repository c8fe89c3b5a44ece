public import AuditModel

/// Turns a report into text; one file a format.
public protocol Reporter: Sendable {
  /// What the format is called.
  static var format: ReportFormat { get }

  /// What an audit has to keep for this report.
  var retention: AuditRetention { get }

  /// How many pictures of findings this report shows at most; a report that shows none costs none.
  var mostPreviews: Int { get }

  /// Whether this report contains the pages of rules, examples included.
  var showsRulePages: Bool { get }

  /// Writes a report.
  ///
  /// - Parameters:
  ///   - report: All that one run found.
  ///   - output: Where to write; gets whole Unicode scalars in pieces of some tens of kilobytes.
  func write(_ report: AuditReport, to output: inout some TextOutputStream)
}

extension Reporter {
  /// Everything, unless a reporter says that it needs less.
  public var retention: AuditRetention { .everything }

  /// No pictures, unless a reporter says that it shows some.
  public var mostPreviews: Int { 0 }

  /// No pages of rules, unless a reporter says that it contains them.
  public var showsRulePages: Bool { false }

  /// What the format is called.
  public var format: ReportFormat { Self.format }

  /// The whole report as one string; for short reports.
  ///
  /// - Parameter report: All that one run found.
  /// - Returns: What ``write(_:to:)`` writes.
  public func text(of report: AuditReport) -> String {
    var text = ""
    write(report, to: &text)
    return text
  }
}
