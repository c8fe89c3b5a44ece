public import AuditModel

/// A value for a threshold of a rule, which replaces the default.
///
/// For example: `try ThresholdChoice("side", of: "touch-target-too-small", 48)`.
public struct ThresholdChoice: Hashable, Sendable {
  /// The identifier of the rule.
  public let rule: String
  /// The threshold's name, such as `side`.
  public let name: String
  /// The value, in the threshold's unit.
  public let value: Double
  /// The position in the configuration; nil if the value comes from elsewhere.
  public var location: SourceLocation?
}

extension [ThresholdChoice] {
  /// Returns the values of a rule's thresholds.
  package func thresholds(of rule: String) -> RuleThresholds { RuleThresholds(filter { $0.rule == rule }) }

  /// Returns rules with the chosen values.
  package func applied<Subject>(to rules: [any Rule<Subject>]) -> [any Rule<Subject>] {
    isEmpty ? rules : rules.map { applied(to: $0) }
  }

  /// Returns a rule with the chosen values.
  package func applied<R: Rule>(to rule: R) -> R {
    var rule = rule
    rule.thresholds = thresholds(of: rule.descriptor.id)
    return rule
  }

  /// Returns descriptors with the chosen values.
  package func applied(to rules: [RuleDescriptor]) -> [RuleDescriptor] {
    isEmpty ? rules : rules.map { thresholds(of: $0.id).applied(to: $0) }
  }

  /// Returns the thresholds whose values are not the defaults, in the order of the rules.
  package func changes(
    among rules: [RuleDescriptor]
  ) -> [(rule: String, option: RuleDescriptor.Option, location: SourceLocation?)] {
    applied(to: rules).flatMap { rule in
      rule.options.filter(\.isChanged).map { option in
        (rule.id, option, last { $0.rule == rule.id && $0.name == option.name }?.location)
      }
    }
  }
}
