public import AuditModel
internal import Bytes
internal import Causes

/// A reporter that writes GitHub workflow commands: annotations for the worst causes, and a count of the rest.
///
/// An annotation is at the line to change. If a pull request does not change that line, it is at a place or text of the
/// cause that the pull request changes, because GitHub shows no others next to the code. Causes at changed lines come
/// first. Causes that need review have an annotation only if they fail the run.
///
/// GitHub shows ten errors, ten warnings and ten notices per step and silently drops the rest. The last notice
/// therefore contains the number of further causes. Source:
/// https://docs.github.com/en/actions/using-workflows/workflow-commands-for-github-actions
public struct GitHubReporter: Reporter {
  /// The maximum number of annotations per severity that GitHub shows for one step.
  private static let shown = 10
  /// The maximum number of causes (our own choice: people read no more in a pull request).
  private static let mostCauses = 10

  /// The format's id, file extension and description.
  public static let format = ReportFormat(
    id: "github", fileExtension: "log", description: "annotations for GitHub Actions, and a step summary")

  /// All findings, because the ten worst causes may have any number of findings.
  public var retention: AuditRetention { .findings }

  /// The lines that a pull request changes; nil if they are not known.
  public let changes: ChangedLines?
  /// The repository to whose root paths are relative; nil to leave paths unchanged.
  private let repository: RepositoryPlace?

  /// Creates a reporter.
  ///
  /// - Parameters:
  ///   - changes: The lines that a pull request changes; nil if they are not known.
  ///   - repository: The repository to whose root paths are relative; nil to leave paths unchanged.
  public init(changes: ChangedLines? = nil, in repository: RepositoryPlace? = nil) {
    (self.changes, self.repository) = (changes, repository)
  }

  /// Returns the reporter with the changed lines.
  ///
  /// - Parameter settings: The settings of the run.
  /// - Returns: The reporter.
  public func applying(_ settings: ReportSettings) -> Self {
    Self(changes: settings.changes, in: settings.repository)
  }

  /// Writes a report.
  ///
  /// - Parameters:
  ///   - report: The result of a run.
  ///   - output: The stream to write to.
  public func write(_ report: AuditReport, to output: inout some TextOutputStream) {
    var lines = ByteBuffer(capacity: 1 << 14)
    // The summary of the step has the others, which would use up the few messages that GitHub shows.
    let notices = ReportNotice.list(of: report).filter { $0.severity == .error }
    let causes = Self.causes(of: report)
    let places = CausePlaces(report, causes, changes)
    let shown = causes.map(places.shown)
    let worst = (shown.filter(\.isChanged) + shown.filter { !$0.isChanged }).prefix(Self.mostCauses)
    var (shownNotices, shownCauses) = (0, 0)
    for severity in Finding.Severity.allCases.reversed() {
      // One notice is reserved for the number of further causes.
      var room = Self.shown - (severity == .note ? 1 : 0)
      for notice in notices.lazy.filter({ $0.severity == severity }).prefix(room) {
        write(ReportLine(notice), title: notice.kind.title, &lines)
        room -= 1
        shownNotices += 1
      }
      for (cause, place, _) in worst.lazy.filter({ $0.cause.level == severity }).prefix(room) {
        let text = CauseMessage(cause: cause, report: report).textWithFix
        write(ReportLine(cause, text, at: place), title: cause.rule, &lines)
        shownCauses += 1
      }
    }
    let elsewhere = !causes.isEmpty && places.isElsewhere ? "nothing here is in a file of the diff" : nil
    let more = [
      Wording.more(causes.count - shownCauses, "cause"), Wording.more(notices.count - shownNotices, "message"),
    ].compactMap(\.self)
    if !more.isEmpty || elsewhere != nil {
      let rest = "\(Listing(more)) that GitHub does not show: see the step summary or --report json=PATH"
      let text = [elsewhere, more.isEmpty ? nil : rest].compactMap(\.self).joined(separator: "; ")
      lines.append("::notice title=typecheck::\(Self.escape(text, isData: true))\n")
    } else if notices.isEmpty, causes.isEmpty {
      let reviews = report.tally.reviews
      let answer = reviews == 0 ? "nothing to report" : "nothing fails, \(Wording.count(reviews, "finding")) for review"
      lines.append("typecheck: \(answer)\n")
    }
    lines.flush(to: &output, above: 0)
  }

  /// Returns the causes to show: failures, and those that need review if they fail the run.
  private static func causes(of report: AuditReport) -> [Cause] {
    report.causesByChange.filter { cause in
      cause.outcome == .fail || cause.findings.contains { report.ending?.isFailed(by: report.findings[$0]) == true }
    }
  }

  private func write(_ line: ReportLine, title: String, _ lines: inout ByteBuffer) {
    lines.append(line.level == .note ? "::notice " : "::\(line.level.rawValue) ")
    if let location = line.location {
      lines.append("file=")
      lines.append(Self.escape(FileReference(location.file, in: repository).path, isData: false))
      lines.append(",line=\(max(1, location.line)),col=\(max(1, location.column)),")
    }
    lines.append("title=")
    lines.append(Self.escape("typecheck: \(title)", isData: false))
    lines.append("::")
    lines.append(Self.escape(FindingSentence.cut(line.text), isData: true))
    lines.append("\n")
  }

  /// Escapes the characters that have a special meaning in a workflow command.
  ///
  /// Properties need more escapes than data. Control characters and command marks become visible escapes.
  ///
  /// Source: `escapeData` and `escapeProperty` in command.ts of GitHub's actions toolkit.
  static func escape(_ text: String, isData: Bool) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in Quotation.escape(text, keepsIsolates: true, keepsBreaks: true).unicodeScalars {
      switch scalar {
      case "%": escaped.append(contentsOf: "%25".unicodeScalars)
      case "\r": escaped.append(contentsOf: "%0D".unicodeScalars)
      case "\n": escaped.append(contentsOf: "%0A".unicodeScalars)
      case ":" where !isData: escaped.append(contentsOf: "%3A".unicodeScalars)
      case "," where !isData: escaped.append(contentsOf: "%2C".unicodeScalars)
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }
}
