import ArgumentParser
import Foundation
import TypeCheckKit

/// The command `typecheck check`, which checks a project's texts in all languages, colours and screens.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks a project: texts in every language, colours and screens, as set in .typecheck.yml.",
    discussion: """
      A slot is resolved in this order: the text's own file (a field, else a comment), the slot that the first \
      matching pattern of keys names, the options, default_slot, the defaults.

      \(StandardInputRun.contract(of: "With --items"))

      Exit status: 0 clean, 1 findings at or above --fail-on, which include files in folders that cannot be read (or \
      stale entries with --strict-baseline), 2 no answer (a named file that cannot be read, a wrong configuration or \
      option, nothing to measure or no font for it).

      Example: typecheck check --baseline .typecheck-baseline.jsonl --report json=out/typecheck.json
      """)

  @Argument(
    help: "Files or folders (default: the folder of the configuration, else the current one).", completion: .file())
  var path: [String] = []

  @OptionGroup(title: "What is checked")
  var arguments: CheckArguments

  @OptionGroup(title: "What is checked")
  var locale: LocaleOption

  @OptionGroup(title: "What is checked")
  var rules: RuleChoiceOptions

  @OptionGroup(title: "Limits")
  var limits: LimitOptions

  @OptionGroup(title: "Limits")
  var usage: UsageLimitOptions

  @OptionGroup(title: "Limits")
  var fileLimit: FileLimitOption

  @OptionGroup(title: "Accepted findings")
  var baseline: BaselineOptions

  @OptionGroup(title: "Accepted findings")
  var comparison: CompareOption

  @OptionGroup(title: "What is measured")
  var measurement: MeasureArguments

  @OptionGroup(title: "What is measured")
  var rooms: RoomOptions

  @OptionGroup(title: "Reports")
  var output: OutputOptions

  @OptionGroup(title: "Reports")
  var reports: ReportOptions

  @OptionGroup(title: "Reports")
  var texts: TextReportOptions

  @OptionGroup(title: "Reports")
  var page: PageOptions

  func validate() throws {
    try PathArgument.check(path, "the path")
    try PathArgument.check([arguments.config], "--config")
    if path.contains("-") { throw ValidationError("- is not a file; items of standard input are checked with --items") }
    // Items of standard input have no project.
    _ = try measurement.options(on: rooms, ofApp: !arguments.items)
    try arguments.validateNames(locale, rules)
    if comparison.compare != nil, baseline.writeBaseline != nil {
      throw ValidationError("--compare has no findings to compare with --write-baseline; remove one of them")
    }
    if arguments.items, !path.isEmpty { throw ValidationError("--items reads standard input; remove the paths") }
    if arguments.items, output.hasFiles {
      throw ValidationError("--report needs files or folders; with --items, answers are lines of standard output")
    }
    try refuseWithoutMeaning()
    try reports.validate(for: output)
    try refuseOverwriting(nil)
  }

  /// Throws an error for options that have no effect with `--items` or `--explain`.
  private func refuseWithoutMeaning() throws {
    guard arguments.items || arguments.explain != nil else { return }
    let mode = arguments.items ? "--items" : "--explain"
    let own = [
      ("--pseudo", arguments.pseudo != nil), ("--key", !arguments.key.isEmpty),
      ("--explain", arguments.items && arguments.explain != nil),
      ("--all-files", arguments.items && arguments.allFiles),
      ("--larger-text", arguments.items && arguments.largerText),
      ("--sufficient-contrast", arguments.sufficientContrast), ("--compare", comparison.compare != nil),
      ("--locale", arguments.items && locale.isGiven),
      ("--report", !arguments.items && output.hasFiles),
    ]
    let last = [("--format json", !arguments.items && output.format == "json")]
    let given = baseline.given + own.given + reports.given(with: output) + last.given
    guard let option = given.first else { return }
    throw ValidationError("\(option) does nothing with \(mode); remove one of them")
  }

  /// The paths as reports show them.
  private var inputs: [String] { PathArgument.shown(path) }

  func run() async throws {
    if let option = page.given.first, try !output.hasPage {
      throw ValidationError("\(option) is for an HTML page; add --report html=PATH, or remove it")
    }
    var output = output
    output.measurements = texts.measurements ?? .findings
    try await output.stop(reading: inputs, on: measurement.platform, isAnswering: arguments.items) { [output] in
      try await answer(output)
    }
  }

  private func answer(_ given: OutputOptions) async throws {
    let run = fileLimit.limits
    arguments.items ? usage.watchEndless("answering lines") : usage.watch(run)
    let project = try project()
    var output = self.output(given, for: project)
    var pipeline = try pipeline(for: project, output)
    pipeline.limits = run
    try reports.prepare(&output, checking: inputs.first ?? project.folder, limits)
    try reports.prepare(&pipeline.measure, for: output)
    if let key = arguments.explain { return try await explain(key, pipeline, project) }
    if arguments.items {
      var lines = pipeline.measure
      lines.options = pipeline.options(for: Catalog())
      return try StandardInputRun(
        pipeline: lines, failOn: output.failOn, isStrict: reports.strict, measurements: texts.measurementsOfLines,
        warnings: project.warnings + measurement.warnings()
      ).run()
    }
    try refuseOverwriting(project)
    try baseline.prepare(&pipeline, configured: project.configuration.baseline)
    try comparison.prepare(&pipeline)
    if try output.hasPage { output.details = try details(of: pipeline, project, output) }
    try await check(pipeline, project, output)
  }

  /// Reads the configuration and applies the options to it.
  ///
  /// - Throws: ``ConfigurationError`` with all problems.
  func project() throws(ConfigurationError) -> Project {
    try Project(arguments.config, paths: inputs, readsOutside: limits.allowOutsideFiles) {
      try arguments.apply(to: &$0, locale, rules)
    }
  }

  /// Returns the output options, completed from the inputs and the project's configuration.
  func output(_ given: OutputOptions, for project: Project) -> OutputOptions {
    var output = given
    output.adopt(inputs: path)
    output.configured = project.configuration.failOn.flatMap(FailLevel.init(rawValue:))
    return output
  }

  /// Returns the pipeline of a project with the options, but without baselines and reports.
  ///
  /// - Throws: `ValidationError` for an unusable option.
  func pipeline(for project: Project, _ output: OutputOptions) throws -> CheckPipeline {
    let source = try project.configuration.sourceLocale ?? locale.ofTextsThatNameNone()
    var measure = try measurement.pipeline(
      locale: source, on: rooms, ofApp: !arguments.items, readsOutside: limits.allowOutsideFiles)
    measure.keys = arguments.key
    var pipeline = CheckPipeline(project.configuration, folder: project.folder, measure: measure)
    pipeline.slot = try measurement.stated(on: rooms, ofApp: !arguments.items)
    if !arguments.items { pipeline.windowRequest = try rooms.requestOfApp() }
    pipeline.conditions = try rooms.conditions()
    pipeline.isLargerText = arguments.largerText
    pipeline.readsAllFiles = arguments.allFiles
    pipeline.readsOutside = limits.allowOutsideFiles
    if measurement.category != nil {
      pipeline.screenCategories = try measurement.options(on: rooms, ofApp: true).categories
    }
    pipeline.isSufficientContrast = arguments.sufficientContrast
    pipeline.acceptsReviews = output.failOn == .review || output.failOn == .bounded
    return pipeline
  }

  /// Throws an error if an output would overwrite an input, before anything runs.
  ///
  /// `project` is nil if the configuration has not been read yet.
  ///
  /// - Throws: `ValidationError` with the name of the file.
  private func refuseOverwriting(_ project: Project?) throws {
    guard output.hasFiles || baseline.writeBaseline != nil else { return }
    let configuration = project?.configuration
    let inputs = inputs.isEmpty ? [project?.folder].compactMap(\.self) : inputs
    let fonts = measurement.fontFiles + (configuration?.slots.values.compactMap { $0.font?.path } ?? [])
    let texts = project == nil ? [] : FileLoaders.paths(in: inputs, readsOutside: limits.allowOutsideFiles)
    let configurations = [arguments.config, project?.file].compactMap(\.self)
    let read =
      OutputFile.uses(texts + inputs, "the input") + OutputFile.uses(fonts, "the font")
      + OutputFile.uses(configurations, "the configuration")
    let new = OutputFile.uses([baseline.writeBaseline].compactMap(\.self), "the new baseline")
    let written = OutputFile.uses(try output.paths, "the report")
    try OutputFile.check(written + new, against: read)
    // A new baseline may overwrite the accepted one, but reports must not.
    let accepted = [baseline.baseline, configuration?.baseline].compactMap(\.self)
    try OutputFile.check(written, against: OutputFile.uses(accepted, "the baseline"))
    let earlier = [comparison.compare].compactMap(\.self)
    try OutputFile.check(written, against: OutputFile.uses(earlier, "the earlier report"))
  }

  private func check(_ pipeline: CheckPipeline, _ project: Project, _ output: OutputOptions) async throws {
    let reading = ProgressLine(quiet: reports.quiet, verb: "reading", unit: "files")
    let measuring = ProgressLine(quiet: reports.quiet)
    // An error must not be printed on the same line as the progress.
    defer { [reading, measuring].forEach { $0.clear() } }
    var result = try await pipeline.run(inputs) { unit, done, total in
      switch unit {
      case .files: reading.update(done: done, of: total)
      case .texts:
        reading.clear()
        measuring.update(done: done, of: total)
      }
    }
    reading.clear()
    measuring.clear()
    result.report.inputIssues = project.warnings + measurement.warnings() + result.report.inputIssues
    var status = ExitStatus(of: result.report, failingOn: output.failOn, isStrict: reports.strict)
    let extra = try baseline.finish(&result, configured: project.configuration.baseline, status: status)
    if status != .stopped, extra != .clean { status = extra }
    // This leak is intended. The process is about to end, and freeing many findings one by one takes a long time.
    _ = Unmanaged.passRetained(Shared(result.report.findings))
    try reports.finish(result.report, to: output, with: status)
  }

  /// Returns the run details that an HTML page shows next to the results.
  func details(
    of pipeline: CheckPipeline, _ project: Project, _ output: OutputOptions
  ) throws -> PageDetails {
    var details = try page.details(of: inputs.first ?? project.folder)
    details.jsonReport = try output.jsonReport
    let level = output.failOn.rawValue
    let isFromFile = output.failOnOption == nil && output.configured != nil
    let origin = output.failOnOption != nil ? "command line" : isFromFile ? project.file ?? "" : "default"
    details.options = [PageDetails.Option(name: "fail-on", value: level, origin: origin)]
    if let file = project.file {
      let origin = arguments.config == nil ? "nearest to what is checked" : "command line"
      details.options.append(PageDetails.Option(name: "config", value: file, origin: origin))
    }
    if let file = baseline.baseline ?? project.configuration.baseline {
      let origin = baseline.baseline == nil ? project.file ?? "" : "command line"
      details.options.append(PageDetails.Option(name: "baseline", value: file, origin: origin))
    }
    let resolver = pipeline.options(for: Catalog()).resolver
    details.options += SlotExplanation.options(resolver.common, resolver)
    return details
  }

  private func explain(_ key: String, _ pipeline: CheckPipeline, _ project: Project) async throws {
    let warnings = project.warnings + measurement.warnings()
    // With --strict, warnings decide the exit status.
    let quiet = reports.quiet && !reports.strict
    StandardStreams.say(warnings, quiet: quiet)
    let explained = try await SlotExplanation.make(key, inputs, pipeline, quiet: quiet)
    let issues = warnings + explained.issues
    try StandardStreams.show(explained.text)
    if explained.isEmpty || issues.contains(where: { $0.severity == .error || reports.strict }) {
      throw ExitStatus.stopped
    }
    try ExitStatus.check(explained.effect)
  }
}
