import Foundation
import TypeCheckKit

/// `typecheck measure -`: one item a line in, one answer a line out, in input order and as soon as it is known.
struct StandardInputRun {
  let pipeline: MeasurePipeline
  let reports: ReportOptions

  /// Answers every line until standard input ends; the summary goes to standard error.
  ///
  /// - Throws: The run's ``ExitStatus``.
  func run() throws {
    let auditor = try pipeline.auditor()
    let measurer = try Measurer(options: pipeline.options, stack: auditor.stack)
    let reader = JSONLines(defaultLocale: pipeline.defaultLocale)
    var output = DescriptorStream(descriptor: STDOUT_FILENO)
    var report = auditor.emptyReport(version: TypeCheckVersion.current, widthSource: pipeline.widthSource)
    var number = 0
    var hasFailed = false
    var lines = InputLines()
    while let line = lines.next(), output.failure == nil, !output.isClosed {
      number += 1
      if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
      switch reader.read(line: line, number: number) {
      case .failure(let problem):
        report.inputIssues.append(problem)
        output.write(JSONReporter.line(forError: "\(problem.message); \(problem.remedy)", line: number) + "\n")
      case .success(let item):
        report.inputIssues += item.issues
        if let issue = item.issues.first(where: { $0.severity == .error }) {
          output.write(JSONReporter.line(forError: "\(issue.message); \(issue.remedy)", line: number) + "\n")
          continue
        }
        do {
          for (result, findings) in try auditor.audit(item.string, with: measurer) {
            report.summary.count(result)
            findings.forEach { report.summary.count($0) }
            hasFailed = hasFailed || reports.hasFailed(findings)
            output.write(JSONReporter.line(for: result, findings: findings) + "\n")
          }
        } catch let error as ItemError {
          report.inputIssues.append(error.issue)
          output.write(JSONReporter.line(forError: "\(error)", line: number) + "\n")
        }
      }
    }
    if let failure = lines.failure {
      StandardStreams.say(
        "error: cannot read standard input: \(failure); give it JSON lines, or name files instead of -")
      throw ExitStatus.stopped
    }
    try finish(report, output, hasFailed: hasFailed)
  }

  private func finish(_ report: AuditReport, _ output: DescriptorStream, hasFailed: Bool) throws {
    let summary = report.summary
    StandardStreams.say(
      """
      \(summary.texts) text\(summary.texts == 1 ? "" : "s"), \(summary.measurements) measurements: \(summary.pass) fit, \(summary.fail) do not, \
      \(summary.needsReview) undecided; \(summary.notMeasured) texts not measured, \
      \(report.inputIssues.count { $0.severity == .error }) lines not read
      """)
    for issue in report.inputIssues where issue.severity == .warning {
      StandardStreams.say("-:\(issue.location.line): warning: \(issue.message); \(issue.remedy)")
    }
    if report.summary.texts == 0, report.inputIssues.isEmpty {
      StandardStreams.say(
        "error: standard input held no item; write one JSON object a line, such as {\"text\": \"Save\"}")
    }
    if let failure = output.failure {
      StandardStreams.say("error: cannot write to standard output: \(failure); choose a place that has room")
      throw ExitStatus.stopped
    }
    let status = reports.status(of: report)
    if status != .clean { throw status }
    if hasFailed { throw ExitStatus.findings }
  }
}

/// Standard input, line by line, without a limit on how long a line is.
private struct InputLines {
  private var buffer: [UInt8] = []
  private var start = 0
  private var searched = 0
  private var hasEnded = false
  /// Why it could not be read to its end.
  private(set) var failure: String?

  mutating func next() -> [UInt8]? {
    while true {
      if let end = buffer[searched...].firstIndex(of: 0x0A) {
        defer {
          start = end + 1
          searched = start
        }
        return Array(buffer[start..<end])
      }
      searched = buffer.count
      if hasEnded {
        guard start < buffer.count else { return nil }
        defer { start = buffer.count }
        return Array(buffer[start...])
      }
      fill()
    }
  }

  private mutating func fill() {
    if start > 0 {
      buffer.removeSubrange(..<start)
      searched -= start
      start = 0
    }
    var piece = [UInt8](repeating: 0, count: 65_536)
    var count = 0
    repeat { count = read(STDIN_FILENO, &piece, piece.count) } while count < 0 && errno == EINTR
    if count < 0 { failure = String(cString: strerror(errno)) }
    if count <= 0 { hasEnded = true } else { buffer.append(contentsOf: piece[..<count]) }
  }
}
