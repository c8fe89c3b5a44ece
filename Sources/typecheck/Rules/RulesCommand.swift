import ArgumentParser
import TypeCheckKit

/// `typecheck rules`: shows all rules with their sources, thresholds and examples, and the rules for each guideline.
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

  @Option(help: "What standard output gets: text, json or markdown.", completion: .list(["text", "json", "markdown"]))
  var format = "text"

  @Option(
    help: ArgumentHelp("A further report of the same run, as NAME=PATH; may be repeated.", valueName: "name=path"))
  var report: [String] = []

  @OptionGroup
  var progress: ProgressOption

  func validate() throws {
    _ = try chosen()
    try reports.validate(against: [])
  }

  func run() throws {
    let rules = RuleRegistry.withExamples(try chosen())
    let isAll = ids.isEmpty
    try reports.print { format in
      switch format {
      case "json": try PrintedReports.json(PrintedRules(rules, isAll: isAll))
      case "markdown": RulesPage(rules, isAll: isAll).text + "\n"
      default: (isAll ? RuleList(rules).text : text(of: rules)) + "\n"
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

  private func text(of rules: [RuleDescriptor]) -> String {
    rules.map { RuleSheet($0).text }.joined(separator: "\n\n")
  }
}
