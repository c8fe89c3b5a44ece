import Adaptivity
import AuditModel
import RuleKit
import Testing

@testable import LayoutRules

@Suite struct LayoutAuditorTests {
  @Test(arguments: LayoutFixtures.correct) func correctScreenReportsNothing(_ path: String) async {
    let verdicts = await LayoutAuditor().judge(LayoutFixtures.screens([path]))
    #expect(LayoutFixtures.words(verdicts.findings).isEmpty, "\(verdicts.findings.map(\.message.text))")
    #expect(verdicts.issues.isEmpty && verdicts.summary.pass > 0 && verdicts.summary.layouts > 5)
  }

  @Test func recordedScreenReportsNothing() async {
    let verdicts = await LayoutAuditor().judge(LayoutFixtures.screens(LayoutFixtures.recorded))
    #expect(LayoutFixtures.words(verdicts.findings).isEmpty, "\(verdicts.findings.map(\.message.text))")
    #expect(verdicts.summary.screens == 1 && verdicts.summary.layouts == 2)
  }

  private static let faulty = ["beds", "harvest", "new-bed"].map { "layout-faults/\($0).layout.json" }

  @Test func numberOfThreadsChangesNothing() async {
    let screens = LayoutFixtures.screens(Self.faulty)
    let one = await LayoutAuditor(jobs: 1).judge(screens)
    for jobs in [2, 7] {
      let more = await LayoutAuditor(jobs: jobs).judge(screens)
      #expect(more.findings == one.findings && more.summary == one.summary)
    }
  }

  @Test func orderOfEnvironmentsChangesNoFinding() async {
    let screens = LayoutFixtures.screens(Self.faulty)
    let one = await LayoutAuditor().judge(screens).findings
    let other = await LayoutAuditor().judge(screens.reversed()).findings
    #expect(LayoutFixtures.words(one) == LayoutFixtures.words(other))
    #expect(one.count > 15 && Set(one.map(\.fingerprint)).count == one.count)
  }

  @Test func oneFindingRepresentsAllEnvironments() async throws {
    let screens = LayoutFixtures.screens(["layout-faults/beds.layout.json"])
    let found = await LayoutAuditor(rules: ["behind-sensor-housing"]).judge(screens).findings
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.layout?.environments.count == 2 && finding.layout?.overBy == 39)
    #expect(finding.message.text.hasSuffix("on iPhone 16 in landscape, turned left, and in 1 other environment"))
  }

  @Test func runsOnlyTheRequestedRules() async {
    let screens = LayoutFixtures.screens(Self.faulty)
    let none = await LayoutAuditor(rules: []).judge(screens)
    #expect(none.findings.isEmpty && none.summary.judgements == 0 && none.summary.screens == 3)
    let one = await LayoutAuditor(rules: ["touch-target-too-small"]).judge(screens)
    #expect(Set(one.findings.map(\.rule)) == ["touch-target-too-small"] && one.summary.judgements > 0)
    #expect(one.findings.sortedWorstFirst().map(\.severity) == [.error, .warning])
    #expect(one.summary.elements == screens.map(\.elements.count).reduce(0, +))
  }

  @Test func reportsImpossibleEnvironments() async throws {
    var screens = LayoutFixtures.screens(["layouts/beds.layout.json"])
    screens[0].environment.window = .half
    let verdicts = await LayoutAuditor().judge(screens)
    let issue = try #require(verdicts.issues.first)
    #expect(verdicts.issues.count == 1 && issue.severity == .error && issue.location == screens[0].location)
    #expect(issue.message.contains("\"Beds\" is not checked: iPhone 16 has no window"))
    #expect(verdicts.summary.layouts == screens.count - 1)
  }

  @Test func namesLanguagesIfThereAreSeveral() async throws {
    let faulty = LayoutFixtures.screens(["layout-faults/beds.layout.json"])
    var german = faulty[0]
    german.environment.locale = "de"
    let found = await LayoutAuditor(rules: ["text-outside-margins"]).judge([faulty[0], german]).findings
    #expect(found.first?.layout?.environments == ["iPhone 16, en", "iPhone 16, de"])
  }

  @Test func anEmptyLayoutDoesNotPass() async {
    var report = AuditReport(version: "1", platform: "ios", container: nil)
    var part = PartialResult()
    part.layoutSummary = await LayoutAuditor().judge([]).summary
    report.add(part)
    #expect(report.isEmpty && report.layoutSummary?.screens == 0)
  }

  /// Frames that no reader lets through, parents that are none, and a thousand things inside of each other.
  @Test func acceptsOddElements() async {
    let base = LayoutFixtures.screens(["layouts/beds.layout.json"])[0]
    var odd = base
    for index in odd.elements.indices {
      odd.elements[index].frame = Rect(x: .nan, y: -1e300, width: 1e300, height: .infinity)
      odd.elements[index].parent = index.isMultiple(of: 2) ? index + 1 : -4
    }
    var deep = base
    deep.elements = (0..<1_000).map { depth in
      var element = LayoutElement(
        id: "\(depth)", role: LayoutElement.Role.allCases[depth % LayoutElement.Role.allCases.count],
        frame: Rect(x: 16, y: 100, width: 300, height: 300), location: base.location)
      element.parent = depth == 0 ? nil : depth - 1
      return element
    }
    var empty = base
    empty.elements = []
    let verdicts = await LayoutAuditor().judge([odd, deep, empty])
    #expect(verdicts.summary.layouts == 3 && verdicts.issues.isEmpty)
  }
}
