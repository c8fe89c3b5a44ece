import AuditModel
import DynamicType
import Testing

@testable import Audit

@Suite struct RuleExamplesTests {
  /// One example of one rule, named for the test log.
  struct Case: CustomTestStringConvertible, Sendable {
    let rule: any Rule<SlotMeasurement>
    let example: Example<SlotMeasurement>
    var testDescription: String { "\(rule.descriptor.id): \(example.name)" }
  }

  static let cases = RuleRegistry.text.flatMap { rule in rule.examples.map { Case(rule: rule, example: $0) } }

  @Test(arguments: cases) func example(_ one: Case) {
    let outcome = one.rule.evaluate(one.example.subject)
    #expect(outcome.kind == one.example.outcome)
    #expect(outcome.findings.count <= 1)
    #expect(outcome.findings.first?.severity == one.example.severity)
    #expect(outcome.findings.first?.firstCategory == one.example.firstCategory)
  }

  @Test(arguments: cases) func findingIsComplete(_ one: Case) {
    for finding in one.rule.evaluate(one.example.subject).findings {
      #expect(finding.rule == one.rule.descriptor.id)
      #expect(finding.outcome == one.example.outcome)
      #expect((finding.reason != nil) == (finding.outcome == .needsReview))
      #expect(finding.worst != nil)
      #expect((finding.worst?.overBy ?? -1) >= 0)
      #expect(finding.remedy != nil || finding.outcome == .needsReview)
      #expect(!finding.message.text.isEmpty && !finding.message.text.hasSuffix("."))
    }
  }

  @Test(arguments: RuleRegistry.text.map(\.descriptor)) func everyOutcomeIsShown(_ descriptor: RuleDescriptor) {
    let outcomes = Set(Self.cases.filter { $0.rule.descriptor == descriptor }.map(\.example.outcome))
    #expect(outcomes.isSuperset(of: [.pass, .fail]))
    #expect(descriptor.options.allSatisfy { !$0.source.isEmpty && !$0.meaning.isEmpty })
    #expect(descriptor.criteria.allSatisfy { $0.source.hasPrefix("https://") })
  }
}
