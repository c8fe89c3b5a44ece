import AuditModel
import ColorContrast
import DynamicType
import Foundation
import TestSupport
import Testing
import TextEngine

@testable import Previews

/// The pictures of twelve scripts, cut to two lines at an accessibility size.
@Suite struct PreviewGoldenTests {
  private static let golden = Golden(
    suite: "Previews",
    names: PreviewBench.samples.map { "\($0.script).png" } + ["boxes.png", "readme.svg", "readme-fixed.svg"])
  private let bench: PreviewBench

  init() throws { bench = try PreviewBench() }

  private func png(_ pixels: PreviewPixels) throws -> Data {
    let folder = try TemporaryFolder()
    try pixels.write(to: folder.file("picture.png"))
    return try Data(contentsOf: URL(filePath: folder.file("picture.png")))
  }

  private func pixels(_ sample: PreviewBench.Sample) throws -> PreviewPixels {
    let subject = try bench.measure(sample.text, locale: sample.locale, lines: 2)
    return try PixelPainter(scale: 1).paint(try bench.drawing(subject, .accessibilityMedium))
  }

  @Test(arguments: PreviewBench.samples)
  func picturesMatchTheGoldens(_ sample: PreviewBench.Sample) throws {
    try compare(try pixels(sample), with: "\(sample.script).png")
  }

  /// Han, kana and Hangul in the letters of a font, one per cluster, in the width that was measured for them.
  @Test(arguments: PreviewBench.samples.filter { ["han", "kana", "hangul"].contains($0.script) })
  func drawsEveryScriptWithRealGlyphs(_ sample: PreviewBench.Sample) throws {
    let subject = try bench.measure(sample.text, locale: sample.locale, lines: 2)
    let lines = try bench.maker.scene(of: subject, at: bench.place(.large)).lines
    var drawn = 0
    for line in lines {
      let seen = line.clusters.filter { $0.origin != .face }
      #expect(line.glyphs.count == seen.count, "a box would be more than one outline")
      drawn += seen.count
    }
    #expect(drawn >= 10)
  }

  @Test func boxesMatchTheGoldens() throws {
    let subject = try bench.measure("保存カ캘 👍", locale: "zh-Hans", lines: 2)
    let drawing = try bench.drawing(subject, .accessibilityMedium, by: bench.boxMaker)
    try compare(try PixelPainter(scale: 1).paint(drawing), with: "boxes.png")
  }

  private func compare(_ pixels: PreviewPixels, with name: String) throws {
    try Self.golden.compare(try png(pixels), with: name) { expected, actual in
      do {
        return try PictureComparison(expected).difference(from: try PictureComparison(actual)).map { "\(name): \($0)" }
      } catch {
        return "\(name): \(error)"
      }
    }
  }

  @Test func noGoldenIsUnused() throws { #expect(try Self.golden.unused().isEmpty) }

  @Test func oneChangedPixelIsFound() throws {
    let picture = try pixels(PreviewBench.samples[0])
    let whole = try PictureComparison(try png(picture))
    #expect(whole.difference(from: whole) == nil)
    for place in [(0, 0), (picture.width / 2, picture.height / 2), (picture.width - 1, picture.height - 1)] {
      var changed = picture
      let dark = whole.bytes[(place.1 * picture.width + place.0) * 3] < 128
      changed.mix(dark ? SIMD4(1, 1, 1, 1) : SIMD4(0, 0, 0, 1), place.0, place.1)
      #expect(whole.difference(from: try PictureComparison(try png(changed))) != nil)
      var slightly = picture
      slightly.mix(dark ? SIMD4(1, 1, 1, 0.05) : SIMD4(0, 0, 0, 0.05), place.0, place.1)
      #expect(whole.difference(from: try PictureComparison(try png(slightly))) == nil, "rounding is not a difference")
    }
  }
}
