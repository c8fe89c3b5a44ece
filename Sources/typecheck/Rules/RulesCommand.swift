import ArgumentParser
import TypeCheckKit

/// `typecheck rules`: every rule, what it rests on, its thresholds and examples; or what answers each guideline.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Lists the rules with their sources, thresholds and examples.",
    discussion: """
      Example: typecheck rules touch-target-too-small
      --format markdown prints the page of all rules, guidelines and other audits.
      """)

  @Argument(help: "Only these rules, by identifier.")
  var ids: [String] = []

  @OptionGroup
  var output: PrintOptions

  func validate() throws { _ = try chosen() }

  func run() throws {
    let entries = try chosen()
    let isAll = ids.isEmpty
    try output.print(
      PrintedRules(entries, isAll: isAll), text: isAll ? RuleList(entries).text : text(of: entries),
      markdown: RulePage(entries, isAll: isAll).text)
  }

  private func chosen() throws -> [RuleEntry] {
    let all = RuleRegistry.entries
    guard !ids.isEmpty else { return all }
    return try ids.map { id in
      guard let entry = all.first(where: { $0.descriptor.id == id.lowercased() }) else {
        throw ValidationError("\(UnknownName(id, kind: "a rule", known: all.map(\.descriptor.id)))")
      }
      return entry
    }
  }

  private func text(of entries: [RuleEntry]) -> String {
    entries.map { RuleSheet($0).text }.joined(separator: "\n\n")
  }
}
