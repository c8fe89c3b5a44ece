import Foundation
import TypeCheckKit

enum DrawAPreview {
  static func run() throws {
    // sample: draw-a-preview
    var options = MeasureOptions()
    options.slot = Slot(style: .body, width: 160, lines: 1)
    let auditor = try Auditor(options: options, fontDirectories: [], jobs: 1)
    let answer = try TextMeasurer(auditor).measure("Einstellungen übernehmen", locale: "de")

    let maker = try SceneMaker(stack: auditor.stack, platform: .ios, displayScale: 3)
    let scene = try maker.scene(of: answer.result, at: 3)
    let colors = PreviewColors(.light)
    let cell = PreviewSheet.Cell(caption: ["L"], scene: scene, colors: colors)
    let drawing = try PreviewSheet(title: "Apply", rows: [[cell]], colors: colors).drawing(by: maker)
    try Data(SVGPainter().paint(drawing).utf8).write(to: URL(filePath: "apply.svg"))
    try PixelPainter(scale: 3).paint(drawing).write(to: "apply.png")
    // end sample
  }
}
