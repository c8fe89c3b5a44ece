internal import AuditModel

/// What a rule says of itself, for the help beside its findings.
struct RuleHelp {
  let rule: RuleDescriptor

  var text: String {
    var lines = ["\(rule.title). \(rule.rationale).", "Severity: \(rule.severity)."]
    lines += rule.options.map { "Threshold \($0.name): \(Wording.threshold($0.value)) \($0.meaning) (\($0.source))." }
    lines += rule.criteria.map { "Serves \($0.id), \($0.title): \($0.source)" }
    if !rule.turnOffIf.isEmpty { lines.append("Turn it off if \(rule.turnOffIf).") }
    return lines.joined(separator: "\n")
  }

  var markdown: String {
    var lines = ["**\(rule.title).** \(rule.rationale).", "", "Severity: \(rule.severity).", ""]
    lines += rule.options.map {
      "- Threshold `\($0.name)`: \(Wording.threshold($0.value)) \($0.meaning) (\($0.source))"
    }
    lines += rule.criteria.map { "- Serves [\($0.id), \($0.title)](\($0.source))" }
    if !rule.turnOffIf.isEmpty { lines += ["", "Turn it off if \(rule.turnOffIf)."] }
    return lines.joined(separator: "\n")
  }
}
