import TypeCheckKit

/// The full description of a rule for a terminal.
struct RuleSheet {
  let rule: RuleDescriptor

  var text: String {
    var lines = ["\(rule.id): \(rule.title)", "", "  \(rule.rationale).", "  Checks \(rule.subject)."]
    lines.append("  Severity: \(rule.severity).")
    if rule.isOptIn { lines.append("  Off by default: --only-rule \(rule.id)") }
    if !rule.options.isEmpty {
      lines += ["", "Thresholds"]
      lines += rule.options.map { "  \($0.name) = \($0.words): \($0.meaning) (\($0.source))" }
      if let option = rule.options.first(where: { $0.range != nil }) {
        let value = Ratio.decimals(option.defaultValue)
        lines += ["", "  To change it: rules: {\(rule.id): {\(option.name): \(value)}}"]
      }
    }
    if let evidence = rule.evidence {
      lines += ["", "An error needs four facts"] + evidence.facts.map { "  \($0.name): \($0.words)" }
    }
    if !rule.criteria.isEmpty {
      lines += ["", "Serves"]
      lines += rule.criteria.map { "  \($0.id), \($0.title): \($0.source)" }
    }
    let guidelines = GuidelineTable.guidelines.filter { rule.guidelines.contains($0.number) }
    if !guidelines.isEmpty {
      lines += ["", "Guidelines"]
      lines += guidelines.map { "  \($0.number). \($0.sentence) (\($0.sources.joined(separator: ", ")))" }
    }
    lines += ["", "Examples"]
    for example in rule.examples {
      lines.append("  \(example.name): \(example.words)")
      if let message = example.message { lines.append("    \(message)") }
    }
    if !rule.turnOffIf.isEmpty {
      lines += ["", "Turn it off if \(rule.turnOffIf): --disable-rule \(rule.id), or"]
      lines.append("  rules: {disabled_rules: [\(rule.id)]}")
    }
    return lines.joined(separator: "\n")
  }
}
