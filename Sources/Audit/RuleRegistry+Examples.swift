package import AuditModel
import ColorRules
import LayoutRules
package import RuleKit
import TextRules
import Vocabulary

extension RuleRegistry {
  /// The facts that each rule requires for an error, by the rule's identifier.
  package static let evidence: [String: RuleDescriptor.Evidence] = {
    let rows = TableDecoder(EmbeddedResources.error_evidence_csv, name: "error-evidence").rows
    return Dictionary(
      uniqueKeysWithValues: rows.map { row in
        let evidence = RuleDescriptor.Evidence(
          place: row["place"] ?? "", style: row["style"] ?? "", container: row["container"] ?? "",
          behaviour: row["behaviour"] ?? "")
        return (row["rule"] ?? "", evidence)
      })
  }()

  /// Returns descriptors with the facts that errors require, and with the rule's findings on its examples.
  ///
  /// Running the rules on their examples takes longer than the program's start, and only pages about rules need it.
  /// Descriptors of rules outside this registry get no examples.
  package static func withExamples(_ rules: [RuleDescriptor]) -> [RuleDescriptor] {
    rules.map { rule in
      var rule = rule
      rule.examples = examples[rule.id]?() ?? []
      rule.evidence = evidence[rule.id]
      return rule
    }
  }

  private static let examples: [String: @Sendable () -> [RuleExample]] = {
    var all = runs(text) + runs(translations) + runs(codeKeys) + runs(codeFacts) + runs(interfaceFacts)
    all += runs(pairs) + runs(colors) + runs(palettes)
    all += runs(bars) + runs(pictures) + runs(manifests) + runs(coverage) + runs(images)
    all += runs(files)
    all += runs(webPages) + runs(screens) + runs(screenSets) + runs(elementTexts) + runs(textSets) + runs(fonts)
    return Dictionary(all) { one, other in { one() + other() } }
  }()

  private static func runs<Subject: Sendable>(
    _ rules: [any Rule<Subject>]
  ) -> [(String, @Sendable () -> [RuleExample])] {
    rules.map { rule in (rule.descriptor.id, { results(of: rule) }) }
  }

  private static func results<Subject: Sendable>(of rule: some Rule<Subject>) -> [RuleExample] {
    rule.examples.map { example in
      let finding = rule.evaluate(example.subject).findings.first
      return RuleExample(
        name: example.name, outcome: example.outcome, severity: example.severity, message: finding?.message.text)
    }
  }
}
