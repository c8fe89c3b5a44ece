import AuditModel
import DynamicType
import Testing

@testable import RuleKit

@Suite struct FindingPolicyTests {
  private func finding(
    rule: String = "text-truncated", from: ContentSizeCategory? = .large, over: Double = 10, outcome: Verdict = .fail,
    table: String? = nil
  ) -> Finding {
    var string = LocalizedString(
      location: SourceLocation(file: "de.xliff", line: 3, column: 5), key: "ok", text: "Gut", locale: "de", group: "g")
    if let table {
      var details = TextDetails()
      details.table = table
      string.details = details
    }
    var slot = SlotMeasurement(
      string: string, slot: Slot(style: .body, width: 100), measurements: [], sizeAtLarge: 17)
    slot.isSource = false
    var finding = Finding(rule: rule, severity: .warning, subject: slot, message: "it is cut")
    finding.firstCategory = from
    finding.worst = from.map { Finding.Worst(category: $0, overBy: over, visibleText: nil) }
    finding.outcome = outcome
    if outcome == .needsReview { finding.severity = .note }
    return finding
  }

  private func decide(_ finding: Finding, by policy: FindingPolicy) -> (Finding.Severity?, AcceptanceTally) {
    var tally = AcceptanceTally()
    return (policy.judge(FindingPolicy.Subject(finding, uncertainty: 0), &tally), tally)
  }

  /// A policy whose baseline was made from some findings.
  private func policy(accepting findings: [Finding], doubts: Bool = false) -> FindingPolicy {
    var making = FindingPolicy()
    (making.acceptsEverything, making.acceptsReviews) = (true, doubts)
    var tally = AcceptanceTally()
    for finding in findings { _ = making.judge(FindingPolicy.Subject(finding, uncertainty: 0), &tally) }
    var policy = FindingPolicy()
    (policy.baseline, policy.acceptsReviews) = (tally.baseline, doubts)
    return policy
  }

  @Test func aSeverityAppliesToFindingsThatDependOnNoSize() {
    var policy = FindingPolicy()
    policy.severity = [SeverityChoice(rule: "placeholder-mismatch", severity: .error)]
    let made = finding(rule: "placeholder-mismatch", from: nil)
    #expect(decide(made, by: policy).0 == .error)
    #expect(policy.adjusted(made, uncertainty: 0).severity == .error)
    policy.severity = [SeverityChoice(rule: nil, categories: [.large], severity: .error)]
    #expect(decide(made, by: policy).0 == .warning)
    policy.severity.append(SeverityChoice(rule: nil, severity: .note))
    #expect(decide(made, by: policy).0 == .note)
    #expect(decide(finding(), by: policy).0 == .error)
  }

  @Test func aReviewIsNeverWorseThanTheBaseline() {
    let policy = policy(accepting: [finding(over: 10)])
    let review = finding(over: 50, outcome: .needsReview)
    let (severity, tally) = decide(review, by: policy)
    #expect(severity == .note && tally.accepted == AuditReport.Accepted() && tally.answered.count == 1)
    #expect(policy.adjusted(review, uncertainty: 0).message.text == "it is cut")
    let worse = finding(over: 50)
    #expect(decide(worse, by: policy).1.accepted.worsened == 1)
    #expect(policy.adjusted(worse, uncertainty: 0).message.text.contains("worse than in the baseline"))
    #expect(policy.adjusted(finding(over: 10), uncertainty: 0).message.text == "it is cut")
  }

  @Test func acceptsReviewsThatFailTheRun() {
    let review = finding(outcome: .needsReview)
    #expect(policy(accepting: [review]).baseline.entries.isEmpty)
    let accepting = policy(accepting: [review], doubts: true)
    #expect(accepting.baseline.entries.count == 1)
    #expect(decide(review, by: accepting).0 == nil)
  }

  @Test func equalKeysOfTwoTablesAreTwoFindings() {
    let policy = policy(accepting: [finding(table: "A.strings")])
    #expect(decide(finding(table: "A.strings"), by: policy).0 == nil)
    #expect(decide(finding(table: "B.strings"), by: policy).0 == .warning)
    let prints = [nil, "A.strings", "B.strings"].map { finding(table: $0).fingerprint }
    #expect(Set(prints).count == 3)
  }
}
