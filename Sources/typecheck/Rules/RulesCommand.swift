import ArgumentParser
import TypeCheckKit

/// The command `typecheck rules`, which shows rules with their sources, thresholds and examples.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Lists the rules with their sources, thresholds and examples.",
    discussion: """
      Example: typecheck rules touch-target-too-small
      --format markdown prints the page of all rules, guidelines and other audits.
      """)

  @Argument(help: "Only these rules, by identifier.", completion: .rules)
  var ids: [String] = []

  @Option(
    help: "The format of standard output: text, json or markdown.", completion: .list(["text", "json", "markdown"]))
  var format = "text"

  @Option(help: PrintedReports.help)
  var report: [String] = []

  @Flag(name: .shortAndLong, help: ProgressLine.help)
  var quiet = false

  func validate() throws {
    _ = try chosen()
    try reports.validate(against: [])
  }

  func run() throws {
    let rules = RuleRegistry.withExamples(try chosen())
    let isAll = ids.isEmpty
    try reports.print { format in
      switch format {
      case "json": try JSONObject(rules: rules, isAll: isAll).text()
      case "markdown": RulesPage(rules: rules, isAll: isAll).text + "\n"
      default: (isAll ? RuleList(rules: rules).text : sheets(of: rules)) + "\n"
      }
    }
  }

  private var reports: PrintedReports {
    PrintedReports(formats: ["text", "json", "markdown"], format: format, report: report)
  }

  private func chosen() throws -> [RuleDescriptor] {
    let all = RuleRegistry.descriptors
    guard !ids.isEmpty else { return all }
    return try ids.map { id in
      guard let rule = all.first(where: { $0.id == id.lowercased() }) else {
        throw ValidationError(
          "\(UnknownName(id, kind: "a rule", known: all.map(\.id), hint: "typecheck rules lists all"))")
      }
      return rule
    }
  }

  private func sheets(of rules: [RuleDescriptor]) -> String {
    rules.map { RuleSheet(rule: $0).text }.joined(separator: "\n\n")
  }
}
