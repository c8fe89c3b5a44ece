import ArgumentParser
import TypeCheckKit

/// The options of commands that audit files: strictness, amount of detail, timings and progress.
struct ReportOptions: ParsableArguments {
  @Flag(name: .long, help: "Exit with status 2 on input warnings.")
  var strict = false

  @Flag(name: .long, help: "Show every finding, notes too.")
  var all = false

  @Flag(name: .long, help: "Show the duration of each part of the run; the report then differs between runs.")
  var timings = false

  @Flag(name: .shortAndLong, help: ProgressLine.help)
  var quiet = false

  /// Returns the options that the user passed and that only affect reports.
  ///
  /// Answers to standard input are JSON lines, not a report.
  func given(with output: OutputOptions) -> [String] {
    let isOther = !["text", "json"].contains(output.format)
    let isFormatGiven = isOther || output.formats.contains("text")
    return [("--format \(output.format)", isFormatGiven), ("--all", all), ("--timings", timings)].given
  }

  /// Makes a pipeline keep the results and texts that the requested reports need.
  ///
  /// - Throws: `ValidationError` for an unknown format.
  func prepare(_ pipeline: inout MeasurePipeline, for output: OutputOptions) throws {
    pipeline.retention = try output.retention(showsAll: all)
    pipeline.mostTexts = try output.mostTexts()
  }

  /// Writes all reports and ends the run with its status.
  ///
  /// If `status` is nil, the status is derived from the report.
  ///
  /// - Throws: The run's ``ExitStatus``.
  func finish(_ audited: AuditReport, to output: OutputOptions, with status: ExitStatus? = nil) throws {
    var audited = audited
    if !timings { audited.timings = [:] }
    try output.finish(audited, isStrict: strict, showsAll: all, with: status)
  }

}

extension OutputOptions {
  /// Whether a report goes to a file.
  var hasFiles: Bool { !report.isEmpty }

  /// Runs a command; if an error stops it, the requested reports contain the error.
  ///
  /// Otherwise, reports of an earlier run could be mistaken for reports of this run. `isAnswering` means that
  /// standard output gets answers to lines instead of a report.
  ///
  /// - Throws: The error of `run`, or ``ExitStatus/stopped`` if that error was reported.
  func stop(
    reading inputs: [String], on platform: String, isAnswering: Bool, _ run: () async throws -> Void
  ) async throws {
    do {
      try await run()
    } catch {
      guard let issues = InputIssue.list(of: error) else { throw error }
      for issue in issues { StandardStreams.say(issue) }
      if isAnswering { throw ExitStatus.stopped }
      if hasFiles {
        let named = issues.map(\.location.file)
        let inputs = inputs.isEmpty ? ["."] + Set(named.map(FilePath.folder)).sorted() : inputs
        let configurations = inputs.compactMap(ConfigurationReader.file)
        try validate(
          against: FileLoaders.paths(in: inputs, readsOutside: false) + inputs + named + configurations)
        // A configuration that could not be read may name further files that a report must not overwrite.
        try validateIsNoInput()
      }
      var report = AuditReport(version: TypeCheckVersion.current, platform: platform, container: nil)
      report.inputIssues = issues
      try finish(report, isSilent: true, with: .stopped)
    }
  }
}
