package import AuditModel

/// A page for a server that keeps it up to date, with separate data.
package struct ServedPage: Hashable, Sendable {
  /// The page without data.
  package let page: [UInt8]
  /// The content security policy, for the response header.
  package let policy: String
  /// The data as JSON.
  package let data: [UInt8]

  /// Creates the page of a report.
  package init(_ report: AuditReport, by reporter: HTMLReporter) {
    let script = PageScript.served
    let pieces = PagePieces(report, reporter.details, CommandWords(reporter.command), script)
    let made = pieces.data.written(PageAmount())
    page = Array((pieces.start(without: made.dropped) + pieces.end).utf8)
    policy = "\(script.policy); frame-ancestors 'none'"
    data = made.bytes
  }
}
