import ArgumentParser
import TypeCheckKit

/// Where an environment goes: `text` for people, `json` for programs, `svg` to look at.
struct DrawingOptions: ParsableArguments {
  @Option(help: "What standard output gets: text, json or svg, a drawing. (default: text, or what -o ends with)")
  var format: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("A file instead of standard output, written whole or not at all.", valueName: "file"))
  var output: String?

  @Option(
    help: ArgumentHelp("A further report of the same run, as NAME=PATH; may be repeated.", valueName: "name=path"))
  var report: [String] = []

  @Flag(name: .shortAndLong, help: "No progress line.")
  var quiet = false

  private static let formats = ["text", "json", "svg"]

  func validate() throws { try reports.validate(against: []) }

  /// Prints an environment in the format that is asked for, and writes the reports.
  ///
  /// - Parameter geometry: What is known of it.
  /// - Throws: ``ExitStatus/stopped`` when something cannot be written.
  func print(_ geometry: LayoutGeometry) throws {
    try reports.print { format in
      switch format {
      case "json": try PrintedReports.json(PrintedEnvironment(geometry))
      case "svg": ScreenDrawing(geometry).svg
      default: EnvironmentText(geometry).text + "\n"
      }
    }
  }

  private var reports: PrintedReports {
    let ending = output.flatMap { $0.split(separator: ".").last.map { $0.lowercased() } }
    let guess = ending.flatMap { ending in Self.formats.first { $0 == ending } } ?? "text"
    return PrintedReports(formats: Self.formats, format: format ?? guess, report: report, file: output)
  }
}
