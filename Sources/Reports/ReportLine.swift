internal import AuditModel
internal import Causes

/// A finding, cause or notice, for formats that show each as one message.
struct ReportLine {
  /// The place, or nil for a notice about the whole run.
  let location: SourceLocation?
  let level: Finding.Severity
  /// The problem and its fix.
  let text: String
  /// The rule of a finding or cause, or the kind of a notice.
  let source: String

  init(_ finding: Finding) {
    location = finding.location
    level = finding.level
    text = FindingSentence(finding: finding).textWithRemedy
    source = finding.rule
  }

  /// Creates the message of a cause; `text` is the problem and its fix.
  init(_ cause: Cause, _ text: String, at location: SourceLocation) {
    self.location = location
    level = cause.level
    self.text = text
    source = cause.rule
  }

  init(_ notice: ReportNotice) {
    location = notice.location
    level = notice.severity
    text = notice.text
    source = notice.kind.rawValue
  }
}
