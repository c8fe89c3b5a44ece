import ArgumentParser
import Foundation
import Pictures
import TypeCheckKit

/// The options for the output of a preview: SVG to standard output, or a file whose extension selects the format.
struct PreviewOutput: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "An .svg or .png file, never written in part (default: SVG to standard output). A PNG has --display-scale pixels per point.",
      valueName: "file"), completion: .file())
  var output: String?

  @Option(
    help: "The format of standard output: svg, or json for the positions of all parts. (default: svg; nothing with -o)",
    completion: .list(["svg", "json"]))
  var format: String?

  @Flag(name: .shortAndLong, help: ProgressLine.help)
  var quiet = false

  private static let formats = ["svg", "json"]

  /// Rejects file names without a picture extension, and pictures that would overwrite an input.
  ///
  /// - Throws: `ValidationError` with the file's name.
  func validate(against inputs: [String]) throws {
    if let format { try PrintedReports(formats: Self.formats, format: format, report: []).validate(against: []) }
    guard let output else { return }
    try OutputFile.check(name: output, as: "-o \(output)")
    let ending = URL(fileURLWithPath: output).pathExtension.lowercased()
    guard ["svg", "png"].contains(ending) || OutputFile.isDevice(output) else {
      throw ValidationError("-o \(output): a preview is written as SVG or PNG; use a name that ends in .svg or .png")
    }
    try OutputFile.check(OutputFile.uses([output], "the picture"), against: OutputFile.uses(inputs, "the input"))
  }

  /// Writes a preview to the file or to standard output.
  ///
  /// `scale` is the number of pixels per point in a PNG.
  ///
  /// - Throws: ``ExitStatus/stopped`` if the output cannot be written, or ``PreviewError`` if the picture is too
  ///   large.
  func write(_ preview: PreviewPipeline.Result, scale: Double) throws {
    if let output { try write(preview.drawing, to: output, scale: scale) }
    guard output == nil || format != nil else { return }
    try PrintedReports(formats: Self.formats, format: format ?? "svg", report: []).print { format in
      format == "json" ? try JSONObject(preview).text() : SVGPainter().paint(preview.drawing)
    }
  }

  private func write(_ drawing: PreviewDrawing, to output: String, scale: Double) throws {
    do {
      if URL(fileURLWithPath: output).pathExtension.lowercased() == "png" {
        try PixelPainter(scale: scale).paint(drawing).write(to: output)
      } else {
        let svg = SVGPainter().paint(drawing)
        try OutputFile.write(to: output) { $0.write(svg) }
      }
    } catch let failure as OutputFile.Failure {
      throw StandardStreams.stop(failure)
    } catch let failure as PictureError {
      throw StandardStreams.stop(failure)
    }
  }
}
