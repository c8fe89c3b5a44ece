package import AuditModel
package import Reports

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
  /// The errors about inputs, as sentences with places.
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
    errors = report.inputIssues.filter { $0.severity == .error }.map(Self.words)
  }

  /// Returns a problem of an input as a sentence with its place, without a full stop.
  package static func words(_ issue: InputIssue) -> String {
    "\(issue.location.file):\(issue.location.line): \(issue.message)"
  }
}
