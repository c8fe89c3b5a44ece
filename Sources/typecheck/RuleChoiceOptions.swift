import ArgumentParser
import TypeCheckKit

/// The options that select rules on texts and screens.
struct RuleChoiceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Only these rules, comma-separated; may be repeated.", valueName: "list"), completion: .rules)
  var onlyRule: [String] = []

  @Option(
    help: ArgumentHelp("Not these rules, comma-separated; may be repeated.", valueName: "list"), completion: .rules)
  var disableRule: [String] = []

  /// Applies the options to a choice of rules.
  ///
  /// - Throws: `ValidationError` if an option names no rule or one that is unknown or not among `descriptors`, or if no
  ///   rule would run.
  func apply(to choice: inout RuleChoice, among descriptors: [RuleDescriptor]) throws {
    if !onlyRule.isEmpty { choice.only = try rules(onlyRule, "--only-rule", descriptors) }
    let disabled = try rules(disableRule, "--disable-rule", descriptors)
    choice.disabled.formUnion(disabled)
    if !onlyRule.isEmpty, let only = choice.only, only.isSubset(of: choice.disabled) {
      let other = only.isSubset(of: disabled) ? "--disable-rule" : "disabled_rules of the configuration"
      throw ValidationError(
        "--only-rule names only rules that \(other) turns off, so no rule would run; remove one of them")
    }
  }

  private func rules(_ lists: [String], _ option: String, _ descriptors: [RuleDescriptor]) throws -> Set<String> {
    let known = Set(descriptors.map(\.id))
    let names = try Named.list(lists, option, "a rule")
    for name in names where !known.contains(name) {
      if RuleRegistry.descriptors.contains(where: { $0.id == name }) {
        throw ValidationError(
          "\(option): \(name) is not a rule on texts; check applies all rules, palette those on colours")
      }
      let unknown = UnknownName(name, kind: "a rule", known: descriptors.map(\.id), hint: "typecheck rules lists all")
      throw ValidationError("\(option): \(unknown)")
    }
    return Set(names)
  }
}
