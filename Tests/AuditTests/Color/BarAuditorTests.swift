import AuditModel
import ColorContrast
import RuleKit
import Testing

@testable import ColorRules

@Suite struct BarAuditorTests {
  private func report(_ isDark: Bool? = nil, _ change: (inout PaletteBar) -> Void) -> AuditReport {
    var report = AuditReport(version: "1", platform: "ios", container: nil)
    report.add(BarAuditor(isDark: isDark).audit(BarMeasurement.bar(change: change).bar).result)
    return report
  }

  @Test func theWorstComesFirstAndEverythingIsCounted() {
    let report = report {
      $0.layers = [NamedColor.color("glass", 0xF9F9F9, alpha: 0.94)]
      $0.tint = NamedColor.color("tint", 0x007AFF)
      $0.title = NamedColor.color("title", 0xEEEEEE)
      $0.generations = [.ios7]
    }
    #expect(report.findings.map(\.severity) == [.error, .warning])
    #expect(report.findings.map(\.key) == ["main, title", "main, tint"])
    #expect(report.summary.errors == 1 && report.summary.warnings == 1)
  }

  @Test func countsFailuresAndReviews() {
    let report = report {
      $0.barTint = NamedColor.color("bar", 0xFFFFFF)
      $0.tint = NamedColor.color("tint", 0xFFCC00)
      $0.generations = [.ios7, .ios26]
    }
    #expect(report.colorSummary.fail >= 1 && report.colorSummary.needsReview == 1)
    #expect(report.findings.contains { $0.outcome == .fail } && report.findings.last?.reason == .notPublished)
  }

  /// A tint that is its bar's own colour in dark only.
  @Test(arguments: [(Bool?.none, true), (true, true), (false, false)])
  func checksOnlyTheRequestedAppearances(_ isDark: Bool?, finds: Bool) {
    let report = report(isDark) {
      $0.barTint = NamedColor.color("bar", 0x0B2A66, dark: 0x101010)
      $0.tint = NamedColor.color("tint", 0xFFFFFF, dark: 0x101010)
      $0.generations = [.ios13]
    }
    #expect(report.findings.contains { $0.rule == "bar-roles" } == finds)
  }

  @Test func checksNothingWithoutAnAppearance() {
    #expect(report(true) { $0.generations = [.ios7] }.isEmpty)
  }
}
