import Adaptivity
import AuditModel
import Testing

@testable import Audit

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
}
