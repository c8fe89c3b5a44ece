import RuleKit
import Vocabulary

/// Reads `rules`.
struct RuleChoiceReader {
  static let known = ["disabled_rules", "only_rules", "opt_in"]

  func read(_ node: ConfigurationNode) -> RuleSettings {
    var settings = RuleSettings()
    let descriptors = Dictionary(uniqueKeysWithValues: RuleRegistry.descriptors.map { ($0.id, $0) })
    for (text, key, value) in node.fields("write {disabled_rules: [word-broken]}") {
      switch text {
      case "disabled_rules": settings.choice.disabled.formUnion(rules(value))
      case "only_rules":
        settings.choice.only = rules(value)
        if value.isEmpty || value.isEmptyList {
          value.problem("\(value.name) names no rule, so no rule would run", "name at least one, or remove \(text)")
        }
      case "opt_in": settings.choice.optIn.formUnion(rules(value))
      default:
        guard let rule = descriptors[text] else {
          key.unknown(text, "a rule or a key of rules", Self.known + descriptors.keys.sorted())
          continue
        }
        settings.read(rule, value)
      }
    }
    return settings
  }

  private func rules(_ node: ConfigurationNode) -> Set<String> {
    Set(node.elements("write a list of rules such as [word-broken]").compactMap { $0.named(RuleName.known) })
  }
}

/// The ids of rules.
enum RuleName {
  /// The id of a rule, if it exists.
  static func known(_ name: String) throws(UnknownName) -> String {
    let known = RuleRegistry.descriptors.map(\.id)
    guard known.contains(name) else {
      throw UnknownName(name, kind: "a rule", known: known, hint: "typecheck rules lists all")
    }
    return name
  }
}
