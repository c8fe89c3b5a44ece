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

  /// The offset of the second picture in the window, in pixels.
  private static let belowTheOther = 300

  /// The page's own rules, which say what its classes look like.
  private static var styles: String {
    get throws {
      let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      return try String(
        contentsOf: project.appending(path: "Sources/Reports/HTML/Templates/report.css"), encoding: .utf8)
    }
  }

  /// A picture as in a report's page, with the definitions that it uses.
  private static func pictureInPage(_ drawing: PreviewDrawing) -> String {
    var painter = PagePainter(usual: PreviewColors(.light))
    let picture = painter.paint(drawing)
    return "<svg class=\"shapes\" width=\"0\" height=\"0\"><defs>\(painter.shapes.joined())</defs></svg>\(picture.svg)"
  }

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
      <!doctype html><style>\(try Self.styles)</style>
      <body style="margin: 0; padding: 0; max-width: none; color-scheme: light">
      <img src="picture.svg" style="display: block; position: absolute; inset: 0 auto auto 0">
      <div style="position: absolute; inset: \(Self.belowTheOther)px auto auto 0">\(Self.pictureInPage(drawing))</div>
      """)
    try run(
      "chromium",
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=1",
        "--user-data-dir=\(folder.file("profile"))", "--window-size=1200,600",
        "--screenshot=\(folder.file("chromium.png"))", "file://" + folder.file("page.html"),
      ])
    try #require(drawing.height < Double(Self.belowTheOther))
    let shown = [("ours", 0), ("rsvg", 0), ("chromium", 0), ("chromium", Self.belowTheOther)]
    let pictures = try shown.map { name, top in
      try PictureComparison(try Data(contentsOf: URL(filePath: folder.file("\(name).png"))), name: name)
        .cut(to: (Int(drawing.width), Int(drawing.height)), top: top)
    }
    for (one, other) in [(0, 1), (0, 2), (1, 2), (0, 3), (2, 3)] {
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
