import AuditModel
import ColorContrast
import DynamicType
import Foundation
import FoundationXML
import Testing
import TextEngine

@testable import Previews

/// Pictures that share a page.
@Suite struct PagePainterTests {
  private let bench: PreviewBench

  init() throws { bench = try PreviewBench() }

  private func panel(_ text: String, _ locale: String, _ category: ContentSizeCategory = .large) throws
    -> PreviewDrawing
  {
    let scene = try bench.maker.scene(of: try bench.measure(text, locale: locale), at: bench.place(category))
    return scene.panel(in: PreviewColors(.light), title: "test")
  }

  private func isXML(_ text: String) -> Bool {
    let parser = XMLParser(data: Data(text.utf8))
    return parser.parse() && parser.parserError == nil
  }

  private func names(_ pattern: Regex<(Substring, Substring)>, in text: String) -> [Int] {
    text.matches(of: pattern).compactMap { Int($0.1) }
  }

  /// Black and white are what UIKit's table says.
  @Test(arguments: [false, true]) func theDefaultColorsAreThoseOfTheSystem(isDark: Bool) throws {
    let appearance = Appearance(isDark: isDark, isHighContrast: false)
    let colors = PreviewColors(appearance)
    #expect(colors.ground == SystemColors.color("systemBackground", appearance, .ios26)?.color)
    #expect(colors.text == SystemColors.color("label", appearance, .ios26)?.color)
  }

  @Test func everyLetterIsWrittenOnceForAllPictures() throws {
    var painter = PagePainter(usual: PreviewColors(.light))
    let pictures = try PreviewBench.samples.flatMap { sample in
      try [ContentSizeCategory.large, .accessibilityMedium].map { category in
        painter.paint(try panel(sample.text, sample.locale, category))
      }
    }
    #expect(Set(painter.shapes).count == painter.shapes.count)
    for (number, shape) in painter.shapes.enumerated() {
      #expect(shape.contains(" id=\"s\(number)\"") && isXML(shape))
    }
    for picture in pictures {
      #expect(isXML(picture.svg), "\(picture.svg.prefix(200))")
      #expect(Set(names(/href="#s([0-9]+)"/, in: picture.svg)) == Set(picture.shapes))
      #expect(picture.shapes == picture.shapes.sorted() && Set(picture.shapes).count == picture.shapes.count)
    }
    // At another size only what was cut off before is new.
    let again = painter.shapes.count
    _ = painter.paint(try panel(PreviewBench.samples[0].text, "de", .accessibilityMedium))
    #expect(painter.shapes.count == again)
  }

  @Test func aPictureOfSeveralFindingsIsAShape() throws {
    var painter = PagePainter(usual: PreviewColors(.light))
    let drawing = try panel("Ja", "de")
    let one = painter.paint(drawing)
    let shared = painter.paintShared(drawing)
    #expect(shared.shapes == one.shapes + [painter.shapes.count - 1])
    #expect(shared.svg.utf8.count < 140 && shared.svg.contains("<use href=\"#s\(painter.shapes.count - 1)\"/>"))
    #expect(one.svg.contains(painter.shapes.last?.dropFirst("<g id=\"s2\">".count).dropLast("</g>".count) ?? "none"))
  }

  /// The page shows letters at their measured positions, to half a unit of a thousandth of an em.
  @Test(arguments: PreviewBench.samples)
  func drawsLettersAtTheirMeasuredPositions(_ sample: PreviewBench.Sample) throws {
    var painter = PagePainter(usual: PreviewColors(.light))
    let drawing = try panel(sample.text, sample.locale, .accessibilityLarge)
    let picture = painter.paint(drawing)
    let places = picture.svg.matches(of: /<use href="#s[0-9]+" x="(-?[0-9.]+)"/).compactMap { Double($0.1) }
    var laidOut: [Double] = []
    for case .glyph(_, let place, let em, _) in drawing.shapes { laidOut.append(place.x / em * 1000) }
    #expect(places.count == laidOut.count && !places.isEmpty)
    for (place, original) in zip(places, laidOut) { #expect(abs(place - original) <= 0.51) }
  }

  @Test(arguments: PreviewBench.samples)
  func shortPathsMatchTheOutlines(_ sample: PreviewBench.Sample) throws {
    for outline in try panel(sample.text, sample.locale).outlines {
      let read = try #require(ShortPathReading(outline.shortPath), "\(outline.shortPath)")
      var ends: [SIMD2<Double>] = []
      for segment in outline.segments {
        switch segment {
        case .move(let point), .line(let point), .quadratic(_, let point), .cubic(_, _, let point): ends.append(point)
        case .close: continue
        }
      }
      #expect(read.ends.count == ends.count)
      for (end, point) in zip(read.ends, ends) {
        #expect(abs(end.x - point.x * 1000) <= 0.5 && abs(end.y + point.y * 1000) <= 0.5)
      }
    }
  }

  @Test func defaultColoursComeFromThePage() throws {
    var painter = PagePainter(usual: PreviewColors(.light))
    let scene = try bench.maker.scene(
      of: try bench.measure("Einstellungen übernehmen", locale: "de"), at: bench.place(.large))
    let usual = painter.paint(scene.panel(in: PreviewColors(.light), title: "")).svg
    #expect(!usual.contains("#0") && !usual.contains("fill=\"#"))
    for name in ["pt", "pg", "po", "pr", "prl", "pol"] { #expect(usual.contains("class=\"\(name)\"")) }
  }

  /// Colours of the app of which none, one or both are usual ones: the page may not change one and leave the other.
  @Test(arguments: [
    [0x123456, 0xFEDCBA], [0x14242E, 0xFFFFFF], [0xFFFFFF, 0x000000], [0x000000, 0xFFF4D6], [0x000000, 0x777777],
  ])
  func theAppsColoursAreWrittenOut(_ numbers: [UInt32]) throws {
    let colors = PreviewColors(.light, text: Color(rgb: numbers[0]), ground: Color(rgb: numbers[1]))
    var painter = PagePainter(usual: PreviewColors(.light))
    // The page has usual pictures too, with the same letters.
    let scene = try bench.maker.scene(
      of: try bench.measure("Einstellungen übernehmen", locale: "de"), at: bench.place(.large))
    _ = painter.paint(scene.panel(in: PreviewColors(.light), title: ""))
    let own = painter.paint(scene.panel(in: colors, title: ""))
    let shared = painter.paintShared(scene.panel(in: colors, title: ""))
    for svg in [own.svg, shared.svg, painter.shapes.last ?? ""] {
      #expect(!svg.contains("class="), "\(svg.prefix(200))")
    }
    for color in [colors.text, colors.ground, colors.outside, colors.room] {
      #expect(own.svg.contains("fill=\"\(color.hex)\""))
    }
    for color in [colors.outside, colors.room] { #expect(own.svg.contains(" stroke=\"\(color.hex)\"")) }
    #expect(painter.paint(scene.panel(in: PreviewColors(.light), title: "")).svg.contains("class=\"pt\""))
  }

  @Test func aDarkEnvironmentIsWrittenOut() throws {
    var painter = PagePainter(usual: PreviewColors(.light))
    let scene = try bench.maker.scene(of: try bench.measure("Ja", locale: "de"), at: bench.place(.large))
    let svg = painter.paint(scene.panel(in: PreviewColors(.dark), title: "")).svg
    #expect(!svg.contains("class=") && svg.contains("fill=\"#000000\"") && svg.contains("fill=\"#FFFFFF\""))
  }

  @Test func theContainerAndTheOutsideAreVisibleOnAnyBackground() throws {
    for step in 0...0xFF {
      for ground in [Color(rgb: UInt32(step) * 0x01_01_01), Color(rgb: UInt32(step) << 16 | 0x8080)] {
        let colors = PreviewColors(.light, ground: ground)
        #expect(try WCAG2.ratio(text: colors.outside, background: ground) >= 3.8, "outside on \(ground.hex)")
        #expect(try WCAG2.ratio(text: colors.room, background: ground) >= 3, "container on \(ground.hex)")
      }
    }
  }

  @Test(arguments: SVGPainterTests.hostile.indices)
  func neverTreatsInputAsMarkup(_ index: Int) throws {
    var painter = PagePainter(usual: PreviewColors(.light))
    let picture = painter.paint(try panel(SVGPainterTests.hostile[index], "en"))
    #expect(isXML(picture.svg) && picture.svg.utf8.count < 100_000)
    #expect(picture.svg.utf8.allSatisfy { 0x20...0x7E ~= $0 }, "no word of a text is in it")
  }
}

/// The ends of the steps of a path of `m`, `l`, `h`, `v`, `q`, `c` and `z`.
private struct ShortPathReading {
  var ends: [SIMD2<Double>] = []

  init?(_ path: String) {
    var (pen, start) = (SIMD2(0.0, 0.0), SIMD2(0.0, 0.0))
    for step in path.matches(of: /([mlhvqcz])([^a-z]*)/) {
      let numbers = step.2.matches(of: /-?[0-9]+/).compactMap { Double($0.0) }
      let size = ["m": 2, "l": 2, "h": 1, "v": 1, "q": 4, "c": 6][String(step.1)] ?? 0
      guard size > 0 else {
        pen = start
        continue
      }
      guard !numbers.isEmpty, numbers.count.isMultiple(of: size) else { return nil }
      for first in stride(from: 0, to: numbers.count, by: size) {
        switch step.1 {
        case "h": pen.x += numbers[first]
        case "v": pen.y += numbers[first]
        default: pen += SIMD2(numbers[first + size - 2], numbers[first + size - 1])
        }
        ends.append(pen)
        if step.1 == "m", first == 0 { start = pen }
      }
    }
  }
}
