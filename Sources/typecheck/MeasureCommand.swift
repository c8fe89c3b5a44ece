import ArgumentParser
import Bytes
import Foundation
import TypeCheckKit

/// The command `typecheck measure`, which shows which texts no longer fit, and from which size.
struct MeasureCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure",
    abstract: "Measures every text of the inputs at every size category and reports those that do not fit.",
    discussion: """
      \(StandardInputRun.contract(of: "With - as the only path"))

      Exit status: 0 clean, 1 findings at or above --fail-on, which include files in folders that cannot be read, 2 no \
      answer (a named file that cannot be read, an unknown option, nothing to measure or no font for it).

      Example: typecheck measure Resources --style body
      """)

  @Argument(help: "Files or folders; - reads JSON lines from standard input.", completion: .file())
  var input: [String]

  @OptionGroup(title: "What is measured")
  var arguments: MeasureArguments

  @OptionGroup(title: "What is measured")
  var rooms: RoomOptions

  @OptionGroup(title: "What is measured")
  var locale: LocaleOption

  @Option(help: ArgumentHelp("Only texts of this key; may be repeated.", valueName: "key"))
  var key: [String] = []

  @OptionGroup(title: "What is measured")
  var rules: RuleChoiceOptions

  @OptionGroup(title: "Limits")
  var limits: LimitOptions

  @OptionGroup(title: "Limits")
  var usage: UsageLimitOptions

  @OptionGroup(title: "Reports")
  var output: OutputOptions

  @OptionGroup(title: "Reports")
  var reports: ReportOptions

  @OptionGroup(title: "Reports")
  var texts: TextReportOptions

  func validate() throws {
    try PathArgument.check(input, "the path")
    _ = try arguments.options(on: rooms)
    _ = try (locale.tags(), textRules())
    if input.contains("-"), input.count > 1 {
      throw ValidationError("- (standard input) cannot be combined with files; measure the files in a separate run")
    }
    if input == ["-"] { try refuseWithoutMeaning() }
    try reports.validate(for: output)
  }

  /// Returns the ids of the selected text rules, or nil for all that are not opt-in.
  private func textRules() throws -> Set<String>? {
    guard !rules.onlyRule.isEmpty || !rules.disableRule.isEmpty else { return nil }
    var choice = RuleChoice()
    let descriptors = RuleRegistry.textDescriptors + RuleRegistry.fileDescriptors
    try rules.apply(to: &choice, among: descriptors)
    return choice.ids(among: descriptors)
  }

  /// Rejects options that have no effect with standard input.
  private func refuseWithoutMeaning() throws {
    if !key.isEmpty {
      throw ValidationError("--key selects texts of files; with -, send only the items to measure")
    }
    if locale.lists.joined(separator: ",").contains(",") {
      throw ValidationError("--locale with - is the language of items without one; give one language")
    }
    if output.hasFiles {
      throw ValidationError("--report needs files or folders; with -, answers are lines of standard output")
    }
    if let option = reports.given(with: output).first {
      throw ValidationError("\(option) is for reports; with -, answers are lines of JSON, so remove it")
    }
  }

  /// The paths as reports show them.
  private var inputs: [String] { PathArgument.shown(input) }

  func run() async throws {
    var output = output
    output.measurements = texts.measurements ?? .all
    try await output.stop(reading: inputs, on: arguments.platform, isAnswering: input == ["-"]) { [output] in
      try await answer(output)
    }
  }

  private func answer(_ given: OutputOptions) async throws {
    var pipeline = try arguments.pipeline(
      locale: locale.ofTextsThatNameNone(), on: rooms, readsOutside: limits.allowOutsideFiles)
    pipeline.options.rules = try textRules()
    var output = given
    try reports.prepare(&output, checking: inputs.first ?? ".", limits)
    try reports.prepare(&pipeline, for: output)
    (pipeline.keys, pipeline.readsOutside) = (key, limits.allowOutsideFiles)
    if input == ["-"] {
      usage.watchEndless("answering lines")
      return try StandardInputRun(
        pipeline: pipeline, failOn: given.failOn, isStrict: reports.strict, measurements: texts.measurementsOfLines,
        warnings: arguments.warnings(locales: locale.tags())
      ).run()
    }
    let run = RunLimits(remedy: "name fewer files")
    usage.watch(run)
    pipeline.locales = try locale.choice()
    if given.hasFiles {
      try given.validate(
        against: FileLoaders.paths(in: inputs, readsOutside: limits.allowOutsideFiles) + inputs + arguments.fontFiles)
    }
    output.adopt(inputs: input)
    let progress = ProgressLine(quiet: reports.quiet)
    defer { progress.clear() }
    var report = try await pipeline.run(inputs) { done, count in
      run.currentWork = "measuring texts"
      progress.update(done: done, of: count)
    }
    progress.clear()
    report.inputIssues = try arguments.warnings(locales: locale.tags()) + report.inputIssues
    try reports.finish(report, to: output)
  }
}
