import Adaptivity
import AuditModel
import ColorContrast
import DynamicType
import Testing

@testable import LayoutFiles

@Suite struct LayoutPairsTests {
  private func element(
    _ id: String, _ role: LayoutElement.Role, _ flags: LayoutElement.Flags = [],
    _ change: (inout LayoutElement.Content) -> Void
  ) -> LayoutElement {
    var element = LayoutElement(
      id: id, role: role, frame: Rect(x: 0, y: 0, width: 90, height: 20),
      location: SourceLocation(file: "a.layout.json", line: 7, column: 3))
    var content = LayoutElement.Content()
    change(&content)
    element.content = content
    element.flags = flags
    return element
  }

  private func screen(_ elements: LayoutElement...) -> Screen {
    var screen = Screen(
      name: "A", environment: LayoutEnvironment(device: DeviceTable.standard["iphone-16"]),
      location: SourceLocation(file: "a.layout.json", line: 2, column: 1))
    screen.elements = elements
    return screen
  }

  @Test func makesEveryPairOnce() throws {
    let note = element("note", .text) { ($0.color, $0.background, $0.style) = ("#48484A", "#FFFFFF", .footnote) }
    let made = LayoutPairs([screen(note, note), screen(note)]).colors
    let pair = try #require(made.pairs.first)
    #expect(made.pairs.count == 1 && made.unpaired == 0)
    #expect(made.uses.map { [$0.screen, $0.element, $0.pair] } == [[0, 0, 0], [0, 1, 0], [1, 0, 0]])
    #expect(pair.relation == .text && pair.style == .footnote)
    #expect(pair.name == "#48484A on #FFFFFF" && pair.location.line == 7)
  }

  @Test func theKindOfElementDecides() {
    let colors: (inout LayoutElement.Content) -> Void = { ($0.color, $0.background) = (".label", "#FFF") }
    let made = LayoutPairs([
      screen(
        element("leaf", .image, [.decorative], colors), element("box", .container, [], colors),
        element("off", .button, [.disabled]) {
          colors(&$0)
          $0.text = "Off"
        }, element("gone", .text, [.hidden], colors), element("bare", .text) { $0.color = "#000" })
    ]).colors
    #expect(made.pairs.map(\.relation) == [.nonText, .text])
    #expect(made.pairs.map(\.exemption) == [.decorative, .disabled])
    #expect(made.pairs.first?.first.variants.first?.value == .system("label"))
    #expect(made.uses.map(\.element) == [0, 2] && made.unpaired == 1)
  }

  @Test(arguments: [(17.0, TextStyle.headline), (34, .largeTitle), (9, .caption2), (21, .title3)])
  func aSizeIsTheNextSmallerStyle(_ size: Double, _ style: TextStyle) throws {
    let made = LayoutPairs([
      screen(element("a", .text) { ($0.color, $0.background, $0.size) = ("#000", "#FFF", size) })
    ]).colors
    let found = try #require(made.pairs.first?.style)
    let scale = TypeScale(platform: .ios)
    #expect(scale.size(found, .large)?.size == scale.size(style, .large)?.size)
  }

  @Test func namesArePalettesColorsFirst() {
    let ink = NamedColor(
      name: "clay", variants: [], location: SourceLocation(file: "p.json", line: 1, column: 1), origin: .palette)
    let palette = Palette(name: "p", location: ink.location, colors: [ink])
    let text = element("a", .text) { ($0.color, $0.background) = ("clay", "#FFFFFF") }
    #expect(LayoutPairs([screen(text)], naming: [palette]).colors.pairs.first?.first.origin == .palette)
    #expect(LayoutPairs([screen(text)]).colors.pairs.isEmpty)
  }

  @Test func reportsAnUnknownColorOnce() {
    let text = element("a", .text) { ($0.color, $0.background) = ("#000", "no such colour") }
    let made = LayoutPairs([screen(text, text), screen(text)])
    #expect(made.colors.uses.isEmpty && made.colors.pairs.isEmpty && made.colors.unpaired == 3)
    #expect(made.issues.count == 1 && made.issues[0].severity == .warning && made.issues[0].location.line == 7)
    #expect(made.issues[0].message.contains("no such colour"))
  }
}
