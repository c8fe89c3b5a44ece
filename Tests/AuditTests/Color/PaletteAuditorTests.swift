import AuditModel
import ColorContrast
import DynamicType
import RuleKit
import TestSupport
import Testing

@testable import ColorRules

@Suite struct PaletteAuditorTests {
  private func report(_ palettes: [Palette], auditor: PaletteAuditor = PaletteAuditor()) -> AuditReport {
    var report = AuditReport(version: "1", platform: "ios", container: nil)
    report.add(auditor.audit(palettes))
    return report
  }

  private let ink = NamedColor.color("ink", 0xAAAAAA).with(.text)
  private let tint = NamedColor.color("tint", 0x666666).with(.text)
  private let paper = NamedColor.color("paper", 0xFFFFFF).with(.background)

  @Test func findingsAreWorstFirstAndCounted() {
    let report = report([Palette.palette([ink, paper])])
    #expect(report.findings.first?.rule == "contrast-minimum")
    #expect(report.summary.errors == report.findings.count { $0.severity == .error && $0.outcome == .fail })
    #expect(report.colorSummary.colors == 2 && report.colorSummary.pairs == 1)
    #expect(report.colorSummary.fail == report.findings.count { $0.outcome == .fail })
    #expect(!report.isEmpty && report.palettes?.count == 1)
  }

  @Test func repeatedRunsGiveTheSameResult() {
    let palettes = [Palette.palette([ink, tint, paper])]
    #expect(report(palettes).findings == report(palettes).findings)
  }

  @Test func findingsHaveSimulatedColors() throws {
    let finding = try #require(report([Palette.palette([ink, paper])]).findings.first)
    let readings = try #require(finding.colors?.readings)
    #expect(readings.count == 4 && readings.allSatisfy { $0.visions.count == 6 })
  }

  @Test func checksEnhancedContrastOnRequest() {
    let palettes = [Palette.palette([tint, paper])]
    #expect(!report(palettes).findings.contains { $0.rule == "contrast-enhanced" })
    let asked = report(palettes, auditor: PaletteAuditor(optIn: ["contrast-enhanced"]))
    #expect(asked.findings.contains { $0.rule == "contrast-enhanced" })
  }

  @Test func optionsOverrideTheFile() {
    let text = NamedColor.color("text", 0x0088FF) { $0.style = .title2 }.with(.text)
    let palette = Palette.palette([text, paper]) { $0.conditions.largeText = .wcag }
    #expect(report([palette]).findings.contains { $0.rule == "contrast-minimum" })
    var stated = Palette.StatedConditions()
    stated.largeText = .points
    let asked = report([palette], auditor: PaletteAuditor(stated: stated))
    #expect(!asked.findings.contains { $0.rule == "contrast-minimum" })
    #expect(asked.remarks.contains { $0.contains("passes only because") })
  }

  /// A remark is about the colours of the run; what no run can check is in the documentation.
  @Test func colorsWithoutPeculiaritiesHaveNoRemarks() {
    let report = report([Palette.palette([tint, paper])])
    #expect(report.notes == [] && report.remarks == [])
  }

  @Test func anEmptyPaletteDoesNotPass() {
    #expect(report([]).isEmpty)
    #expect(report([Palette.palette([])]).isEmpty)
  }

  @Test func hundredsOfColorsAreFast() {
    let colors = (0..<314).map { number in
      let rgb = UInt32(truncatingIfNeeded: number &* 2_654_435_761) & 0xFFFFFF
      return NamedColor.color("color \(number)", rgb, dark: ~rgb & 0xFFFFFF, high: rgb / 2) {
        $0.roles = number % 3 == 0 ? [.background] : number % 3 == 1 ? [.text] : [.interactive]
        $0.rolesAreGuessed = true
      }
    }
    let report = report([Palette.palette(colors)])
    #expect(report.colorSummary.pairs == PalettePlanner.limit)
    #expect(report.colorSummary.leftOutPairs > 0)
    #expect(report.remarks.contains { $0.contains("roles make \(report.colorSummary.leftOutPairs) pairs beyond") })
    #expect(report.findings.count < 2 * colors.count)
  }

  /// A palette of a few kilobytes has thousands of pairs, and a suggestion for one text is for all its backgrounds.
  @Test func backgroundsOfOneTextTakeLinearTime() {
    func palette(_ count: Int) -> Palette {
      Palette.palette([ink] + (0..<count).map { NamedColor.color("b\($0)", 0x808080 + UInt32($0)).with(.background) })
    }
    let (few, many) = (palette(50), palette(400))
    func check(_ palette: Palette) { #expect(report([palette]).findings.count >= palette.colors.count - 1) }
    #expect(Growth.factor(upTo: 24, from: { check(few) }, to: { check(many) }) <= 24)
  }
}
