import Audit
import AuditModel
import RuleKit
import Testing

/// The table of guidelines, held against the rules.
@Suite struct GuidelineTableTests {
  private static let ids = Set(RuleRegistry.descriptors.map(\.id))

  @Test func theSentencesAreNumberedWithoutAGap() {
    #expect(GuidelineTable.guidelines.map(\.number) == Array(1...73))
  }

  @Test(arguments: GuidelineTable.guidelines)
  func everySentenceHasARuleOrAnAnswer(_ guideline: Guideline) {
    let rules = GuidelineTable.rules(on: guideline.number)
    #expect(!rules.isEmpty || guideline.answer != nil, "\(guideline.number). \(guideline.sentence)")
    #expect(!guideline.sentence.isEmpty && !guideline.chapter.isEmpty)
  }

  @Test(arguments: RuleRegistry.descriptors)
  func rulesReferToExistingSentences(_ rule: RuleDescriptor) {
    #expect(rule.guidelines.allSatisfy { 1...73 ~= $0 }, "\(rule.id)")
    #expect(Set(rule.guidelines).count == rule.guidelines.count, "\(rule.id)")
  }

  @Test func everySourceIsSpelledOut() {
    let known = Set(GuidelineTable.sources.map(\.key))
    let used = GuidelineTable.guidelines.flatMap(\.sources) + GuidelineTable.forAPerson.flatMap(\.sources)
    #expect(Set(used).subtracting(known).isEmpty)
    #expect(GuidelineTable.sources.allSatisfy { !$0.words.isEmpty })
  }

  @Test func otherAuditsReferToExistingRules() {
    for check in GuidelineTable.otherAudits {
      #expect(Set(check.rules).isSubset(of: Self.ids), "\(check.audit) \(check.check)")
      #expect(!check.answer.isEmpty, "\(check.check)")
    }
    #expect(Set(GuidelineTable.otherAudits.map(\.audit)) == ["Xcode", "GTXiLib"])
  }

  @Test func manualChecksHaveAReason() {
    #expect(GuidelineTable.forAPerson.count == 10)
    #expect(GuidelineTable.forAPerson.allSatisfy { !$0.sentence.isEmpty && !$0.reason.isEmpty })
  }

  @Test func everyRuleHasASubjectAndExamples() {
    let rules = RuleRegistry.withExamples(RuleRegistry.descriptors)
    #expect(Set(rules.map(\.id)).count == rules.count)
    for rule in rules {
      #expect(!rule.subject.isEmpty, "\(rule.id)")
      #expect(rule.examples.contains { $0.outcome == .fail || $0.outcome == .needsReview }, "\(rule.id)")
      #expect(rule.examples.contains { $0.outcome == .pass || $0.outcome == .notApplicable }, "\(rule.id)")
    }
  }
}
