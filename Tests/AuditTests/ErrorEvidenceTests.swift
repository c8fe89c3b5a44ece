import AuditModel
import Testing

@testable import Audit
@testable import RuleKit

/// The facts that errors need.
@Suite struct ErrorEvidenceTests {
  private static func mayBeError(_ rule: RuleDescriptor) -> Bool {
    rule.severity.split { !$0.isLetter }.contains("error") || rule.severity.contains("errors")
  }

  @Test func everyRuleThatCanBeAnErrorNamesItsFacts() {
    let rules = RuleRegistry.withExamples(RuleRegistry.descriptors)
    for rule in rules {
      #expect(
        Self.mayBeError(rule) == (rule.evidence != nil), "\(rule.id): \(rule.severity)")
      for (name, words) in rule.evidence?.facts ?? [] { #expect(!words.isEmpty, "\(rule.id): \(name)") }
      if rule.evidence == nil { #expect(!rule.examples.contains { $0.severity == .error }, "\(rule.id)") }
    }
    let ids = Set(rules.map(\.id))
    #expect(RuleRegistry.evidence.keys.filter { !ids.contains($0) }.isEmpty)
  }
}
