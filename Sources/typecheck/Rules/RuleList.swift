import TypeCheckKit

/// All rules as a table for a terminal.
struct RuleList {
  let rules: [RuleDescriptor]

  var text: String {
    var table = TextTable(["rule", "severity", "what is wrong", "guidelines"])
    for rule in rules {
      table.append([
        rule.id, rule.level.rawValue + (rule.isOptIn ? ", opt-in" : ""), rule.title,
        rule.guidelines.map(String.init).joined(separator: " "),
      ])
    }
    let answered = GuidelineTable.guidelines.filter { !GuidelineTable.rules(on: $0.number).isEmpty }.count
    return """
      \(table.text)

      \(rules.count) rules; for the sources, thresholds and examples of one: typecheck rules \(rules.first?.id ?? "ID")
      Of the guidelines' \(GuidelineTable.guidelines.count) sentences on adaptivity, \(answered) have rules; for each with its answer: \
      typecheck rules --format markdown
      """
  }
}
