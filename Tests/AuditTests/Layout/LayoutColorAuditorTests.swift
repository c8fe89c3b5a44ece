import Adaptivity
import AuditModel
import ColorContrast
import DynamicType
import LayoutFiles
import Testing

@testable import LayoutRules
@testable import RuleKit

@Suite struct LayoutColorAuditorTests {
  /// A screen with a note in two colours.
  private func screen(
    _ color: String, _ background: String, device: String = "iphone-16", _ flags: LayoutElement.Flags = [],
    _ change: (inout Screen) -> Void = { _ in }
  ) -> Screen {
    var screen = Screen(
      name: "Beds", environment: LayoutEnvironment(device: DeviceTable.standard[device]),
      location: SourceLocation(file: "beds.layout.json", line: 2, column: 1))
    var element = LayoutElement(
      id: "note", role: .text, frame: Rect(x: 16, y: 100, width: 200, height: 22),
      location: SourceLocation(file: "beds.layout.json", line: 5, column: 3))
    var content = LayoutElement.Content()
    (content.text, content.style, content.color, content.background) = ("Water", .body, color, background)
    element.content = content
    element.flags = flags
    screen.elements = [element]
    change(&screen)
    return screen
  }

  private func check(_ screens: [Screen], naming palettes: [Palette] = [], _ rules: Set<String>? = nil) async
    -> RuleTally
  {
    await LayoutColorAuditor(rules: rules).judge(LayoutPairs(screens, naming: palettes).colors, on: screens)
  }

  @Test func reportsPaleTextAtItsElement() async throws {
    let tally = await check([screen("#AAAAAA", "#FFFFFF"), screen("#AAAAAA", "#FFFFFF", device: "ipad-a16")])
    let finding = try #require(tally.findings.first { $0.rule == "contrast-minimum" })
    #expect(tally.findings.count { $0.rule == "contrast-minimum" } == 1 && finding.severity == .error)
    #expect(finding.layout?.path == "Beds: note" && finding.key == "note" && finding.location.line == 5)
    #expect(finding.layout?.environments == ["iPhone 16", "iPad (A16)"])
    #expect(finding.message.text.hasSuffix("on iPhone 16, and in 1 other environment"), "\(finding.message.text)")
    #expect(finding.message.text.contains("2.32:1") && finding.colors?.readings.count == 1)
    #expect(finding.colors?.readings.first?.visions.isEmpty == false)
    #expect(tally.rules.contains { $0.id == "contrast-minimum" })
  }

  @Test func usesColorsOfTheShownAppearance() async throws {
    let dark = screen(".label", "#000000") { $0.environment.style = .dark }
    #expect(await check([dark]).findings.isEmpty)
    let light = screen(".label", "#000000")
    let found = try #require(await check([light]).findings.first { $0.rule == "contrast-minimum" })
    #expect(found.colors?.failing == [ColorEnvironment(.light)] && found.message.text.contains("in light"))
  }

  @Test func entriesOfAPaletteFollowDeviceAndGamut() async throws {
    let place = SourceLocation(file: "p.json", line: 1, column: 1)
    let ink = NamedColor(
      name: "ink",
      variants: [
        ColorVariant(.color(Color(red: 0, green: 0, blue: 0)), location: place),
        ColorVariant(.color(Color(red: 1, green: 1, blue: 1)), idiom: .ipad, location: place),
      ], location: place, origin: .palette)
    let palette = Palette(name: "p", location: place, colors: [ink])
    let tally = await check(
      [screen("ink", "#FFFFFF"), screen("ink", "#FFFFFF", device: "ipad-a16")], naming: [palette], ["contrast-minimum"])
    #expect(tally.findings.map { $0.layout?.environments } == [["iPad (A16)"]])
    #expect(tally.counts.pass == 1 && tally.counts.fail == 1)
  }

  @Test func elementsWithoutAPairAreNotApplicable() async {
    let bare = screen("#AAAAAA", "#FFFFFF") { $0.elements[0].content?.background = nil }
    let exempt = screen("#AAAAAA", "#FFFFFF", [.disabled])
    let tally = await check([bare, exempt], ["contrast-minimum"])
    #expect(tally.findings.isEmpty && tally.counts.judgements == 0 && tally.counts.notApplicable == 2)
    // Where no pair is given at all, no rule on colours has a say.
    #expect(await check([bare]).rules.isEmpty)
  }

  @Test func aTranslucentBackgroundNeedsReview() async throws {
    let tally = await check([screen("#000000", "#FFFFFF4D")], ["contrast-minimum"])
    let finding = try #require(tally.findings.first)
    #expect(finding.outcome == .needsReview && finding.reason == .unknownBackground)
    #expect(finding.remedy == "write the background as an opaque colour, as seen on the screen")
    #expect(tally.counts.needsReview == 1 && tally.counts.fail == 0)
  }

  @Test func aSystemWithoutPublishedColorsNeedsReview() async throws {
    let old = screen(".label", "#FFFFFF", device: "iphone-x") { $0.environment.systemVersion = SystemVersion(12) }
    let finding = try #require(await check([old], ["contrast-minimum"]).findings.first)
    #expect(finding.outcome == .needsReview && finding.reason == .notPublished)
  }

  @Test func skipsAnImpossibleScreen() async {
    let tally = await check([screen("#AAAAAA", "#FFFFFF") { $0.environment.window = .half }])
    #expect(tally.findings.isEmpty && tally.counts.judgements == 0)
  }

  @Test(arguments: LayoutFixtures.correct) func correctScreensReportNothing(_ path: String) async {
    let tally = await check(LayoutFixtures.screens([path]))
    #expect(LayoutFixtures.words(tally.findings).isEmpty, "\(tally.findings.map(\.message.text))")
    #expect(tally.counts.pass > 0)
  }

  @Test func findsThePlantedColor() async {
    let tally = await check(LayoutFixtures.screens(["layout-faults/harvest.layout.json"]))
    #expect(
      Set(LayoutFixtures.words(tally.findings)) == [
        "contrast-minimum story error", "contrast-start50 story note", "contrast-glare story note",
      ], "\(tally.findings.map(\.message.text))")
  }
}
