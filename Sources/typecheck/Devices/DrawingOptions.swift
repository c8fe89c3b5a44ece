import ArgumentParser
import TypeCheckKit

/// The options for the output of an environment: `text`, `json`, or `svg` for a drawing.
struct DrawingOptions: ParsableArguments {
  @Option(
    help: "What standard output gets: text, json or svg, a drawing. (default: text, or what -o ends with)",
    completion: .list(["text", "json", "svg"]))
  var format: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("A file instead of standard output, written whole or not at all.", valueName: "file"),
    completion: .file())
  var output: String?

  @OptionGroup
  var further: FurtherReports

  private static let formats = ["text", "json", "svg"]

  /// The file extensions of picture formats that are not supported.
  private static let pictures: Set<String> = ["png", "jpg", "jpeg", "gif", "pdf", "webp", "tif", "tiff", "heic", "bmp"]

  func validate() throws {
    guard output?.isEmpty != true else {
      throw ValidationError("-o names no file; write one, such as screen.svg, or leave -o out")
    }
    if format == nil, let ending, Self.pictures.contains(ending) {
      throw ValidationError("a .\(ending) is not written here; write an .svg, which browsers show and convert")
    }
    try reports.validate(against: [])
  }

  private var ending: String? { output.flatMap { $0.split(separator: ".").last.map { $0.lowercased() } } }

  /// Prints an environment in the requested format and writes the reports.
  ///
  /// - Throws: ``ExitStatus/stopped`` if something cannot be written.
  func print(_ geometry: LayoutGeometry) throws {
    try reports.print { format in
      switch format {
      case "json": try JSONObject(geometry).text()
      case "svg": ScreenDrawing(geometry).svg
      default: EnvironmentText(geometry).text + "\n"
      }
    }
  }

  private var reports: PrintedReports {
    let guess = ending.flatMap { ending in Self.formats.first { $0 == ending } } ?? "text"
    return PrintedReports(formats: Self.formats, format: format ?? guess, report: further.report, file: output)
  }
}
