import AuditModel
import Testing

/// Exit status 2 is for a run without an answer.
@Suite struct CompletenessTests {
  private static func report(_ change: (inout AuditReport) -> Void = { _ in }) -> AuditReport {
    var report = AuditReport(version: "1", platform: "ios", container: nil)
    (report.summary.texts, report.summary.measurements) = (2, 12)
    change(&report)
    return report
  }

  private static func issue(_ severity: InputIssue.Severity) -> InputIssue {
    InputIssue(severity: severity, location: SourceLocation(startOf: "a"), message: "odd", remedy: "fix it")
  }

  @Test func errorsOfInputsLeaveNoAnswer() {
    #expect(!Self.report().isIncomplete())
    #expect(Self.report { $0.inputIssues = [Self.issue(.error)] }.isIncomplete())
    let odd = Self.report { $0.inputIssues = [Self.issue(.warning)] }
    #expect(!odd.isIncomplete() && odd.isIncomplete(isStrict: true))
  }

  @Test func someUnmeasuredTextsLeaveAnAnswerOnTheOthers() {
    let some = Self.report { $0.summary.notMeasured = 1 }
    #expect(!some.isIncomplete() && some.isIncomplete(isStrict: true))
    let all = Self.report { ($0.summary.notMeasured, $0.summary.measurements) = (2, 0) }
    #expect(all.isIncomplete() && all.isIncomplete(needsResults: false))
    // Colours do not answer a question on texts.
    let colors = Self.report {
      ($0.summary.notMeasured, $0.summary.measurements, $0.colorSummary.pairs) = (2, 0, 3)
    }
    #expect(colors.isIncomplete())
  }

  @Test func pairsOverTheLimitLeaveAnAnswerOnTheOthers() {
    let some = Self.report { ($0.colorSummary.leftOutPairs, $0.colorSummary.pairs) = (5, 100) }
    #expect(!some.isIncomplete() && some.isIncomplete(isStrict: true))
  }

  @Test func anEmptyRunHasNoAnswer() {
    let empty = Self.report { $0.summary.measurements = 0 }
    #expect(empty.isIncomplete() && !empty.isIncomplete(needsResults: false))
  }
}
