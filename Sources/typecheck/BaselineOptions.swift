import ArgumentParser
import Foundation
import TypeCheckKit

/// The options of `check` about findings that were accepted before.
struct BaselineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Findings that were accepted before; only new and worse ones are told.", valueName: "file"))
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "Accept all failures that are found now, with --fail-on review the doubts too, and write them here.",
      valueName: "file"))
  var writeBaseline: String?

  @Flag(help: "Entries of the baseline that are no longer found make the exit status 1.")
  var strictBaseline = false

  func validate() throws {
    if strictBaseline, writeBaseline != nil {
      throw ValidationError("--strict-baseline has nothing to hold against with --write-baseline; leave one out")
    }
  }

  /// The options that are given.
  var given: [String] {
    let options = [
      ("--baseline", baseline != nil), ("--write-baseline", writeBaseline != nil),
      ("--strict-baseline", strictBaseline),
    ]
    return options.filter(\.1).map(\.0)
  }

  /// Reads the baseline into a pipeline.
  ///
  /// - Parameters:
  ///   - pipeline: Gets it.
  ///   - configured: The file that the configuration names.
  /// - Throws: ``ExitStatus/stopped`` when it cannot be read, which is told.
  func prepare(_ pipeline: inout CheckPipeline, configured: String?) throws {
    if let writeBaseline {
      pipeline.newBaselineFolder = FilePath.folder(of: writeBaseline)
      return
    }
    guard let file = baseline ?? configured else {
      if strictBaseline {
        StandardStreams.say(
          "error: --strict-baseline needs a baseline; name it with --baseline or in the configuration")
        throw ExitStatus.stopped
      }
      return
    }
    guard let data = FileManager.default.contents(atPath: file) else {
      let place = SourceLocation(file: file, line: 1, column: 1)
      StandardStreams.say(
        InputIssue(
          severity: .error, location: place, message: "this baseline cannot be read",
          remedy: "check the path, or make one with --write-baseline \(file)"))
      throw ExitStatus.stopped
    }
    let (accepted, issues) = BaselineLines(file: file).read(Array(data))
    for issue in issues { StandardStreams.say(issue) }
    if !issues.isEmpty { throw ExitStatus.stopped }
    pipeline.baseline = (accepted, FilePath.folder(of: file))
  }

  /// Writes a new baseline, tells stale entries.
  ///
  /// - Parameters:
  ///   - result: What the check came to.
  ///   - status: How the run ends without.
  /// - Returns: How the run ends with the baseline.
  /// - Throws: ``ExitStatus/stopped`` when the baseline cannot be written.
  func finish(_ result: CheckPipeline.Result, status: ExitStatus) throws -> ExitStatus {
    if let writeBaseline, let accepted = result.newBaseline {
      if result.report.isEmpty { return status }
      do {
        try OutputFile.write(to: writeBaseline) { BaselineWriter().write(accepted, to: &$0) }
      } catch {
        StandardStreams.say("error: \(error)")
        return .stopped
      }
      return status
    }
    guard strictBaseline, !result.stale.isEmpty else { return status }
    for key in result.stale.prefix(10) {
      StandardStreams.say(
        "stale: \(key.rule) of \(Quotation(key.key)) (\(key.locale)) in \(Quotation.escape(key.file))"
          + "\(key.table.isEmpty ? "" : ", \(Quotation.escape(key.table)),") is no longer found"
      )
    }
    if result.stale.count > 10 { StandardStreams.say("and \(result.stale.count - 10) more") }
    StandardStreams.say(
      "error: the baseline has \(result.stale.count) entries to take out; write it anew with --write-baseline")
    return status == .stopped ? .stopped : .findings
  }
}
