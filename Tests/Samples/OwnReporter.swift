import TypeCheckKit

// sample: own-reporter
/// Keys with findings, one a line, for `sort | uniq -c`.
struct KeysReporter: Reporter {
  static let format = ReportFormat(id: "keys", fileExtension: "txt", description: "keys with findings, one a line")

  var retention: AuditRetention { .findings }

  func write(_ report: AuditReport, to output: inout some TextOutputStream) {
    for finding in report.findings { output.write("\(finding.key)\n") }
    for issue in report.inputIssues { output.write("? \(issue.location.file)\n") }
  }
}
// end sample

enum OwnReporter {
  static func run() async throws {
    // sample: run-own-reporter
    let report = try await MeasurePipeline().run(["strings.json"])
    print(KeysReporter().text(of: report), terminator: "")
    // end sample
  }
}
