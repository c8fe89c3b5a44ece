import TypeCheckKit

extension JSONObject {
  /// Creates the object for rules.
  ///
  /// If `isAll` is true, the object also contains the guidelines with their sources.
  init(rules chosen: [RuleDescriptor], isAll: Bool) {
    let rules = chosen.map { rule in
      JSONObject(omittingNil: [
        "id": rule.id, "title": rule.title, "rationale": rule.rationale, "subject": rule.subject,
        "severity": rule.severity, "level": rule.level, "isOptIn": rule.isOptIn, "criteria": rule.criteria,
        "options": rule.options, "guidelines": rule.guidelines, "turnOffIf": rule.turnOffIf,
        "examples": rule.examples, "evidence": rule.evidence,
      ])
    }
    guard isAll else {
      self.init(output: ["rules": rules])
      return
    }
    let guidelines = GuidelineTable.guidelines.map { one in
      JSONObject(omittingNil: [
        "number": one.number, "chapter": one.chapter, "sentence": one.sentence, "sources": one.sources,
        "rules": GuidelineTable.rules(on: one.number), "answer": one.answer,
      ])
    }
    let sources = Dictionary(uniqueKeysWithValues: GuidelineTable.sources.map { ($0.key, $0.words) })
    self.init(output: ["rules": rules, "guidelines": guidelines, "sources": sources])
  }
}
