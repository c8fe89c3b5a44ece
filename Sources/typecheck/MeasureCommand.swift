import ArgumentParser
import Foundation
import TypeCheckKit

/// `typecheck measure`: which texts no longer fit, at which size.
struct MeasureCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure",
    abstract: "Measures every text of the inputs at every size category and tells which no longer fit.",
    discussion: """
      \(StandardInputRun.contract(of: "With - as the only path"))

      Exit status: 0 clean, 1 findings at or above --fail-on, 2 anything that stops an honest answer (unreadable input, \
      unknown option, missing font, nothing to measure).

      Example: typecheck measure Resources --style body
      """)

  @Argument(help: "Files or folders; - reads JSON lines from standard input.", completion: .file())
  var input: [String]

  @OptionGroup(title: "What is measured")
  var question: MeasureQuestion

  @Option(help: ArgumentHelp("Language of items that name none.", valueName: "tag"))
  var locale = "en"

  @Option(help: ArgumentHelp("Only texts of this key; may be repeated.", valueName: "key"))
  var key: [String] = []

  @OptionGroup(title: "Reports")
  var reports: ReportOptions

  @OptionGroup(title: "Reports")
  var measurements: MeasurementOption

  func validate() throws {
    try PathArgument.check(input, "the path")
    _ = try question.options()
    _ = try question.language(locale, "--locale")
    if input.contains("-"), input.count > 1 {
      throw ValidationError("- is standard input and stands alone; measure the files in a run of their own")
    }
    if input == ["-"] { try refuseWithoutMeaning() }
  }

  /// Refuses options that would do nothing with standard input.
  private func refuseWithoutMeaning() throws {
    if !key.isEmpty {
      throw ValidationError("--key chooses among the texts of files; with - give only the items that are meant")
    }
    if reports.hasFiles {
      throw ValidationError("--report needs files or folders; with - every answer is a line of standard output")
    }
    if let option = reports.givenForReports.first {
      throw ValidationError("\(option) is of reports; with - every answer is a line of JSON, so leave it out")
    }
  }

  func run() async throws {
    var reports = reports
    reports.output.adopt(measurements: measurements.choice ?? .all)
    try await reports.stop(reading: input, on: question.platform, isAnswering: input == ["-"]) { [reports] in
      try await answer(reports)
    }
  }

  private func answer(_ reports: ReportOptions) async throws {
    var pipeline = try question.pipeline(locale: question.language(locale, "--locale"))
    pipeline.retention = try reports.retention()
    pipeline.keys = key
    pipeline.mostPreviews = try reports.mostPreviews()
    if input == ["-"] {
      try StandardInputRun(
        pipeline: pipeline, reports: reports, measurements: measurements.ofLines,
        warnings: question.warnings(locale: locale)
      ).run()
      return
    }
    if reports.hasFiles {
      try reports.validate(against: CatalogLoader.files(in: input) + input + question.fontFiles)
    }
    var reports = reports
    reports.output.adopt(inputs: input)
    let progress = ProgressLine(quiet: reports.quiet)
    defer { progress.clear() }
    var report = try await pipeline.run(input) { progress.update(done: $0, of: $1) }
    progress.clear()
    report.inputIssues = question.warnings(locale: locale) + report.inputIssues
    try reports.finish(report)
  }
}
