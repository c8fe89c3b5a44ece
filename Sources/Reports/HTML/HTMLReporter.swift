public import AuditModel
internal import Bytes

/// One page for a browser: it works from disk, asks nothing of the network and can be read without its script.
///
/// The worst findings get their row, and of those the worst their picture, as far as the page's size allows; the others
/// are counted, and the page says so.
public struct HTMLReporter: Reporter {
  /// How large a page may become.
  public struct Limits: Hashable, Sendable {
    /// The most bytes of a page.
    public var bytes = 5_000_000
    /// The most pictures.
    public var pictures = 500
    /// The most bytes of all pictures, so that they leave room for words.
    public var pictureBytes = 2_500_000

    /// Creates the default limits, with which browsers stay quick.
    public init() {}
  }

  /// What the format is called.
  public static let format = ReportFormat(
    id: "html", fileExtension: "html", description: "one page for a browser, with filters; at most 5 MB")

  /// How large the page may become.
  public var limits: Limits
  /// The command that made the report: all of its words, the subcommand first; empty where nobody says, and the page then
  /// names no commands.
  public var command: [String]

  /// Every finding.
  public var retention: AuditRetention { .findings }

  /// As many pictures as the page has room for.
  public var mostPreviews: Int { limits.pictures }

  /// Creates a reporter.
  ///
  /// - Parameters:
  ///   - limits: How large the page may become.
  ///   - command: The command that made the report: all of its words, the subcommand first; empty where nobody says.
  public init(limits: Limits = Limits(), command: [String] = []) {
    self.limits = limits
    self.command = command
  }

  /// Writes a report.
  ///
  /// - Parameters:
  ///   - report: All that one run found.
  ///   - output: Where to write.
  public func write(_ report: AuditReport, to output: inout some TextOutputStream) {
    let groups = HTMLGroups(report.findings)
    let top = HTMLTemplate.pageTop.text(HTMLSummary(report).values)
    let command = CommandWords(command)
    let end = HTMLTemplate.pageEnd.text(HTMLRules(report, command: command).values)
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
