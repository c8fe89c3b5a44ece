public import AuditModel
internal import Bytes

/// A reporter that writes one HTML page, which loads nothing from the network and is readable without its script.
///
/// The page has rows for as many of the worst findings as its maximum size allows, and pictures for the worst of
/// those. It also shows how many findings it omits.
public struct HTMLReporter: Reporter {
  /// The maximum size of a page.
  public struct Limits: Hashable, Sendable {
    /// The maximum size of the page, in bytes.
    public var bytes = 5_000_000
    /// The maximum number of pictures.
    public var pictures = 500
    /// The maximum size of all pictures together, in bytes.
    ///
    /// The rest of the page remains for text.
    public var pictureBytes = 2_500_000

    /// Creates the default limits, which keep browsers responsive.
    public init() {}
  }

  /// The format's id, file extension and description.
  public static let format = ReportFormat(
    id: "html", fileExtension: "html", description: "one page for a browser, with filters; at most 5 MB")

  /// The maximum size of the page.
  public var limits: Limits
  /// The arguments of the run that made the report, the subcommand first.
  ///
  /// If empty, the page shows no commands.
  public var command: [String]

  /// The results that the reporter needs: all findings.
  public var retention: AuditRetention { .findings }

  /// The maximum number of pictures in the page.
  public var mostPreviews: Int { limits.pictures }

  /// Creates a reporter.
  ///
  /// - Parameters:
  ///   - limits: The maximum size of the page.
  ///   - command: The arguments of the run that made the report, the subcommand first; empty if they are unknown.
  public init(limits: Limits = Limits(), command: [String] = []) {
    self.limits = limits
    self.command = command
  }

  /// Writes a report.
  ///
  /// - Parameters:
  ///   - report: The result of a run.
  ///   - output: The stream to write to.
  public func write(_ report: AuditReport, to output: inout some TextOutputStream) {
    let groups = HTMLGroups(report.findings)
    let top = HTMLTemplate.pageTop.text(HTMLSummary(report: report).values)
    let command = CommandWords(command)
    let end = HTMLTemplate.pageEnd.text(HTMLRules(report: report, command: command).values)
    let room = limits.bytes - top.utf8.count - end.utf8.count - HTMLFindings.mostBytes(command)
    let rows = HTMLRows(report, groups, limits, command: command.settings, room: room)
    let findings = HTMLFindings(
      report: report, rows: rows, pictures: HTMLPictures(report, rows, most: limits.pictures), command: command)
    var buffer = ByteBuffer(capacity: 1 << 17)
    buffer.append(top)
    buffer.append(HTMLTemplate.findingsTop.text(findings.topValues))
    buffer.flush(to: &output)
    for shape in rows.shapes {
      if shape == rows.shapes.first { buffer.append(HTMLPictures.shapesBegin) }
      buffer.append(report.previewShapes[shape])
      if shape == rows.shapes.last { buffer.append(HTMLPictures.shapesEnd) }
      buffer.flush(to: &output)
    }
    for group in groups.all where !rows.rows[group.number].isEmpty {
      buffer.append(HTMLTemplate.groupTop.text(group.values))
      for row in rows.rows[group.number] {
        buffer.append(row)
        buffer.flush(to: &output)
      }
      buffer.append(HTMLTemplate.groupEnd.text(group.endValues(listed: rows.rows[group.number].count)))
      buffer.flush(to: &output)
    }
    buffer.append(HTMLTemplate.findingsEnd.text(findings.endValues))
    buffer.append(end)
    buffer.flush(to: &output, above: 0)
  }
}
