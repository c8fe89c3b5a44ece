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
    return (tally.severity(of: FindingPolicy.Subject(finding, uncertainty: 0), by: policy), tally)
  }

  /// A policy whose baseline was made from some findings.
  private func policy(accepting findings: [Finding], reviews: Bool = false) -> FindingPolicy {
    var making = FindingPolicy()
    (making.acceptsEverything, making.acceptsReviews) = (true, reviews)
    var tally = AcceptanceTally()
    for finding in findings { _ = tally.severity(of: FindingPolicy.Subject(finding, uncertainty: 0), by: making) }
    var policy = FindingPolicy()
    (policy.baseline, policy.acceptsReviews) = (tally.baseline, reviews)
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
    let accepting = policy(accepting: [review], reviews: true)
    #expect(accepting.baseline.entries.count == 1)
    #expect(decide(review, by: accepting).0 == nil)
  }

  @Test func aFindingInAnotherSlotOfItsPlaceStaysAccepted() {
    let policy = policy(accepting: [finding(over: 10)])
    for change in [{ $0.width = 40 }, { $0.style = .title1 }, { ($0.width, $0.style) = (40, .title1) }]
      as [(inout Slot) -> Void]
    {
      var worse = finding(from: .extraSmall, over: 90)
      if var slot = worse.slot {
        change(&slot)
        worse.slot = slot
      }
      #expect(decide(worse, by: policy).0 == nil && policy.adjusted(worse, uncertainty: 0).message.text == "it is cut")
    }
    var other = finding()
    other.slot?.role = .button
    #expect(decide(other, by: policy).0 == .warning)
  }

  private func placed(_ numbers: [Int32]?, outcome: Verdict = .fail) -> Finding {
    var finding = finding(outcome: outcome, table: "de")
    finding.sites = numbers.map(Shared.init)
    return finding
  }

  private static let sites = [TextKey("ok", named: "de"): [["Text in Row.swift"], ["Text in Card.swift"]]]

  private func policy(accepting findings: [Finding], over baseline: Baseline) -> FindingPolicy {
    var making = FindingPolicy()
    (making.acceptsEverything, making.sites, making.baseline) = (true, Self.sites, baseline)
    var tally = AcceptanceTally()
    for finding in findings { _ = tally.severity(of: FindingPolicy.Subject(finding, uncertainty: 0), by: making) }
    var policy = FindingPolicy()
    (policy.baseline, policy.sites) = (tally.baseline, Self.sites)
    return policy
  }

  @Test func placesInCodeAreDifferentFindings() {
    let policy = policy(accepting: [placed([1])], over: Baseline())
    #expect(policy.baseline.entries.keys.map(\.slot) == ["text, Text in Card.swift"])
    #expect(decide(placed([1]), by: policy).0 == nil && decide(placed([0]), by: policy).0 == .warning)
  }

  /// Two uses in equal slots share a finding until one of them changes.
  @Test(arguments: [[0], [1], [0, 1], nil] as [[Int32]?]) func placesThatPartStayAccepted(_ now: [Int32]?) {
    for before in [[0, 1], nil] as [[Int32]?] {
      let (severity, tally) = decide(placed(now), by: policy(accepting: [placed(before)], over: Baseline()))
      #expect(severity == nil && tally.answered.count == now?.count ?? 2)
    }
  }

  /// Of the entries of several uses, that of the same slot decides.
  @Test func theEntryOfTheSameSlotDecides() throws {
    var policy = policy(accepting: [placed([0, 1])], over: Baseline())
    let first = try #require(policy.baseline.entries.keys.min())
    policy.baseline.entries[first]?.container = "body, 40 pt"
    var worse = placed([0, 1])
    worse.worst?.overBy = 90
    #expect(decide(worse, by: policy).0 == .warning && decide(placed([0, 1]), by: policy).0 == nil)
  }

  @Test func version1IsReplacedByTheSlotsOfItsText() throws {
    let any = Baseline.Key(
      file: "de.xliff", key: "ok", locale: "de", rule: "text-truncated", slot: Baseline.Key.anySlot, table: "de")
    var old = Baseline()
    old.accept(Baseline.Extent(from: .large, over: 5), at: any)
    var policy = FindingPolicy()
    (policy.baseline, policy.sites) = (old, Self.sites)
    let (severity, tally) = decide(placed([0]), by: policy)
    #expect(severity == nil && tally.answered == [any])
    // A review is not accepted, but the failure that was accepted in its slot remains so.
    let new = self.policy(accepting: [placed([1]), placed([0], outcome: .needsReview)], over: old)
    #expect(Set(new.baseline.entries.keys.map(\.slot)) == ["text, Text in Card.swift", "text, Text in Row.swift"])
    #expect(new.baseline.entries.values.allSatisfy { $0.container == "body, 100 pt" })
  }

  private func object(_ key: String, _ id: String, earlier: String? = nil) -> Finding {
    var finding = Finding(
      rule: "font-does-not-scale", severity: .warning, key: key,
      location: SourceLocation(file: "Main.storyboard", line: 3, column: 5), message: "it is 15 pt")
    finding.identity = Finding.Identity(object: id, earlierKey: earlier)
    return finding
  }

  @Test func anObjectOfADocumentIsAcceptedByItsIdentifier() {
    let policy = policy(accepting: [object("Label \"On\"", "p28-N6-qWa")])
    #expect(decide(object("Label \"Off\"", "p28-N6-qWa"), by: policy).0 == nil)
    #expect(decide(object("Label \"On\"", "i82-ao-eaE"), by: policy).0 == .warning)
    let prints = [object("a", "1"), object("b", "1"), object("a", "2")].map(\.fingerprint)
    #expect(prints[0] == prints[1] && prints[0] != prints[2])
  }

  /// Such an entry has the name with a number in place of the identifier.
  @Test func anEarlierEntryAcceptsAnObjectByItsName() {
    let key = Baseline.Key(
      file: "Main.storyboard", key: "Label \"On\" 2", locale: "", rule: "font-does-not-scale", slot: "")
    var old = FindingPolicy()
    old.baseline.accept(Baseline.Extent(from: nil, over: 0), at: key)
    let now = object("Label \"On\" (p28-N6-qWa)", "p28-N6-qWa", earlier: key.key)
    let (severity, tally) = decide(now, by: old)
    #expect(severity == nil && tally.answered == [key])
    #expect(decide(object("Label \"On\"", "i82-ao-eaE"), by: old).0 == .warning)
    #expect(policy(accepting: [now], over: old.baseline).baseline.entries.keys.map(\.object) == ["p28-N6-qWa"])
  }

  @Test func equalKeysOfTwoTablesAreTwoFindings() {
    let policy = policy(accepting: [finding(table: "A.strings")])
    #expect(decide(finding(table: "A.strings"), by: policy).0 == nil)
    #expect(decide(finding(table: "B.strings"), by: policy).0 == .warning)
    let prints = [nil, "A.strings", "B.strings"].map { finding(table: $0).fingerprint }
    #expect(Set(prints).count == 3)
  }
}
