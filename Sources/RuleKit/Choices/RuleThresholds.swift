public import AuditModel

/// The values of one rule's thresholds: those of its descriptor, except for the few that a configuration changes.
public struct RuleThresholds: Hashable, Sendable {
  private var changed: [String: Double] = [:]

  /// Creates the values of the rule's descriptor.
  public init() {}

  /// Creates the values that choices for one rule change.
  ///
  /// - Parameter choices: Choices for the rule; the last one for a threshold applies.
  package init(_ choices: [ThresholdChoice]) {
    for choice in choices { changed[choice.name] = choice.value }
  }

  /// The value of a threshold.
  ///
  /// Inlined, so that a rule without changes reads its constant: rules ask for every text.
  @inline(__always)
  public subscript(_ option: RuleDescriptor.Option) -> Double {
    changed.isEmpty ? option.value : changed[option.name] ?? option.value
  }

  /// The value that replaces a threshold's default; nil if nothing does.
  package func change(of option: RuleDescriptor.Option) -> Double? {
    let value = self[option]
    return value == option.value ? nil : value
  }

  /// Whether a configuration changes any.
  package var hasChanges: Bool { !changed.isEmpty }

  /// The changed values at the end of a finding's sentence, so that they are not taken for the defaults.
  package func suffix(of rule: RuleDescriptor) -> String {
    let changes = applied(to: rule).options.filter(\.isChanged)
    guard !changes.isEmpty else { return "" }
    let values = changes.map { "\($0.name) = \($0.unit.words($0.value))" }
    return " (configured: \(values.joined(separator: ", ")))"
  }

  /// The descriptor with the values in use.
  package func applied(to rule: RuleDescriptor) -> RuleDescriptor {
    guard !changed.isEmpty else { return rule }
    var rule = rule
    for index in rule.options.indices { rule.options[index].value = self[rule.options[index]] }
    return rule
  }
}
