import AuditModel
import Testing

@testable import RuleKit

@Suite struct JoinedFindingsTests {
  private func finding(
    _ element: String?, _ environments: [String], by excess: Double = 0, _ severity: Finding.Severity = .error,
    needsReview: Bool = false
  ) -> Finding {
    var evidence = LayoutEvidence(screen: "Beds", environments: environments)
    (evidence.element, evidence.overBy) = (element, excess)
    var finding = Finding(
      rule: "under-test", severity: severity, layout: evidence,
      location: SourceLocation(file: "beds.layout.json", line: 1, column: 1), message: "off by \(excess)")
    if needsReview { (finding.outcome, finding.reason) = (.needsReview, .notDescribed) }
    return finding
  }

  private func joined(_ lists: [[Finding]]) -> [Finding] {
    var joined = JoinedFindings()
    for list in lists { joined.add(list) }
    return joined.findings
  }

  @Test func theWorstFindingRepresentsAllEnvironments() {
    let found = joined([
      [finding("a", ["one"], by: 1), finding("b", ["one"], by: 5)],
      [finding("a", ["two"], by: 3), finding("b", ["two"], by: 4)],
      [finding("a", ["three"], by: 9, .warning)],
    ])
    #expect(found.map(\.key) == ["a", "b"])
    #expect(
      found.map(\.message.text) == [
        "off by 3.0, on two, and in 2 other environments", "off by 5.0, on one, and in 1 other environment",
      ])
    #expect(found.map { $0.layout?.environments } == [["one", "two", "three"], ["one", "two"]])
  }

  @Test func elementsAreFoundInAnyOrder() {
    let found = joined([
      [finding("a", ["one"]), finding("b", ["one"]), finding(nil, ["one"])],
      [finding(nil, ["two"]), finding("c", ["two"]), finding("b", ["two"]), finding("a", ["two"])],
    ])
    #expect(found.map { $0.layout?.element } == ["a", "b", nil, "c"])
    #expect(found.map { $0.layout?.environments.count } == [2, 2, 2, 1])
  }

  @Test func namesAnEnvironmentOnce() {
    let found = joined([
      [finding("a", ["one"]), finding("b", ["two"]), finding("c", ["three"])],
      [finding("b", ["three", "one"]), finding("b", ["two"]), finding("b", ["one"]), finding("b", ["four"])],
    ])
    #expect(found[1].layout?.environments == ["two", "three", "one", "four"])
  }

  @Test func theMessageDoesNotNameSeveralEnvironments() {
    let found = joined([[finding("a", ["two", "one"], by: 2)], [finding("a", ["three"], by: 1)]])
    #expect(found.map(\.message.text) == ["off by 2.0, and in 1 other environment"])
    #expect(joined([[finding("a", ["two", "one"], by: 2)]]).map(\.message.text) == ["off by 2.0"])
  }

  @Test func aFailureReplacesReviews() {
    let found = joined([
      [finding("a", ["one"], needsReview: true)], [finding("a", ["two"], by: 1)],
      [finding("a", ["three"], by: 7, needsReview: true)], [finding("a", ["four"], by: 1)],
    ])
    #expect(found.map(\.outcome) == [.fail])
    #expect(found.first?.layout?.environments == ["two", "four"])
    #expect(found.first?.message.text == "off by 1.0, on two, and in 1 other environment")
  }

  @Test func onlyRepresentativeFindingsHaveAMessage() {
    var joined = JoinedFindings()
    var made: [String] = []
    for (environment, excess) in [("one", 2.0), ("two", 1.0), ("three", 3.0), ("four", 3.0)] {
      joined.add(JoinedFindings.Weight(severity: .error, overBy: excess), on: "a", in: [environment]) {
        made.append(environment)
        return finding("a", [environment], by: excess)
      }
    }
    joined.add(JoinedFindings.Weight(needsReview: true, severity: .note), on: "a", in: ["five"]) {
      made.append("five")
      return finding("a", ["five"], needsReview: true)
    }
    #expect(made == ["one", "three"])
    #expect(joined.findings.map { $0.layout?.environments } == [["one", "two", "three", "four"]])
    #expect(joined.findings.map(\.message.text) == ["off by 3.0, on three, and in 3 other environments"])
  }

  @Test func aFindingInAllSolvedEnvironmentsNamesNone() {
    var joined = JoinedFindings()
    for name in ["one", "two", "three"] { joined.add([finding("a", [name], by: 1)]) }
    joined.add([finding("b", ["one"], by: 1)])
    let texts = { (count: Int?) in joined.findings(among: count).map(\.message.text) }
    let some = ["off by 1.0, on one, and in 2 other environments", "off by 1.0, on one"]
    #expect(texts(3) == ["off by 1.0, on every device and text size that was solved", some[1]])
    #expect(texts(4) == some && texts(nil) == some)
    // A single environment is named.
    #expect(texts(1) == some)
    #expect(joined.findings(among: 3).first?.layout?.environments == ["one", "two", "three"])
  }
}
