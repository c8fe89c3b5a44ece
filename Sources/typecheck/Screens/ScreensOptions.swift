import ArgumentParser
import TypeCheckKit

/// The options for the output of screens: `text`, `json`, or `svg` for a drawing of storyboards and xibs.
struct ScreensOptions: ParsableArguments {
  @Option(
    help: "What standard output gets: text, json or svg, a drawing of storyboards and xibs.",
    completion: .list(["text", "json", "svg"]))
  var format = "text"

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("A file instead of standard output, written whole or not at all.", valueName: "file"),
    completion: .file())
  var output: String?

  @OptionGroup
  var further: FurtherReports

  func validate() throws {
    guard output?.isEmpty != true else {
      throw ValidationError("-o names no file; write one, such as screens.svg, or leave -o out")
    }
    try reports.validate(against: [])
  }

  /// Prints screens in the requested format and writes the reports.
  ///
  /// - Throws: ``ExitStatus/stopped`` if something cannot be written, or if there is nothing to draw.
  func print(json: () throws -> String, text: () -> String, svg: () throws -> String?) throws {
    try reports.print { format in
      switch format {
      case "json": return try json()
      case "svg":
        guard let drawing = try svg() else {
          throw StandardStreams.stop("there is no screen of a storyboard or xib to draw; name the app's folder")
        }
        return drawing
      default: return text()
      }
    }
  }

  /// Whether one of the outputs is a drawing.
  var hasDrawing: Bool { format == "svg" || further.report.contains { $0.contains("svg") } }

  private var reports: PrintedReports {
    PrintedReports(formats: ["text", "json", "svg"], format: format, report: further.report, file: output)
  }
}
