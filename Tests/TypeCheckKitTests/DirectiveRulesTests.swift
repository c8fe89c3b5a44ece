import Testing

@testable import Audit
@testable import TextFiles

@Suite struct DirectiveRulesTests {
  @Test func commentsAcceptEveryTextRule() {
    #expect(DirectiveScanner.rules == Set(RuleSet.all.map(\.id)))
  }
}
