import Testing

@testable import Audit
@testable import TextFiles

@Suite struct DirectiveRulesTests {
  @Test func commentsKnowEveryRuleOnTexts() {
    #expect(DirectiveScanner.rules == Set(RuleSet.all.map(\.id)))
  }
}
