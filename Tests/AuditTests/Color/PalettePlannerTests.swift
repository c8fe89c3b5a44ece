import AuditModel
import ColorContrast
import RuleKit
import Testing

@testable import ColorRules

@Suite struct PalettePlannerTests {
  private let ink = NamedColor.color("ink", 0).with(.text)
  private let link = NamedColor.color("link", 0x0066CC).with(.interactive)
  private let star = NamedColor.color("star", 0xFFCC00).with(.icon)
  private let paper = NamedColor.color("paper", 0xFFFFFF).with(.background)
  private let night = NamedColor.color("night", 0x111111).with(.background)

  private func names(_ palette: Palette) -> [String] { PalettePlanner(palette).plan().pairs.map(\.name) }

  @Test func rolesBringColorsTogether() {
    let palette = Palette.palette([ink, link, star, paper, night])
    #expect(
      names(palette) == [
        "ink on paper", "ink on night", "link on paper", "link on night", "star on paper", "star on night",
        "link / ink",
      ])
    let relations = PalettePlanner(palette).plan().pairs.map(\.relation)
    #expect(relations == [.text, .text, .text, .text, .nonText, .nonText, .interactivity])
  }

  @Test func declaredPairsGetNoFurtherPairs() {
    let palette = Palette.palette([ink, paper, night]) { $0.pairs = [ColorPair(.text, ink, paper)] }
    #expect(names(palette) == ["ink on paper"])
    #expect(PalettePlanner(palette).plan().pairs.allSatisfy { !$0.comesFromRoles })
  }

  @Test func backgroundsOfAStemPairOnlyWithTheirTexts() throws {
    let warning = NamedColor.color("WarningText", 0xF7B500).with(.text)
    let banner = NamedColor.color("WarningBackground", 0xFFF3E0).with(.background)
    var pair = ColorPair(.text, warning, banner)
    (pair.isGuessed, pair.sharesStem) = (true, true)
    let palette = Palette.palette([ink, warning, banner, paper]) { $0.pairs = [pair] }
    #expect(names(palette) == ["WarningText on WarningBackground", "ink on paper"])
    #expect(PalettePlanner(palette).otherGrounds(of: ink).map(\.name) == ["WarningBackground"])
    let alone = Palette.palette([ink, warning, banner]) { $0.pairs = [pair] }
    #expect(names(alone) == ["WarningText on WarningBackground", "ink on WarningBackground"])
    let findings = PaletteAuditor(rules: ["contrast-minimum"]).audit([palette]).findings
    let finding = try #require(findings.first { $0.key == "WarningText on WarningBackground" })
    #expect(finding.severity == .note && finding.outcome == .fail && !findings.contains { $0.severity == .warning })
    #expect(finding.message.text.hasSuffix("the pair is guessed from the names of its colours"))
  }

  @Test func statesArePairedOnce() {
    let states = ["low", "medium", "high"].map { NamedColor.color($0, 0x336699) }
    let group = Palette.StateGroup(name: "risk", colors: states, cues: ["icon"], location: states[0].location)
    let palette = Palette.palette(states) { $0.states = [group, group] }
    #expect(names(palette) == ["low / medium", "low / high", "medium / high"])
    #expect(PalettePlanner(palette).plan().pairs.allSatisfy { $0.cues == ["icon"] })
  }

  @Test func exemptionsComeFromRoles() {
    let off = NamedColor.color("off", 0xCCCCCC).with(.text, .disabled)
    #expect(PalettePlanner(Palette.palette([off, paper])).plan().pairs.map(\.exemption) == [.disabled])
  }

  @Test func translucentStatesUseTheFirstBackground() {
    let states = [NamedColor.color("on", 0x00AA00, alpha: 0.5), NamedColor.color("off", 0xAA0000)]
    let group = Palette.StateGroup(name: "switch", colors: states, cues: [], location: states[0].location)
    let palette = Palette.palette(states + [night]) { $0.states = [group] }
    #expect(PalettePlanner(palette).plan().pairs.first?.layers.map(\.name) == ["night"])
  }

  @Test func theKeyColorIsComparedWithNoninteractiveColors() {
    let palette = Palette.palette([link, star, paper]) { $0.keyColor = "link" }
    #expect(names(palette).suffix(2) == ["link / star", "link / paper"])
  }

  @Test func unassignedColorsGetNoPairs() {
    let empty = NamedColor.color("accent", 0) {
      $0.variants = [ColorVariant(.unassigned, location: $0.location)]
    }
    #expect(names(Palette.palette([empty.with(.interactive), paper])).isEmpty)
  }

  @Test func pairsOfRolesAreBounded() {
    let texts = (0..<300).map { NamedColor.color("text \($0)", UInt32($0)).with(.text) }
    let backgrounds = (0..<100).map { NamedColor.color("ground \($0)", UInt32($0)).with(.background) }
    let plan = PalettePlanner(Palette.palette(texts + backgrounds)).plan()
    #expect(plan.pairs.count == PalettePlanner.limit && plan.leftOut == 15_000)
  }
}
