import ColorContrast
import DynamicType
import Foundation
import TestSupport
import Testing

@testable import Previews

/// The SVG shows the same in a browser, in rsvg and in our own pixels, and so does the picture in a report's page; only
/// where chromium and rsvg-convert are installed.
@Suite(
  .enabled(if: Renderers.areInstalled, "skipped: chromium and rsvg-convert (librsvg2-bin) are not both installed"))
struct RendererTests {
  /// Each smooths edges in its own way: the mean difference of all values stays below 3 of 255, and below one pixel in a
  /// hundred differs by more than half.
  static let tolerance = (mean: 3.0, far: 0.01)

  private func run(_ name: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: try #require(Renderers.program(name)))
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
  }

  @Test(arguments: PreviewBench.samples)
  func everyRendererShowsTheSamePicture(_ sample: PreviewBench.Sample) throws {
    let bench = try PreviewBench()
    let subject = try bench.measure(sample.text, locale: sample.locale, width: 260, lines: 2)
    let drawing = try bench.drawing(subject, .accessibilityMedium)
    let folder = try TemporaryFolder()
    try folder.write("picture.svg", SVGPainter().paint(drawing))
    try PixelPainter(scale: 1).paint(drawing).write(to: folder.file("ours.png"))
    try run("rsvg-convert", [folder.file("picture.svg"), "-o", folder.file("rsvg.png")])
    // A window of the browser has a least width, so the pictures are in the corner of a larger one.
    try folder.write(
      "page.html",
      """
      <!doctype html><body style="margin: 0; color-scheme: light"><img src="picture.svg" style="display: block">
      """)
    try run(
      "chromium",
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=1",
        "--user-data-dir=\(folder.file("profile"))", "--window-size=1200,600",
        "--screenshot=\(folder.file("chromium.png"))", "file://" + folder.file("page.html"),
      ])
    let pictures = try ["ours", "rsvg", "chromium"].map { name in
      try PictureComparison(try Data(contentsOf: URL(filePath: folder.file("\(name).png"))), name: name)
        .cut(to: (Int(drawing.width), Int(drawing.height)))
    }
    for (one, other) in [(0, 1), (0, 2), (1, 2)] {
      let distance = try #require(pictures[one].distance(from: pictures[other]), "they are not of one size")
      #expect(distance.mean < Self.tolerance.mean, "\(sample.script), \(one) and \(other): \(distance)")
      #expect(distance.far < Self.tolerance.far, "\(sample.script), \(one) and \(other): \(distance)")
    }
  }
}

/// The programs that show an SVG.
enum Renderers {
  static let areInstalled = program("chromium") != nil && program("rsvg-convert") != nil

  /// The path of a program; nil where it is not installed.
  static func program(_ name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
      .first(where: FileManager.default.isExecutableFile)
  }
}
