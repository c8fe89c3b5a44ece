import TypeCheckKit

enum CheckAProject {
  static func run() async throws {
    // sample: check-a-project
    let (check, warnings) = try CheckPipeline.project(at: "App", measure: MeasurePipeline())
    let report = try await check.run(["App"]).report
    for issue in warnings + report.inputIssues { print(issue.location.file, issue.message) }
    for rule in report.rules {
      let found = report.findings.count { $0.rule == rule.id && $0.outcome == .fail }
      if found > 0 { print(found, "×", rule.title) }
    }
    // end sample
  }
}
