import ArgumentParser
import Bytes
import Foundation
import TypeCheckKit

/// The options of commands that audit files: strictness, amount of detail, timings and progress.
struct ReportOptions: ParsableArguments {
  @Flag(
    name: .long,
    help: "Exit with 2 for warnings about inputs, and for texts and pairs of colours that were not measured.")
  var strict = false

  @Flag(
    name: [.customShort("v"), .long, .customLong("all")],
    help: "Show every finding with all details, notes too, instead of causes.")
  var verbose = false

  @Flag(help: "Also list notes: what fails no run, and remarks on the run.")
  var notes = false

  @Flag(help: "Also list what needs review, with the reason.")
  var review = false

  @Flag(
    help: """
      Also list problems in files with their fixes, and on standard error every file that was found: its format and \
      texts, or why it was not read.
      """)
  var inputs = false

  @Flag(help: "Print the number of findings per rule instead of causes.")
  var statistics = false

  @Option(
    help: ArgumentHelp("The maximum number of causes in jsonl. (default: as many as fit in 110 kB)", valueName: "n"))
  var limit: Int?

  @Option(
    name: .customLong("diff"),
    help: ArgumentHelp(
      """
      A unified diff, as git diff origin/main... writes it. Reports for GitHub and SARIF then point at lines that it \
      changes, because a pull request shows only these.
      """, valueName: "file"),
    completion: .file())
  var diff: String?

  func validate() throws {
    if let limit, limit < 1 { throw ValidationError("--limit \(limit) prints nothing; write a number from 1") }
    try PathArgument.check([diff], "--diff")
  }

  /// Rejects options that no requested report uses, and a report that would overwrite the diff.
  ///
  /// - Throws: `ValidationError` with the option and the formats that use it.
  func validate(for output: OutputOptions) throws {
    if limit != nil, try !output.hasFormat([JSONLinesReporter.format.id]) {
      throw ValidationError("--limit is for causes in lines; add --format jsonl, or remove it")
    }
    if diff != nil, try !output.hasFormat([GitHubReporter.format.id, SARIFReporter.format.id]) {
      throw ValidationError("--diff is for reviews; add --report sarif=PATH or --format github, or remove it")
    }
    let read = OutputFile.uses([diff].compactMap(\.self), "the diff")
    try OutputFile.check(OutputFile.uses(output.paths, "the report"), against: read)
  }

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
    let parts = [("--notes", notes), ("--review", review), ("--inputs", inputs), ("--statistics", statistics)]
    let last = [("--timings", timings), ("--limit", limit != nil), ("--diff", diff != nil)]
    return ([("--format \(output.format)", isFormatGiven), ("--verbose (or --all)", verbose)] + parts + last).given
  }

  /// Applies the options to the reports, and reads the diff, whose paths belong to the repository of a checked path.
  ///
  /// - Throws: ``ConfigurationError`` if the diff cannot be used.
  func prepare(_ output: inout OutputOptions, checking path: String, _ limits: LimitOptions) throws {
    (output.text, output.limit) = (text, limit)
    output.repository = Self.repository(around: path)
    guard let diff else { return }
    try NamedFile.check(diff, readsOutside: limits.allowOutsideFiles)
    output.changes = try ChangedLines(contentsOf: diff, checking: path)
  }

  /// Returns the repository of a checked path for annotations on GitHub, which knows paths from its root; elsewhere nil.
  private static func repository(around path: String) -> RepositoryPlace? {
    guard ProcessInfo.processInfo.environment["GITHUB_ACTIONS"] == "true", let folder = RealPath.of("."),
      let root = RealPath.repository(around: RealPath.of(path) ?? folder)
    else { return nil }
    return RepositoryPlace(root: root, folder: folder)
  }

  /// Makes a pipeline keep the results and texts that the requested reports need.
  ///
  /// - Throws: `ValidationError` for an unknown format.
  func prepare(_ pipeline: inout MeasurePipeline, for output: OutputOptions) throws {
    pipeline.retention = try output.retention()
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
    if inputs { StandardStreams.say(filesOf: audited) }
    try output.finish(audited, isStrict: strict, with: status)
  }

  /// The contents of text reports.
  private var text: TerminalReporter.Options {
    var text = TerminalReporter.Options()
    (text.showsAll, text.showsStatistics) = (verbose, statistics)
    let parts: [(TerminalReporter.Options.Part, Bool)] = [(.notes, notes), (.reviews, review), (.inputs, inputs)]
    text.parts = Set(parts.filter(\.1).map(\.0))
    return text
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
