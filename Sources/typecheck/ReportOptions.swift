import ArgumentParser
import TypeCheckKit

/// The options of commands that audit files: the outputs, the failing level and the amount of detail.
struct ReportOptions: ParsableArguments {
  @OptionGroup
  var output: OutputOptions

  @Flag(name: .long, help: "Input warnings make the exit status 2.")
  var strict = false

  @Flag(name: .long, help: "Show every finding, notes too.")
  var all = false

  @Flag(name: .long, help: "Show how long each part of the run took; the report then differs from run to run.")
  var timings = false

  @OptionGroup
  var progress: ProgressOption

  /// Whether a report goes to a file.
  var hasFiles: Bool { !output.report.isEmpty }

  /// The options that the user passed and that only affect reports.
  ///
  /// With standard input, the answers are JSON lines and not a report.
  var givenForReports: [String] {
    let isOther = !["text", "json"].contains(output.format)
    let isFormatGiven = isOther || output.formats.contains("text")
    return [("--format \(output.format)", isFormatGiven), ("--all", all), ("--timings", timings)].given
  }

  /// Sets the results and texts that a pipeline must produce for the requested reports.
  ///
  /// - Throws: `ValidationError` for an unknown format.
  func prepare(_ pipeline: inout MeasurePipeline) throws {
    pipeline.retention = try output.retention(showsAll: all)
    pipeline.mostTexts = try output.mostTexts()
  }

  /// Writes all reports and ends the run with its status.
  ///
  /// If `status` is nil, the status is derived from the report.
  ///
  /// - Throws: The run's ``ExitStatus``.
  func finish(_ audited: AuditReport, with status: ExitStatus? = nil) throws {
    var audited = audited
    if !timings { audited.timings = [:] }
    try output.finish(audited, isStrict: strict, showsAll: all, with: status)
  }

  /// Runs a command, and writes the requested reports with the error if one stops the command.
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
        try output.validate(
          against: FileLoaders.paths(in: inputs, readsOutside: false) + inputs + named + configurations)
        // A configuration that could not be read may name further files that a report must not overwrite.
        try output.validateIsNoInput()
      }
      var report = AuditReport(version: TypeCheckVersion.current, platform: platform, container: nil)
      report.inputIssues = issues
      try output.finish(report, isSilent: true, with: .stopped)
    }
  }
}
