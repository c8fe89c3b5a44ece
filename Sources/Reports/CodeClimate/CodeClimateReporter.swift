public import AuditModel

/// A reporter that writes findings and notices as a JSON array of Code Climate issues, which GitLab reads.
///
/// GitLab shows one issue per fingerprint. If several findings have the same fingerprint, such as for a key that
/// occurs twice in a file, the reporter appends a number.
public struct CodeClimateReporter: Reporter {
  /// The format's id, file extension and description.
  public static let format = ReportFormat(
    id: "codeclimate", fileExtension: "json", description: "Code Climate issues, for GitLab Code Quality")

  /// The results that the reporter needs: every finding.
  public var retention: AuditRetention { .findings }

  /// Creates a reporter.
  public init() {}

  /// Writes a report.
  ///
  /// - Parameters:
  ///   - report: The result of a run.
  ///   - output: The stream to write to.
  public func write(_ report: AuditReport, to output: inout some TextOutputStream) {
    var json = JSONWriter()
    var seen: [String: Int] = [:]
    json.open("[", "]", .lines)
    for notice in ReportNotice.list(of: report) {
      let print = Fingerprint([notice.kind.rawValue, notice.location?.file ?? "", notice.message]).digits
      write(
        notice.location, name: notice.kind.rawValue, Self.severity(notice), Self.unique(print, &seen),
        Wording.sentence(notice.message), notice.remedy.map(Wording.sentence), &json)
      json.flush(to: &output)
    }
    for finding in report.findings {
      let sentence = FindingSentence(finding: finding)
      write(
        finding.location, name: finding.rule, Self.severity(finding), Self.unique(finding.placeFingerprint, &seen),
        sentence.text, sentence.remedy, &json)
      json.flush(to: &output)
    }
    json.close()
    json.finish(to: &output)
  }

  private func write(
    _ location: SourceLocation?, name: String, _ severity: String, _ fingerprint: String, _ description: String,
    _ remedy: String?, _ json: inout JSONWriter
  ) {
    json.object { json in
      json.field("categories", ["Compatibility"])
      json.field("check_name", name)
      if let remedy { json.object("content") { $0.field("body", "Fix: \(remedy)") } }
      json.field("description", FindingSentence.cut(description))
      json.field("fingerprint", fingerprint)
      json.object("location") { json in
        json.object("lines") { $0.field("begin", max(1, location?.line ?? 1)) }
        json.field("path", location.map { FileReference($0.file).path } ?? ".")
      }
      json.field("severity", severity)
      json.field("type", "issue")
    }
  }

  /// Returns the fingerprint, with a number appended if it has occurred before.
  private static func unique(_ fingerprint: String, _ seen: inout [String: Int]) -> String {
    let count = seen[fingerprint, default: 0] + 1
    seen[fingerprint] = count
    return count == 1 ? fingerprint : "\(fingerprint)-\(count)"
  }

  private static func severity(_ finding: Finding) -> String {
    guard finding.outcome == .fail else { return "info" }
    return switch finding.severity {
    case .error: "critical"
    case .warning: "major"
    case .note: "minor"
    }
  }

  private static func severity(_ notice: ReportNotice) -> String {
    switch notice.severity {
    case .error: "blocker"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
