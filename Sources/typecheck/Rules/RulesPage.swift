import TypeCheckKit

/// The Markdown documentation of rules; for all rules, with the guidelines and the checks of other audits.
struct RulesPage {
  let rules: [RuleDescriptor]
  /// Whether ``rules`` contains all rules.
  let isAll: Bool

  var text: String {
    guard isAll else { return rules.map { section($0, "#") }.joined(separator: "\n\n") }
    let parts = [
      "# Rules", "Made by `typecheck rules --format markdown`; a test compares the two.",
      "## All rules", list, "## Guidelines", guidelines, "## For a person", forAPerson, "## Other audits", otherAudits,
      "## Sources", sources, "## Rule by rule",
    ]
    return (parts + rules.map { section($0, "###") }).joined(separator: "\n\n")
  }

  private var list: String {
    var table = MarkdownTable(["rule", "severity", "what is wrong", "checks", "guidelines"])
    for rule in rules {
      table.append([
        "[`\(rule.id)`](#\(rule.id))", rule.level.rawValue + (rule.isOptIn ? ", opt-in" : ""), rule.title,
        rule.subject, rule.guidelines.map(String.init).joined(separator: ", "),
      ])
    }
    return table.text
  }

  private var guidelines: String {
    var table = MarkdownTable(["no.", "chapter", "what the guidelines ask for", "source", "rules"])
    for one in GuidelineTable.guidelines {
      let links = GuidelineTable.rules(on: one.number).map { "[`\($0)`](#\($0))" }
      let answers = [links.joined(separator: ", "), one.answer ?? ""].filter { !$0.isEmpty }
      table.append([
        "\(one.number)", one.chapter, one.sentence, one.sources.joined(separator: ", "),
        answers.joined(separator: "; "),
      ])
    }
    return table.text
  }

  private var forAPerson: String {
    var table = MarkdownTable(["what the guidelines ask for", "source", "why no rule decides it"])
    for one in GuidelineTable.forAPerson {
      table.append([one.sentence, one.sources.joined(separator: ", "), one.reason])
    }
    return "No program can check these; a person has to.\n\n" + table.text
  }

  private var otherAudits: String {
    var table = MarkdownTable(["audit", "check", "rules here", "how, or why not"])
    for one in GuidelineTable.otherAudits {
      table.append([
        one.audit, "`\(one.check)`", one.rules.map { "[`\($0)`](#\($0))" }.joined(separator: ", "), one.answer,
      ])
    }
    return "What Xcode's `performAccessibilityAudit` and GTXiLib check.\n\n" + table.text
  }

  private var sources: String { GuidelineTable.sources.map { "- \($0.key): \($0.words)" }.joined(separator: "\n") }

  private func section(_ rule: RuleDescriptor, _ mark: String) -> String {
    "\(mark) \(rule.id)\n\n\(RulePage(rule).markdown)"
  }
}

/// A table in Markdown.
private struct MarkdownTable {
  private var lines: [String]

  init(_ columns: [String]) { lines = [Self.line(columns), Self.line(columns.map { _ in "---" })] }

  mutating func append(_ cells: [String]) { lines.append(Self.line(cells)) }

  var text: String { lines.joined(separator: "\n") }

  private static func line(_ cells: [String]) -> String {
    "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
  }
}
