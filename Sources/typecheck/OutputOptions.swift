import ArgumentParser
import Bytes
import Foundation
import TypeCheckKit

/// The options for outputs and the failing level, shared by all commands with a verdict.
struct OutputOptions: ParsableArguments {
  @Option(
    name: .customLong("format"),
    help: ArgumentHelp("The format of standard output. \(Self.formatList) (default: text)", valueName: "name"),
    completion: .reportFormats)
  var formats: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      """
      A further report of the same run, as NAME=PATH; may be repeated, even with one name. With github as a name here \
      or in --format a table is appended to the file that GITHUB_STEP_SUMMARY names.
      """, valueName: "name=path"))
  var report: [String] = []

  @Option(
    name: .customLong("fail-on"), help: "Exit with status 1 on findings of this severity or above. (default: error)")
  var failOnOption: FailLevel?

  // Option groups are not nested: debug builds validate a group several times per validation of its parent.
  @Option(help: ColorChoice.help)
  var color: ColorChoice = .auto

  /// The failing level from the configuration, which applies if the option is not set.
  var configured: FailLevel?

  /// The folder to prepend to relative paths in Xcode's format; nil leaves paths unchanged.
  private var root: String?

  /// The sizes per text that JSON contains.
  var measurements = MeasurementChoice.all

  /// The details of the run that HTML pages show.
  var details = PageDetails()

  /// The contents of text reports; the colours and the width are those of standard output.
  var text = TerminalReporter.Options()

  /// The maximum number of causes in JSON lines; nil for as many as fit.
  var limit: Int?

  /// The lines that a pull request changes; nil if they are not known.
  var changes: ChangedLines?
  /// The repository to whose root paths of annotations are relative; nil to leave paths unchanged.
  var repository: RepositoryPlace?

  /// Whether any requested report is an HTML page.
  ///
  /// - Throws: `ValidationError` for an unknown format.
  var hasPage: Bool {
    get throws { try hasFormat([HTMLReporter.format.id]) }
  }

  /// The path of the first JSON report; nil without one.
  ///
  /// - Throws: `ValidationError` for an unknown format.
  var jsonReport: String? {
    get throws { try entries.first { $0.reporter.format.id == JSONReporter.format.id }?.path }
  }

  /// The level from which findings make the exit status 1.
  var failOn: FailLevel { failOnOption ?? configured ?? .error }

  private enum CodingKeys: String, CodingKey {
    case formats, report, failOnOption, color
  }

  /// Makes paths in Xcode's format absolute if any input path is absolute.
  mutating func adopt(inputs: [String]) {
    if inputs.contains(where: { $0.hasPrefix("/") }) { root = FileManager.default.currentDirectoryPath }
  }

  private static let formatList = Reporters.all.map { "\($0.format.id): \($0.format.description)." }
    .joined(separator: " ")

  /// The format of standard output.
  var format: String { formats.last ?? "text" }

  func validate() throws {
    if formats.count > 1 {
      throw ValidationError("--format is given twice; name further reports with --report NAME=PATH")
    }
    _ = try reporter(named: format)
    try OutputFile.check(paths, against: [])
  }

  /// Rejects reports that would overwrite an input.
  ///
  /// - Throws: `ValidationError` with the file's name.
  func validate(against inputs: [String]) throws { try OutputFile.check(paths, against: inputs) }

  /// Rejects reports that would overwrite a baseline or a font, even if no option names that file.
  ///
  /// - Throws: `ValidationError` with the file's name.
  func validateIsNoInput() throws {
    for path in try paths {
      guard let kind = OutputFile.kindOfInput(path) else { continue }
      throw ValidationError("the report would overwrite \(kind) \(path); give it another name")
    }
  }

  /// The paths of the reports.
  var paths: [String] { get throws { try entries.map(\.path) } }

  /// The reports with their paths.
  private var entries: [(reporter: any Reporter, path: String)] { get throws { try report.map(parsed) } }

  /// Writes all reports and ends the run with its status.
  ///
  /// `isSilent` skips the text report on standard output, if the messages are already on standard error. `given` is the
  /// exit status if everything can be written; nil derives it from the report.
  ///
  /// - Throws: The ``ExitStatus`` of the run, unless it is clean.
  func finish(
    _ audited: AuditReport, isStrict: Bool = false, isSilent: Bool = false, with given: ExitStatus? = nil
  ) throws {
    var audited = audited
    var status = given ?? ExitStatus(of: audited, failingOn: failOn, isStrict: isStrict)
    audited.ending = failOn.ending(with: status)
    if try isForGitHub {
      do { try StepSummary.append(audited) } catch { status = StandardStreams.stop(error) }
    }
    // Files are written first, so that they exist even if standard output is closed.
    let problems = try writeFiles(audited)
    for problem in problems { StandardStreams.say("error: \(problem)") }
    var output = DescriptorStream(descriptor: STDOUT_FILENO)
    if !isSilent || format != "text" { try write(audited, as: format, color.styled(text), to: &output) }
    try StandardStreams.check(output)
    if !problems.isEmpty { throw ExitStatus.stopped }
    if status != .clean { throw status }
  }

  /// Returns whether any requested report has one of the formats.
  ///
  /// - Throws: `ValidationError` for an unknown format.
  func hasFormat(_ formats: [String]) throws -> Bool {
    try ([format] + entries.map(\.reporter.format.id)).contains(where: formats.contains)
  }

  /// Whether a report is for GitHub Actions.
  private var isForGitHub: Bool {
    get throws { try hasFormat([GitHubReporter.format.id]) }
  }

  /// Returns the results that an audit must keep for all requested reports.
  ///
  /// - Throws: `ValidationError` for an unknown format.
  func retention() throws -> AuditRetention {
    let shown = try reporter(named: format, text).retention
    return try entries.reduce(shown) { try $0.joined(with: reporter(named: $1.reporter.format.id, text).retention) }
  }

  /// Returns the maximum number of texts that any requested report shows with every size.
  ///
  /// - Throws: `ValidationError` for an unknown format.
  func mostTexts() throws -> Int {
    try entries.reduce(try reporter(named: format).mostTexts) { max($0, $1.reporter.mostTexts) }
  }

  /// Writes all report files concurrently, and returns the problems in the order of the options.
  ///
  /// - Throws: `ValidationError` for an unknown format.
  private func writeFiles(_ report: AuditReport) throws -> [String] {
    let entries = try entries
    let problems = ConcurrentParts.map(entries.count, by: 1) { part -> String? in
      let (reporter, path) = entries[part.lowerBound]
      do {
        try OutputFile.write(to: path) { try write(report, as: reporter.format.id, text, to: &$0) }
        return nil
      } catch {
        return "\(error)"
      }
    }
    return problems.compactMap(\.self)
  }

  /// Writes a report in a format; the options apply to text.
  private func write(
    _ report: AuditReport, as format: String, _ options: TerminalReporter.Options, to output: inout DescriptorStream
  ) throws {
    let reporter = try reporter(named: format, options)
    reporter.write(report.prepared(for: reporter), to: &output)
  }

  private func reporter(named name: String) throws -> any Reporter {
    guard let reporter = Reporters.named(name) else {
      let known = Reporters.all.map(\.format.id)
      throw ValidationError("\(UnknownName(name, kind: "a report format", known: known))")
    }
    return reporter
  }

  /// Returns the reporter for a format, with these options for text.
  private func reporter(named name: String, _ options: TerminalReporter.Options) throws -> any Reporter {
    var settings = ReportSettings()
    (settings.folder, settings.measurements, settings.text) = (root, measurements, options)
    (settings.command, settings.details) = (Array(ProcessInfo.processInfo.arguments.dropFirst()), details)
    (settings.limit, settings.changes) = (limit, changes)
    settings.repository = repository
    return try reporter(named: name).applying(settings)
  }

  private func parsed(_ entry: String) throws -> (reporter: any Reporter, path: String) {
    let (name, path) = try OutputFile.report(entry)
    try OutputFile.check(name: path, as: entry)
    return (try reporter(named: name), path)
  }
}
