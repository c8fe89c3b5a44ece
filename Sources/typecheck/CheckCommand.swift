import ArgumentParser
import Foundation
import TypeCheckKit

/// `typecheck check`: checks a project's texts in all languages, colours and screens with its configuration.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks a project: texts in every language, colours, screens; by what its .typecheck.yml says.",
    discussion: """
      Order of the sources of a slot: the text's own file (a field, else a comment), the slot that the first \
      matching pattern of keys names, the options, default_slot, the defaults.

      \(StandardInputRun.contract(of: "With --items"))

      Exit status: 0 clean, 1 findings at or above --fail-on (or stale entries with --strict-baseline), 2 anything that \
      stops a reliable answer (unreadable input, wrong configuration, missing font, nothing to measure).

      Example: typecheck check --baseline .typecheck-baseline.jsonl --report json=out/typecheck.json
      """)

  @Argument(
    help: "Files or folders (default: the folder of the configuration, else the current one).", completion: .file())
  var path: [String] = []

  @OptionGroup(title: "What is checked")
  var question: CheckQuestion

  @OptionGroup(title: "Accepted findings")
  var baseline: BaselineOptions

  @OptionGroup(title: "What is measured")
  var measurement: MeasureQuestion

  @OptionGroup(title: "Reports")
  var reports: ReportOptions

  @OptionGroup(title: "Reports")
  var texts: TextReportOptions

  func validate() throws {
    try PathArgument.check(path, "the path")
    try PathArgument.check([question.config], "--config")
    if path.contains("-") { throw ValidationError("- is not a file; items of standard input are checked with --items") }
    _ = try measurement.options()
    try question.validateNames()
    if question.items, !path.isEmpty { throw ValidationError("--items reads standard input; remove the paths") }
    if question.items, reports.hasFiles {
      throw ValidationError("--report needs files or folders; with --items every answer is a line of standard output")
    }
    try refuseWithoutMeaning()
    try refuseOverwriting(nil)
  }

  /// Refuses options that have no effect with `--items` or `--explain`.
  private func refuseWithoutMeaning() throws {
    guard question.items || question.explain != nil else { return }
    let mode = question.items ? "--items" : "--explain"
    var given = baseline.given
    if question.pseudo != nil { given.append("--pseudo") }
    if !question.key.isEmpty { given.append("--key") }
    if question.items, question.explain != nil { given.append("--explain") }
    if question.items, question.allFiles { given.append("--all-files") }
    if question.items, question.largerText { given.append("--larger-text") }
    if question.sufficientContrast { given.append("--sufficient-contrast") }
    if question.items, question.locale.isGiven { given.append("--locale") }
    if !question.items, reports.hasFiles { given.append("--report") }
    given += reports.givenForReports
    if !question.items, reports.output.format == "json" { given.append("--format json") }
    if texts.verbose { given.append("--verbose") }
    guard let option = given.first else { return }
    throw ValidationError("\(option) does nothing with \(mode); remove one of them")
  }

  func run() async throws {
    var reports = reports
    reports.output.adopt(measurements: texts.measurements ?? .findings)
    try await reports.stop(reading: path, on: measurement.platform, isAnswering: question.items) { [reports] in
      try await answer(reports)
    }
  }

  private func answer(_ given: ReportOptions) async throws {
    let project = try Project(question.config, paths: path, question)
    var reports = given
    reports.output.adopt(inputs: path)
    if let level = project.configuration.failOn { reports.output.adopt(failOn: level) }
    let source = try project.configuration.sourceLocale ?? question.locale.ofTextsThatNameNone()
    var measure = try measurement.pipeline(locale: source)
    measure.retention = try reports.retention()
    measure.keys = question.key
    measure.mostPreviews = try reports.mostPreviews()
    var pipeline = CheckPipeline(project.configuration, folder: project.folder, measure: measure)
    pipeline.slot = try measurement.stated()
    pipeline.conditions = try measurement.rooms.conditions()
    pipeline.isLargerText = question.largerText
    pipeline.readsAllFiles = question.allFiles
    if measurement.category != nil { pipeline.screenCategories = try measurement.options().categories }
    pipeline.isSufficientContrast = question.sufficientContrast
    pipeline.acceptsReviews = reports.output.failOn == .review || reports.output.failOn == .bounded
    if let key = question.explain { return try await explain(key, pipeline, project) }
    if question.items {
      var lines = measure
      lines.options = pipeline.options(for: Catalog())
      return try StandardInputRun(
        pipeline: lines, reports: reports, measurements: texts.measurementsOfLines,
        warnings: project.warnings + measurement.warnings()
      ).run()
    }
    try refuseOverwriting(project)
    try baseline.prepare(&pipeline, configured: project.configuration.baseline)
    try await check(pipeline, project, reports)
  }

  /// Refuses to overwrite any input, before anything runs.
  ///
  /// `project` is nil while only the options are known.
  ///
  /// - Throws: `ValidationError` with the file's name.
  private func refuseOverwriting(_ project: Project?) throws {
    guard reports.hasFiles || baseline.writeBaseline != nil else { return }
    let configuration = project?.configuration
    let inputs = path.isEmpty ? [project?.folder].compactMap(\.self) : path
    let fonts = measurement.fontFiles + (configuration?.slots.values.compactMap { $0.font?.path } ?? [])
    let texts = project == nil ? [] : FileLoaders.paths(in: inputs)
    var read = (texts + inputs).map { OutputFile.Use(path: $0, name: "the input") }
    read += fonts.map { OutputFile.Use(path: $0, name: "the font") }
    let configurations = [question.config, project?.file].compactMap(\.self)
    read += configurations.map { OutputFile.Use(path: $0, name: "the configuration") }
    let new = baseline.writeBaseline.map { OutputFile.Use(path: $0, name: "the new baseline") }
    let written = try reports.output.paths.map { OutputFile.Use(path: $0, name: "the report") }
    try OutputFile.check(written + [new].compactMap(\.self), against: read)
    // A new baseline may replace the old one, so only reports are compared with it.
    let accepted = [baseline.baseline, configuration?.baseline].compactMap(\.self)
    try OutputFile.check(written, against: accepted.map { OutputFile.Use(path: $0, name: "the baseline") })
  }

  private func check(_ pipeline: CheckPipeline, _ project: Project, _ reports: ReportOptions) async throws {
    let reading = ProgressLine(quiet: reports.progress.quiet, verb: "reading", unit: "files")
    let measuring = ProgressLine(quiet: reports.progress.quiet)
    // An error must not be printed on the same line as the progress.
    defer { [reading, measuring].forEach { $0.clear() } }
    var result = try await pipeline.run(path) { unit, done, total in
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
    if texts.verbose { FileListing(result.report).say() }
    var status = reports.status(of: result.report)
    let extra = try baseline.finish(&result, configured: project.configuration.baseline, status: status)
    if status != .stopped, extra != .clean { status = extra }
    // An intended leak: the process is about to end, and freeing many findings one by one takes long.
    _ = Unmanaged.passRetained(Shared(result.report.findings))
    try reports.finish(result.report, with: status)
  }

  private func explain(_ key: String, _ pipeline: CheckPipeline, _ project: Project) async throws {
    let warnings = project.warnings + measurement.warnings()
    for warning in warnings { StandardStreams.say(warning) }
    let explained = try await SlotExplanation.make(key, path, pipeline)
    let issues = warnings + explained.issues
    try StandardStreams.show(explained.text)
    if explained.isEmpty || issues.contains(where: { $0.severity == .error || reports.strict }) {
      throw ExitStatus.stopped
    }
  }
}
