import AuditModel
import DynamicType
import Testing

@testable import Audit
@testable import ColorRules
@testable import LayoutRules
@testable import RuleKit
@testable import TextRules

@Suite struct RuleExamplesTests {
  /// One example of one rule, named for the test log.
  struct Case: CustomTestStringConvertible, Sendable {
    let descriptor: RuleDescriptor
    let name: String
    let verdict: Verdict
    let severity: Finding.Severity?
    let firstCategory: ContentSizeCategory?
    let isAboutText: Bool
    /// The outcome of the rule when it runs alone.
    let outcome: @Sendable () -> Outcome

    var testDescription: String { "\(descriptor.id): \(name)" }

    static func all<Subject>(_ rules: [any Rule<Subject>]) -> [Case] { rules.flatMap { cases(of: $0) } }

    private static func cases<Subject>(of rule: some Rule<Subject>) -> [Case] {
      rule.examples.map { example in
        Case(
          descriptor: rule.descriptor, name: example.name, verdict: example.outcome, severity: example.severity,
          firstCategory: example.firstCategory, isAboutText: Subject.self == SlotMeasurement.self
        ) { rule.evaluate(example.subject) }
      }
    }
  }

  static let cases =
    Case.all(RuleRegistry.text) + Case.all(RuleRegistry.translations) + Case.all(RuleRegistry.codeKeys)
    + Case.all(RuleRegistry.codeFacts) + Case.all(RuleRegistry.interfaceFacts)
    + Case.all(RuleRegistry.pairs) + Case.all(RuleRegistry.colors)
    + Case.all(RuleRegistry.palettes) + Case.all(RuleRegistry.bars) + Case.all(RuleRegistry.pictures)
    + Case.all(RuleRegistry.screens) + Case.all(RuleRegistry.screenSets) + appCases

  static let appCases: [Case] =
    Case.all(RuleRegistry.manifests) + Case.all(RuleRegistry.coverage) + Case.all(RuleRegistry.images)
    + Case.all(RuleRegistry.webPages) + Case.all(RuleRegistry.files)
    + Case.all(RuleRegistry.elementTexts) + Case.all(RuleRegistry.textSets) + Case.all(RuleRegistry.fonts)

  @Test(arguments: cases) func example(_ one: Case) {
    let outcome = one.outcome()
    #expect(outcome.kind == one.verdict)
    #expect(outcome.findings.count <= (one.isAboutText ? 1 : 2))
    #expect(outcome.findings.map(\.severity).max() == one.severity)
    #expect(outcome.findings.first?.firstCategory == one.firstCategory)
  }

  @Test(arguments: cases) func findingIsComplete(_ one: Case) {
    let findings = one.outcome().findings
    #expect(Set(findings.map(\.fingerprint)).count == findings.count)
    for finding in findings {
      #expect(finding.rule == one.descriptor.id)
      #expect(finding.outcome == one.verdict || (one.verdict == .fail && finding.outcome == .needsReview))
      #expect((finding.reason != nil) == (finding.outcome == .needsReview))
      #expect(finding.remedy != nil || finding.outcome == .needsReview)
      #expect(finding.remedy?.hasSuffix(".") != true && finding.remedy?.isEmpty != true)
      #expect(!finding.message.text.isEmpty && !finding.message.text.hasSuffix("."))
      if one.isAboutText {
        #expect(finding.worst != nil)
        #expect((finding.worst?.overBy ?? -1) >= 0)
      } else {
        #expect(finding.slot == nil && finding.worst == nil)
        #expect(!finding.key.isEmpty)
      }
    }
  }

  @Test(arguments: RuleRegistry.descriptors) func everyOutcomeIsShown(_ descriptor: RuleDescriptor) {
    let outcomes = Set(Self.cases.filter { $0.descriptor.id == descriptor.id }.map(\.verdict))
    // Findings based on names alone, or on undescribed elements, always need review.
    #expect(outcomes.contains(.pass) && !outcomes.isDisjoint(with: [.fail, .needsReview]))
    #expect(descriptor.options.allSatisfy { !$0.source.isEmpty && !$0.meaning.isEmpty })
    #expect(Set(descriptor.options.map(\.name)).count == descriptor.options.count)
    #expect(!descriptor.criteria.isEmpty && descriptor.criteria.allSatisfy { $0.source.hasPrefix("https://") })
    #expect(!descriptor.title.isEmpty && !descriptor.rationale.isEmpty && !descriptor.severity.isEmpty)
  }
}
