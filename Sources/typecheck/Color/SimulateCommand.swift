import ArgumentParser
import Bytes
import Foundation
import TypeCheckKit

/// The command `typecheck simulate`, which simulates how people with a colour-vision deficiency see a picture.
struct SimulateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "simulate",
    abstract: "Shows a picture as people with a colour-vision deficiency see it.",
    discussion: """
      Reads PNG and JPEG, writes PNG: 8 or 16 bits as in the input, alpha kept, colours converted to sRGB. Pictures of \
      any size are processed row by row.

      Example: typecheck simulate screen.png --vision deutan:0.6 -o deutan.png
      Example: typecheck simulate screen.png --sheet -o sheet.png
      """)

  @Argument(help: ArgumentHelp("A PNG or JPEG file.", valueName: "image"), completion: .file())
  var image: String

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The output file, a .png.", valueName: "image"),
    completion: .file())
  var output: String

  @Option(
    help: ArgumentHelp(
      "protan, deutan, tritan or achromat, with a severity of 0…1 after a colon; may be repeated, or a comma-separated list.",
      valueName: "vision"), completion: .cases(ColorVisionDeficiency.self))
  var vision: [String] = []

  @Flag(help: "Draw each vision next to the original in one picture, with captions. Without --vision, draw all four.")
  var sheet = false

  @Option(
    help: "vienot, brettel or machado, instead of the usual one for the deficiency and severity.", completion: .models)
  var model: String?

  @Option(help: ArgumentHelp("Worker threads (default: all cores).", valueName: "n"))
  var jobs: Int?

  @OptionGroup
  var printing: PrintOptions

  @OptionGroup(title: "Limits")
  var limits: UsageLimitOptions

  func validate() throws {
    let visions = try visions()
    if visions.isEmpty {
      throw ValidationError(
        "no vision is given; use --vision protan, deutan, tritan or achromat (deutan:0.6 for a milder one), "
          + "or --sheet for all four next to the original")
    }
    if visions.count > 1, !sheet {
      throw ValidationError(
        "\(visions.count) visions do not go into one picture; add --sheet to draw them side by side, or run once for each"
      )
    }
    if let jobs, !(1...1024).contains(jobs) { throw ValidationError("--jobs \(jobs) is outside 1…1024") }
    try checkFiles()
  }

  func run() throws {
    limits.watch(RunLimits(work: "simulating the picture", remedy: "use a smaller picture"))
    let progress = ProgressLine(quiet: printing.quiet, verb: "simulating", unit: "rows")
    let run = SimulationRun(
      image: image, output: output, visions: try visions(), jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount,
      progress: progress)
    defer { progress.clear() }
    let report = sheet ? try run.sheet() : try run.picture()
    progress.clear()
    try printing.print(report.json, text: report.text)
  }

  /// Returns the requested visions without duplicates.
  ///
  /// A sheet without `--vision` shows all four deficiencies at full severity.
  private func visions() throws -> [Vision] {
    let forced = try model.map { name in try Named.checked("--model") { try VisionModel(name: name) } }
    var visions: [Vision] = []
    for list in vision {
      let named = try Named.checked("--vision") { try Vision.list(list, model: forced) }
      for vision in named where !visions.contains(vision) { visions.append(vision) }
    }
    if visions.isEmpty, sheet { return ColorVisionDeficiency.allCases.map { Vision($0, model: forced) } }
    return visions
  }

  private func checkFiles() throws {
    try NamedFile.check(image)
    let name = URL(fileURLWithPath: output).lastPathComponent
    let ending = URL(fileURLWithPath: output).pathExtension
    // A device or a pipe has no file extension and accepts any data.
    if ending.lowercased() != "png", !OutputFile.isDevice(output) {
      let better = ending.isEmpty ? name + ".png" : name.dropLast(ending.count) + "png"
      throw ValidationError("-o \(output): results are written as PNG; name the file \(better)")
    }
    if OutputFile.isSame(image, output), !OutputFile.isDevice(output) {
      throw ValidationError("the result would be written over the input \(image); give it another name")
    }
    let reports = try printing.reportPaths()
    if let report = reports.first(where: { OutputFile.isSame($0, output) }) {
      throw ValidationError("the picture and a report both go to \(report); give each a file of its own")
    }
    try printing.validate(against: [image])
  }
}
