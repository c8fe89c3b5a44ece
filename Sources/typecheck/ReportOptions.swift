import ArgumentParser
import TypeCheckKit

/// What commands that audit files take: where results go, what makes the run fail, and how much is told.
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

  /// What was given that shapes a report; answers to lines are JSON, and no report.
  var givenForReports: [String] {
    let isOther = !["text", "json"].contains(output.format)
    let isFormatGiven = isOther || output.formats.contains("text")
    return [("--format \(output.format)", isFormatGiven), ("--all", all), ("--timings", timings)].filter(\.1).map(\.0)
  }

  /// Refuses reports that would be written over what is read.
  ///
  /// - Parameter inputs: Files that are read.
  /// - Throws: `ValidationError` naming the file.
  func validate(against inputs: [String]) throws { try output.validate(against: inputs) }

  /// What an audit has to keep for the reports that are asked for.
  ///
  /// - Returns: What the reporters need together.
  /// - Throws: `ValidationError` for a format that is not known.
  func retention() throws -> AuditRetention { try output.retention(showsAll: all) }

  /// How many pictures of findings the reports show at most.
  ///
  /// - Returns: The most that any of them shows.
  /// - Throws: `ValidationError` for a format that is not known.
  func mostPreviews() throws -> Int { try output.mostPreviews() }

  /// Writes all reports and ends the run with its status.
  ///
  /// - Parameters:
  ///   - audited: The report, with its times.
  ///   - status: How the run ends when everything can be written; nil is what the report says.
  /// - Throws: The run's ``ExitStatus``.
  func finish(_ audited: AuditReport, with status: ExitStatus? = nil) throws {
    var audited = audited
    if !timings { audited.timings = [:] }
    try output.finish(audited, isStrict: strict, showsAll: all, with: status)
  }

  /// Runs something; what stops it before there is a result stands in every report that is asked for, so that none of an
  /// earlier run is taken for this one's.
  ///
  /// - Parameters:
  ///   - inputs: Files or folders that are read.
  ///   - platform: The platform measured for.
  ///   - isAnswering: Whether standard output gets answers to lines instead of a report.
  ///   - run: What is run.
  /// - Throws: What it throws, or ``ExitStatus/stopped`` where that is told here.
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
        try validate(against: CatalogLoader.files(in: inputs, beside: .all) + inputs + named + configurations)
        // A configuration that could not be read may name more.
        try output.validateIsNoInput()
      }
      var report = AuditReport(version: TypeCheckVersion.current, platform: platform, container: nil)
      report.inputIssues = issues
      try output.finish(report, isSilent: true, with: .stopped)
    }
  }

  /// How the run ends: what stopped an honest answer goes ahead of findings.
  func status(of report: AuditReport, needsResults: Bool = true) -> ExitStatus {
    output.status(of: report, isStrict: strict, needsResults: needsResults)
  }

  /// Whether any finding is at or above the level that was asked for.
  func hasFailed(_ findings: [Finding]) -> Bool { output.failOn.isReached(by: findings) }
}
