import Foundation
import TypeCheckKit

/// The summary of a GitHub Actions step, which is Markdown in the file that GITHUB_STEP_SUMMARY names.
enum StepSummary {
  /// Appends a report to the summary, up to GitHub's limit.
  ///
  /// It does nothing if GITHUB_STEP_SUMMARY is not set.
  ///
  /// - Throws: ``OutputFile/Failure`` if the file cannot be written.
  static func append(_ report: AuditReport) throws {
    guard let path = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_NONBLOCK, 0o666)
    guard descriptor >= 0 else { throw failure(path, String(cString: strerror(errno))) }
    // The limit includes the output of earlier commands of the step.
    let written = Int(lseek(descriptor, 0, SEEK_END))
    let room = MarkdownReporter.Limit.summaryBytes - max(0, written)
    var stream = DescriptorStream(descriptor: descriptor)
    MarkdownReporter(limit: .bytes(max(0, room))).write(report, to: &stream)
    let problem = stream.failure
    close(descriptor)
    if let problem { throw failure(path, problem) }
  }

  private static func failure(_ path: String, _ what: String) -> OutputFile.Failure {
    OutputFile.Failure(path: path, what: what, remedy: "set GITHUB_STEP_SUMMARY to a writable file")
  }
}
