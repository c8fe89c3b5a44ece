import Audit
package import AuditModel
package import Reports
import RuleKit

/// The result of a check, for a page that shows the result and its changes.
package struct LiveResult: Sendable {
  /// The identity of a text in its file.
  package struct Text: Hashable, Sendable {
    /// The key.
    package var key: String
    /// The language tag.
    package var locale: String
    /// The file.
    package var file: String
  }

  /// The page and its data.
  package let page: ServedPage
  /// The hash of each text's verdicts and measurements, which is only stable in this process.
  package let texts: [Text: Int]
  /// The hash of each finding by its id.
  package let findings: [String: Int]
  /// The errors about files that cannot be read, as sentences with places.
  package let errors: [String]

  /// Creates the result of a report.
  package init(_ report: AuditReport, by reporter: HTMLReporter) {
    page = ServedPage(report, by: reporter)
    var texts: [Text: Hasher] = [:]
    for one in report.pageResults {
      let string = one.result.string
      let text = Text(key: string.key, locale: string.locale, file: string.location.file)
      texts[text, default: Hasher()].combine(one.result)
    }
    self.texts = texts.mapValues { $0.finalize() }
    var findings: [String: Int] = [:]
    for finding in report.findings {
      // Findings in different places may have equal fingerprints.
      let id = [finding.fingerprint, finding.locale ?? "", finding.location.file].joined(separator: "\u{0}")
      findings[id, default: 0] &+= finding.hashValue
    }
    self.findings = findings
    let rules = Set(RuleRegistry.fileDescriptors.map(\.id))
    let unreadable = report.findings.filter { $0.severity == .error && rules.contains($0.rule) }
    errors =
      report.inputIssues.filter { $0.severity == .error }.map(Self.words)
      + unreadable.map { Self.sentence($0.message.text, at: $0.location) }
  }

  /// Returns a problem of an input as a sentence with its place, without a full stop.
  package static func words(_ issue: InputIssue) -> String { sentence(issue.message, at: issue.location) }

  private static func sentence(_ message: String, at location: SourceLocation) -> String {
    "\(location.file):\(location.line): \(message)"
  }
}
