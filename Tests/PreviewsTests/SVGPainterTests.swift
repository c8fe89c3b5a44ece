import AuditModel
import ColorContrast
import DynamicType
import Foundation
import FoundationXML
import Testing

@testable import Previews

@Suite struct SVGPainterTests {
  private let bench: PreviewBench

  init() throws { bench = try PreviewBench() }

  /// The elements of an SVG with their attributes and texts; nil if it is not XML.
  private final class Reading: NSObject, XMLParserDelegate {
    var elements: [(name: String, attributes: [String: String])] = []
    var text = ""

    init?(_ svg: String) {
      super.init()
      let parser = XMLParser(data: Data(svg.utf8))
      parser.delegate = self
      guard parser.parse(), parser.parserError == nil else { return nil }
    }

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) { elements.append((name, attributes)) }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
  }

  static let hostile: [String] = [
    "<script>alert(1)</script>", "\"onload=\"alert(1)", "]]><![CDATA[ & &amp; '", "\u{202E}dlrow\u{202C} \u{2066}x",
    "\u{0}\u{1}\u{8}\u{FFFE}\u{FFFF}", "a\u{D}\u{A}b\u{85}c\u{2028}d", String(repeating: "<b>&", count: 25_000),
    String(repeating: "a\u{301}", count: 3_000), "{{name}} ${x}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}",
  ]

  @Test(arguments: hostile.indices)
  func neverTreatsInputAsMarkup(_ index: Int) throws {
    let subject = try bench.measure(Self.hostile[index], locale: "en", lines: index % 2)
    let svg = SVGPainter().paint(try bench.drawing(subject))
    let reading = try #require(Reading(svg), "it is not valid XML: \(svg.prefix(300))")
    let known: Set = ["svg", "title", "defs", "path", "g", "use", "rect", "image"]
    #expect(Set(reading.elements.map(\.name)).subtracting(known).isEmpty)
    #expect(!reading.elements.contains { element in element.attributes.keys.contains { $0.hasPrefix("on") } })
    #expect(!svg.unicodeScalars.contains { (0x202A...0x202E).contains($0.value) || $0 == "\u{2066}" })
    #expect(svg.utf8.count < 1_000_000)
  }

  @Test(arguments: PreviewBench.samples)
  func writesEveryOutlineOnceAndRefersToIt(_ sample: PreviewBench.Sample) throws {
    let subject = try bench.measure(sample.text, locale: sample.locale, lines: 2)
    let drawing = try bench.drawing(subject, .accessibilityLarge)
    let reading = try #require(Reading(SVGPainter(prefix: "one-").paint(drawing)))
    let defined = reading.elements.filter { $0.name == "path" }.compactMap { $0.attributes["id"] }
    let used = reading.elements.filter { $0.name == "use" }.compactMap { $0.attributes["href"] }
    #expect(Set(defined).count == defined.count && defined.allSatisfy { $0.hasPrefix("one-") })
    #expect(Set(used) == Set(defined.map { "#" + $0 }))
    // Of characters that are words or syllables, hardly one is there twice.
    let comesBack = !["han", "kana", "hangul"].contains(sample.script)
    #expect(!comesBack || used.count > defined.count, "letters come back")
    #expect(reading.text.contains(sample.text), "the text is accessible to people who do not see it")
    let outside = reading.elements.filter { $0.attributes["fill"] == PreviewColors(.light).outside.hex }
    #expect(!outside.isEmpty, "what is cut off has a colour of its own")
    #expect(reading.elements.contains { $0.attributes["stroke-dasharray"] == "3" }, "and a dashed line around it")
  }

  @Test func aSecondUseOfALetterCostsLittle() throws {
    let once = SVGPainter().paint(try bench.drawing(try bench.measure("Tal", locale: "de")))
    let often = SVGPainter().paint(try bench.drawing(try bench.measure("TalTalTalTal", locale: "de")))
    #expect(often.utf8.count - once.utf8.count < 9 * 60)
  }

  @Test func usesTheVisibleColors() throws {
    let subject = try bench.measure("Ja", locale: "de")
    let scene = try bench.maker.scene(of: subject, at: 3)
    let colors = PreviewColors(.dark, text: Color(rgb: 0xFF0000), ground: Color(rgb: 0x00FF00))
    let seen = colors.seen(by: Vision(.deutan))
    #expect(seen.text != colors.text && seen.caption == colors.caption)
    let sheet = PreviewSheet(
      title: "t", rows: [[colors, seen].map { PreviewSheet.Cell(caption: ["c"], scene: scene, colors: $0) }],
      colors: colors)
    let svg = SVGPainter().paint(try sheet.drawing(by: bench.maker))
    for color in [colors.text, colors.ground, seen.text, seen.ground] { #expect(svg.contains("\"\(color.hex)\"")) }
  }
}
