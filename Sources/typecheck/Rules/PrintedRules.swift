import TypeCheckKit

/// Rules in JSON.
struct PrintedRules: Encodable {
  struct Printed: Encodable {
    var id: String
    var title: String
    var rationale: String
    var subject: String
    var severity: String
    var level: Finding.Severity
    var isOptIn: Bool
    var criteria: [RuleDescriptor.Criterion]
    var options: [RuleDescriptor.Option]
    var guidelines: [Int]
    var turnOffIf: String
    var examples: [RuleExample]
  }

  struct Sentence: Encodable {
    var number: Int
    var chapter: String
    var sentence: String
    var sources: [String]
    var rules: [String]
    var answer: String?
  }

  var schemaVersion = 1
  var tool = ToolStamp()
  var rules: [Printed]
  /// All sentences of the guidelines; nil if only some rules were requested.
  var guidelines: [Sentence]?
  var sources: [String: String]?

  init(_ chosen: [RuleDescriptor], isAll: Bool) {
    rules = chosen.map { rule in
      Printed(
        id: rule.id, title: rule.title, rationale: rule.rationale, subject: rule.subject, severity: rule.severity,
        level: rule.level, isOptIn: rule.isOptIn, criteria: rule.criteria, options: rule.options,
        guidelines: rule.guidelines, turnOffIf: rule.turnOffIf, examples: rule.examples)
    }
    guard isAll else { return }
    guidelines = GuidelineTable.guidelines.map { one in
      Sentence(
        number: one.number, chapter: one.chapter, sentence: one.sentence, sources: one.sources,
        rules: GuidelineTable.rules(on: one.number), answer: one.answer)
    }
    sources = Dictionary(uniqueKeysWithValues: GuidelineTable.sources.map { ($0.key, $0.words) })
  }
}
