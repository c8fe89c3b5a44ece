package import AuditModel

/// The documentation page of a rule.
///
/// It contains the purpose, the reason, examples with their output, thresholds, sources, and when to turn the rule off.
package struct RulePage {
  private let rule: RuleDescriptor

  /// Creates a page.
  package init(_ rule: RuleDescriptor) { self.rule = rule }

  /// The page in Markdown, without a heading.
  package var markdown: String {
    var lines = ["**\(rule.title).** \(rule.rationale).\(checks)", "", "Severity: \(rule.severity).\(optIn)", ""]
    lines += rule.options.map { "- Threshold `\($0.name)` = \($0.words): \($0.meaning) (\($0.source))" }
    if let changes { lines += ["", changes, ""] }
    if let evidence = rule.evidence {
      lines += ["", "An error needs four facts:", ""] + evidence.facts.map { "- \($0.name): \($0.words)" } + [""]
    }
    lines += rule.criteria.map { "- Based on [\($0.id), \($0.title)](\($0.source))" }
    lines += rule.examples.map { example in
      let item = "- Example: \(example.name): \(example.words)"
      return example.message.map { "\(item): `\($0.replacing("`", with: "'"))`" } ?? item
    }
    if !rule.turnOffIf.isEmpty { lines += ["", "Turn it off if \(rule.turnOffIf)."] }
    return lines.joined(separator: "\n")
  }

  /// The page as plain text.
  package var text: String {
    var lines = ["\(rule.title). \(rule.rationale).\(checks)", "Severity: \(rule.severity).\(optIn)"]
    lines += thresholds
    if let evidence = rule.evidence {
      lines += ["An error needs four facts:"] + evidence.facts.map { "\($0.name): \($0.words)" }
    }
    lines += rule.criteria.map { "Based on \($0.id), \($0.title): \($0.source)" }
    lines += rule.examples.map { example in
      "Example: \(example.name): \(example.words)\(example.message.map { ": \($0)" } ?? "")"
    }
    if !rule.turnOffIf.isEmpty { lines.append("Turn it off if \(rule.turnOffIf).") }
    return lines.joined(separator: "\n")
  }

  /// The thresholds as sentences.
  var thresholds: [String] {
    rule.options.map { "Threshold \($0.name) = \($0.words): \($0.meaning) (\($0.source))." }
      + [changes].compactMap(\.self)
  }

  /// A note that other sentences state default thresholds; nil unless a configuration changes one.
  private var changes: String? {
    rule.options.contains(where: \.isChanged)
      ? "The other sentences and the examples of this page use the default thresholds." : nil
  }

  private var checks: String { rule.subject.isEmpty ? "" : " Checks \(rule.subject)." }
  private var optIn: String { rule.isOptIn ? " Off by default: turn it on with `opt_in` or `--only-rule`." : "" }
}
