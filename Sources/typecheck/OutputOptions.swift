import ArgumentParser
import Foundation
import Synchronization
import TypeCheckKit

/// What every command with a verdict takes: where results go and what makes the run fail.
struct OutputOptions: ParsableArguments {
  @Option(
    name: .customLong("format"),
    help: ArgumentHelp("What standard output gets. \(Self.formatList) (default: text)", valueName: "name"),
    completion: .reportFormats)
  var formats: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      """
      A further report of the same run, as NAME=PATH; may be repeated, also with one name. With github as a name here \
      or in --format a table is appended to the file that GITHUB_STEP_SUMMARY names.
      """, valueName: "name=path"))
  var report: [String] = []

  @Option(
    name: .customLong("fail-on"), help: "From which severity on findings make the exit status 1. (default: error)")
  var failOnOption: FailLevel?

  // No group of its own: debug builds validate a group several times for each time that the group around it is.
  @Option(help: ColorChoice.help)
  var color: ColorChoice = .auto

  /// The level of a configuration, which holds where no option is given.
  private var configured: FailLevel?

  /// The folder that paths start from in lines for Xcode; nil leaves them as they are shown.
  private var root: String?

  /// Which sizes of each text JSON holds.
  private var measurements = MeasurementChoice.all

  /// From which severity on findings make the exit status 1.
  var failOn: FailLevel { failOnOption ?? configured ?? .error }

  private enum CodingKeys: String, CodingKey {
    case formats, report, failOnOption, color
  }

  /// Takes a configuration's level where no option is given.
  ///
  /// - Parameter name: The level.
  mutating func adopt(failOn name: String) { configured = FailLevel(rawValue: name) }

  /// Takes which sizes of each text JSON holds.
  mutating func adopt(measurements choice: MeasurementChoice) { measurements = choice }

  /// Takes over how inputs were named: where one was named from the root, Xcode is to open paths from anywhere.
  mutating func adopt(inputs: [String]) {
    if inputs.contains(where: { $0.hasPrefix("/") }) { root = FileManager.default.currentDirectoryPath }
  }

  private static let formatList = Reporters.all.map { "\($0.format.id): \($0.format.description)." }
    .joined(separator: " ")

  /// What standard output gets.
  var format: String { formats.last ?? "text" }

  func validate() throws {
    if formats.count > 1 {
      throw ValidationError("--format is given twice; name further reports with --report NAME=PATH")
    }
    _ = try reporter(named: format)
    try OutputFile.check(paths, against: [])
  }

  /// Refuses reports that would be written over what is read.
  ///
  /// - Parameter inputs: Files that are read.
  /// - Throws: `ValidationError` naming the file.
  func validate(against inputs: [String]) throws { try OutputFile.check(paths, against: inputs) }

  /// Refuses reports that would be written over a baseline or a font, whoever names it.
  ///
  /// - Throws: `ValidationError` naming the file.
  func validateIsNoInput() throws {
    for path in try paths {
      guard let kind = OutputFile.kindOfInput(path) else { continue }
      throw ValidationError("the report would be written over \(kind) \(path); give it another name")
    }
  }

  /// Where the reports go.
  var paths: [String] {
    get throws { try report.map { try parsed($0).path } }
  }

  /// Writes all reports and ends the run with its status.
  ///
  /// - Parameters:
  ///   - audited: The report.
  ///   - isStrict: Whether warnings about inputs stop an honest answer.
  ///   - showsAll: Whether text on standard output shows every finding.
  ///   - showsBars: Whether text shows every bar as a table.
  ///   - isSilent: Whether text is left out on standard output, because it is told already.
  ///   - given: How the run ends when everything can be written; nil is what the report says.
  /// - Throws: The run's ``ExitStatus``.
  func finish(
    _ audited: AuditReport, isStrict: Bool = false, showsAll: Bool = false, showsBars: Bool = false,
    isSilent: Bool = false, with given: ExitStatus? = nil
  ) throws {
    var audited = audited
    var status = given ?? status(of: audited, isStrict: isStrict)
    audited.ending = failOn.ending(with: status)
    if try isForGitHub {
      do {
        try StepSummary.append(audited)
      } catch {
        StandardStreams.say("error: \(error)")
        status = .stopped
      }
    }
    try finish(with: status, showsAll: showsAll, isSilent: isSilent) { [audited] format, options, output in
      var options = options
      options.showsBars = showsBars
      let reporter = try reporter(named: format, options)
      reporter.write(audited.prepared(for: reporter), to: &output)
    }
  }

  /// Whether a report is meant for GitHub Actions.
  private var isForGitHub: Bool {
    get throws {
      try ([format] + report.map { try parsed($0).reporter.format.id }).contains(GitHubReporter.format.id)
    }
  }

  /// What an audit has to keep for all reports that are asked for.
  ///
  /// - Parameter showsAll: Whether text on standard output shows every finding.
  /// - Returns: What the reporters need together.
  /// - Throws: `ValidationError` for a format that is not known.
  func retention(showsAll: Bool) throws -> AuditRetention {
    var options = TerminalReporter.Options()
    options.showsAll = showsAll
    let shown = try reporter(named: format, options).retention
    return try report.reduce(shown) {
      try $0.joined(with: reporter(named: parsed($1).reporter.format.id, .init()).retention)
    }
  }

  /// How many pictures of findings the reports that are asked for show at most.
  ///
  /// - Returns: The most that any of them shows.
  /// - Throws: `ValidationError` for a format that is not known.
  func mostPreviews() throws -> Int {
    try report.reduce(try reporter(named: format).mostPreviews) { max($0, try parsed($1).reporter.mostPreviews) }
  }

  /// Writes something in a format.
  typealias Writing = (
    _ format: String, _ options: TerminalReporter.Options, _ output: inout DescriptorStream
  ) throws -> Void

  /// Writes something in every format that is asked for and ends the run.
  ///
  /// Reports to files come first, so that they are there even when standard output is closed.
  ///
  /// - Parameters:
  ///   - status: How the run ends when everything can be written.
  ///   - showsAll: Whether text on standard output shows every finding.
  ///   - isSilent: Whether text is left out on standard output.
  ///   - write: Writes it in a format; the options are those of text.
  /// - Throws: The run's ``ExitStatus``.
  func finish(
    with status: ExitStatus, showsAll: Bool = false, isSilent: Bool = false,
    _ write: @escaping Writing
  ) throws {
    let problems = try writeFiles(write)
    for problem in problems { StandardStreams.say("error: \(problem)") }
    var stopped = !problems.isEmpty
    var output = DescriptorStream(descriptor: STDOUT_FILENO)
    var options = color.textOptions
    options.showsAll = showsAll
    if !isSilent || format != "text" { try write(format, options, &output) }
    if let failure = output.failure {
      StandardStreams.say("error: cannot write to standard output: \(failure); choose a place with free space")
      stopped = true
    }
    let status = stopped ? ExitStatus.stopped : status
    if status != .clean { throw status }
  }

  /// Writes the reports that go to files, all at once.
  ///
  /// - Parameter write: Writes one in a format.
  /// - Returns: What went wrong, in the order of the options.
  /// - Throws: `ValidationError` for a format that is not known.
  private func writeFiles(_ write: @escaping Writing) throws -> [String] {
    let entries = try report.map { try parsed($0) }
    let problems = Mutex<[Int: String]>([:])
    // Writing reads nothing that changes.
    nonisolated(unsafe) let write = write
    JobCrew.run(entries.count) { index in
      let (reporter, path) = entries[index]
      do {
        try OutputFile.write(to: path) { try write(reporter.format.id, TerminalReporter.Options(), &$0) }
      } catch {
        problems.withLock { $0[index] = "\(error)" }
      }
    }
    return problems.withLock { told in entries.indices.compactMap { told[$0] } }
  }

  /// How the run ends: what stopped an honest answer goes ahead of findings.
  ///
  /// - Parameters:
  ///   - report: The run.
  ///   - isStrict: Whether input warnings stop it too.
  ///   - needsResults: Whether a run without measurements and judgements is stopped.
  /// - Returns: The exit status.
  func status(of report: AuditReport, isStrict: Bool, needsResults: Bool = true) -> ExitStatus {
    let hasInputErrors = report.inputIssues.contains { $0.severity == .error || isStrict }
    let notMeasured = report.summary.notMeasured + report.colorSummary.leftOutPairs
    if hasInputErrors || notMeasured > 0 || (report.isEmpty && needsResults) { return .stopped }
    return failOn.isReached(by: report) ? .findings : .clean
  }

  private func reporter(named name: String) throws -> any Reporter {
    guard let reporter = Reporters.named(name) else {
      let known = Reporters.all.map(\.format.id)
      throw ValidationError("\(UnknownName(name, kind: "a report format", known: known))")
    }
    return reporter
  }

  /// The reporter of a format; text with options of its own.
  private func reporter(named name: String, _ options: TerminalReporter.Options) throws -> any Reporter {
    let reporter = try reporter(named: name)
    if reporter is XcodeReporter { return XcodeReporter(folder: root) }
    if reporter is JSONReporter { return JSONReporter(measurements: measurements) }
    if reporter is HTMLReporter {
      return HTMLReporter(command: Array(ProcessInfo.processInfo.arguments.dropFirst()))
    }
    return reporter is TerminalReporter ? TerminalReporter(options: options) : reporter
  }

  private func parsed(_ entry: String) throws -> (reporter: any Reporter, path: String) {
    let parts = entry.split(separator: "=", maxSplits: 1)
    guard parts.count == 2 else {
      throw ValidationError(
        "\"\(entry)\" is not a report; write --report NAME=PATH, for example --report json=out.json")
    }
    try OutputFile.check(name: String(parts[1]), as: entry)
    return (try reporter(named: String(parts[0])), String(parts[1]))
  }
}
