import Audit
import AuditModel
import Vocabulary

/// The contents of `rules`: the choice of rules, and the settings of single rules.
struct RuleSettings {
  var choice = RuleChoice()
  var thresholds: [ThresholdChoice] = []
  var severity: [SeverityChoice] = []
  /// The nodes that set a severity, by rule.
  var places: [String: ConfigurationNode] = [:]

  /// Reads what is set for one rule: a severity, `off`, or a mapping with a severity and thresholds.
  mutating func read(_ rule: RuleDescriptor, _ node: ConfigurationNode) {
    guard !node.isEmpty else { return }
    guard node.isMapping else { return readSeverity(of: rule, node) }
    let known = ["severity"] + rule.options.filter { $0.range != nil }.map(\.name)
    for (name, key, value) in node.fields() {
      if name == "severity" {
        readSeverity(of: rule, value)
      } else if let option = rule.options.first(where: { $0.name == name }) {
        readThreshold(option, of: rule, key, value)
      } else {
        key.unknown(name, "an option of \(rule.id)", known)
      }
    }
    turnOn(rule)
  }

  /// Turns on a rule that is off by default, since whoever configures a rule wants it to run.
  private mutating func turnOn(_ rule: RuleDescriptor) {
    if rule.isOptIn, !choice.disabled.contains(rule.id) { choice.optIn.insert(rule.id) }
  }

  private mutating func readThreshold(
    _ option: RuleDescriptor.Option, of rule: RuleDescriptor, _ key: ConfigurationNode, _ node: ConfigurationNode
  ) {
    guard let value = node.number(remedy: ThresholdError.remedy(for: option)) else { return }
    do throws(ThresholdError) {
      var choice = try ThresholdChoice(option.name, of: rule.id, value)
      choice.location = key.location
      thresholds.append(choice)
    } catch {
      if case .isFixed = error { return key.problem(error.message, error.remedy) }
      node.problem(error.message, error.remedy)
    }
  }

  private mutating func readSeverity(of rule: RuleDescriptor, _ node: ConfigurationNode) {
    // YAML reads off as false.
    if let word = node.word, ["off", "false", "no"].contains(word.lowercased()) {
      choice.disabled.insert(rule.id)
      choice.optIn.remove(rule.id)
      return
    }
    places[rule.id] = node
    if !node.isMapping {
      let known = Finding.Severity.allCases.map(\.rawValue) + ["off"]
      guard let word = node.word else {
        return node.problem("\(node.name) is a list, not a severity", "write one of \(known.joined(separator: ", "))")
      }
      guard Finding.Severity(rawValue: word) != nil else { return node.unknown(word, "a severity", known) }
    }
    severity += SeverityReader().choices(for: rule.id, node, at: node)
    turnOn(rule)
  }
}
