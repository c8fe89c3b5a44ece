import TypeCheckKit

enum AuditAFolder {
  static func run() async throws {
    // sample: audit-a-folder
    let report = try await MeasurePipeline().run(["Resources"])
    for finding in report.findings where finding.severity == .error {
      print(finding.location.file, finding.location.line, finding.message.text)
    }
    print(report.summary.texts, "texts,", report.summary.fail, "measurements do not fit")
    for issue in report.inputIssues { print(issue.message) }
    // end sample
  }
}
