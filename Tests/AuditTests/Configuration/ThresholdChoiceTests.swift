import AuditModel
import Testing

@testable import Audit
@testable import ColorRules
@testable import LayoutRules
@testable import RuleKit
@testable import TextRules

@Suite struct ThresholdChoiceTests {
  @Test(
    arguments: [
      ("side", "touch-target-too-smal", 48, "\"touch-target-too-smal\" is not a rule; did you mean"),
      ("sied", "touch-target-too-small", 48, "\"sied\" is not a threshold of touch-target-too-small; did you mean"),
      ("side", "touch-target-too-small", 27.9, "\"side\" is 27.9, which is outside its range; write a number from 28"),
      ("side", "touch-target-too-small", .nan, "\"side\" is nan, which is outside its range; write a number from 28"),
      ("wcag_side", "touch-target-too-small", 30, "\"wcag_side\" cannot be set; remove it"),
      (
        "most_fonts", "many-fonts", 2.5, "\"most_fonts\" is 2.5, not a whole number; write a whole number from 1 to 100"
      ),
      ("normal_text", "contrast-minimum", 4, "write a number from 4.5 to 21; the default is what its source requires"),
    ] as [(String, String, Double, String)])
  func refusesInvalidThresholds(_ name: String, _ rule: String, _ value: Double, _ words: String) {
    do throws(ThresholdError) {
      _ = try ThresholdChoice(name, of: rule, value)
      Issue.record("allowed")
    } catch {
      #expect(error.description.contains(words), "\(error)")
    }
  }

  @Test func onlyOtherValuesAreChanges() throws {
    let choices = [
      try ThresholdChoice("side", of: "touch-target-too-small", 44),
      try ThresholdChoice("least_side", of: "touch-target-too-small", 32),
    ]
    let changes = choices.changes(among: RuleRegistry.descriptors)
    #expect(changes.map(\.option.name) == ["least_side"])
    #expect(changes.first?.option.words == "32 pt (default 28 pt, from 24 pt to 100 pt)")
  }

  @Test func auditorsReportTheValueInUse() async throws {
    var auditor = LayoutAuditor(rules: ["touch-target-too-small"])
    auditor.thresholds = [try ThresholdChoice("side", of: "touch-target-too-small", 48)]
    let screen = ScreenMeasurement.screen([.element("add", .button, (16, 200, 80, 45))]).layout
    let finding = try #require(await auditor.judge([screen]).findings.first)
    #expect(finding.message.text.contains("less than 48 by 48 pt (configured: side = 48 pt)"))
    #expect(finding.remedy?.contains("48 by 48 pt") == true)
    auditor.thresholds = []
    #expect(await auditor.judge([screen]).findings.isEmpty)
  }
}
