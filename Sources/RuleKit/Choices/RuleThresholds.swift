public import AuditModel

/// The values of a rule's thresholds: those of its descriptor, unless a configuration changes them.
public struct RuleThresholds: Hashable, Sendable {
  private var changed: [String: Double] = [:]

  /// Creates values without changes to the rule's descriptor.
  public init() {}

  /// Creates values with the choices for a rule.
  package init(_ choices: [ThresholdChoice]) {
    for choice in choices { changed[choice.name] = choice.value }
  }

  /// Accesses the value of a threshold.
  ///
  /// Rules read values for every text. The subscript is inlined, so that a rule without changes reads its constant.
  @inline(__always)
  public subscript(_ option: RuleDescriptor.Option) -> Double {
    changed.isEmpty ? option.value : changed[option.name] ?? option.value
  }

  /// Returns the value that replaces the default of a threshold, or nil if the default applies.
  package func change(of option: RuleDescriptor.Option) -> Double? {
    let value = self[option]
    return value == option.value ? nil : value
  }

  /// Whether a configuration changes any threshold of the rule.
  package var hasChanges: Bool { !changed.isEmpty }

  /// Returns the changed values in words, to append to a finding's message.
  ///
  /// Without this suffix, readers could mistake the values for the defaults.
  package func suffix(of rule: RuleDescriptor) -> String {
    let changes = applied(to: rule).options.filter(\.isChanged)
    guard !changes.isEmpty else { return "" }
    let values = changes.map { "\($0.name) = \($0.unit.words($0.value))" }
    return " (configured: \(values.joined(separator: ", ")))"
  }

  /// Returns a descriptor with the values that apply.
  package func applied(to rule: RuleDescriptor) -> RuleDescriptor {
    guard !changed.isEmpty else { return rule }
    var rule = rule
    for index in rule.options.indices { rule.options[index].value = self[rule.options[index]] }
    return rule
  }
}
