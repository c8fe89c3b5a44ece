import ArgumentParser
import TypeCheckKit

/// The output options of commands that print screens or environments: `text`, `json`, or `svg` for a drawing.
struct DrawingOptions: ParsableArguments {
  @Option(
    help: "The format of standard output: text, json or svg, a drawing. (default: text, or the extension of -o)",
    completion: .list(["text", "json", "svg"]))
  var format: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("A file instead of standard output; never written in part.", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(help: PrintedReports.help)
  var report: [String] = []

  @Flag(name: .shortAndLong, help: ProgressLine.help)
  var quiet = false

  private static let formats = ["text", "json", "svg"]

  /// The file extensions of unsupported picture formats.
  private static let pictures: Set<String> = ["png", "jpg", "jpeg", "gif", "pdf", "webp", "tif", "tiff", "heic", "bmp"]

  func validate() throws {
    guard output?.isEmpty != true else {
      throw ValidationError("-o names no file; write one, such as screen.svg, or remove -o")
    }
    if format == nil, let ending = PrintedReports.ending(of: output), Self.pictures.contains(ending) {
      throw ValidationError(".\(ending) files are not supported; write an .svg, which browsers show and convert")
    }
    try reports.validate(against: [])
  }

  /// Prints a value in the format of standard output or of the file, and writes the reports.
  ///
  /// - Throws: ``ExitStatus/stopped`` if something cannot be written.
  func print(json: () throws -> String, text: () -> String, svg: () throws -> String) throws {
    try reports.print { format in
      switch format {
      case "json": try json()
      case "svg": try svg()
      default: text()
      }
    }
  }

  /// Whether one of the outputs is a drawing.
  var hasDrawing: Bool { reports.format == "svg" || report.contains { $0.hasPrefix("svg=") } }

  private var reports: PrintedReports {
    let format = format ?? PrintedReports.format(of: output, among: Self.formats)
    return PrintedReports(formats: Self.formats, format: format, report: report, file: output)
  }
}
