import Adaptivity
import AuditModel
import ColorContrast
import DynamicType
import Foundation
import Testing

@testable import Catalogs

@Suite struct LayoutPalettesTests {
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

  private func screen(_ elements: LayoutElement...) -> ScreenLayout {
    var screen = ScreenLayout(
      name: "A", environment: LayoutEnvironment(device: DeviceTable.standard["iphone-16"]),
      location: SourceLocation(file: "a.layout.json", line: 2, column: 1))
    screen.elements = elements
    return screen
  }

  @Test func aPairIsMadeOnceAFile() throws {
    let note = element("note", .text) { ($0.color, $0.background, $0.style) = ("#48484A", "#FFFFFF", .footnote) }
    let made = LayoutPalettes([screen(note, note), screen(note)])
    let palette = try #require(made.palettes.first)
    #expect(made.palettes.count == 1 && palette.pairs.count == 1 && palette.colors.isEmpty)
    #expect(palette.pairs[0].relation == .text && palette.pairs[0].style == .footnote)
    #expect(palette.pairs[0].name == "#48484A on #FFFFFF" && palette.pairs[0].location.line == 7)
  }

  @Test func whatAnElementIsDecides() {
    let colors: (inout LayoutElement.Content) -> Void = { ($0.color, $0.background) = (".label", "#FFF") }
    let made = LayoutPalettes([
      screen(
        element("leaf", .image, [.decorative], colors), element("box", .container, [], colors),
        element("off", .button, [.disabled]) {
          colors(&$0)
          $0.text = "Off"
        }, element("gone", .text, [.hidden], colors), element("bare", .text) { $0.color = "#000" })
    ])
    let pairs = made.palettes.flatMap(\.pairs)
    #expect(pairs.map(\.relation) == [.nonText, .text])
    #expect(pairs.map(\.exemption) == [.decorative, .disabled])
    #expect(pairs.first?.first.variants.first?.value == .system("label"))
  }

  @Test(arguments: [(17.0, TextStyle.headline), (34, .largeTitle), (9, .caption2), (21, .title3)])
  func aSizeIsTheNextSmallerStyle(_ size: Double, _ style: TextStyle) throws {
    let made = LayoutPalettes([
      screen(element("a", .text) { ($0.color, $0.background, $0.size) = ("#000", "#FFF", size) })
    ])
    let found = try #require(made.palettes.first?.pairs.first?.style)
    let scale = TypeScale(platform: .ios)
    #expect(scale.size(found, .large)?.size == scale.size(style, .large)?.size)
  }

  @Test func namesArePalettesColorsFirst() {
    let ink = NamedColor(
      name: "ink", variants: [], location: SourceLocation(file: "p.json", line: 1, column: 1), origin: .palette)
    let palette = Palette(name: "p", location: ink.location, colors: [ink])
    let text = element("a", .text) { ($0.color, $0.background) = ("ink", "no such colour") }
    let made = LayoutPalettes([screen(text), screen(text)], naming: [palette])
    #expect(made.palettes.isEmpty)
    #expect(made.issues.count == 1 && made.issues[0].severity == .warning && made.issues[0].location.line == 7)
    #expect(made.issues[0].message.contains("no such colour"))
  }
}
