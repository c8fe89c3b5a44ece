public import AuditModel

/// A choice of the rules to run.
public struct RuleChoice: Hashable, Sendable {
  /// The identifiers of the only rules to run.
  ///
  /// If nil, every rule runs except opt-in rules.
  public var only: Set<String>?
  /// The rules not to run.
  public var disabled: Set<String>
  /// The opt-in rules to run.
  public var optIn: Set<String>

  /// Creates a choice.
  ///
  /// - Parameters:
  ///   - only: The only rules to run. If nil, every rule runs except opt-in rules.
  ///   - disabled: The rules not to run.
  ///   - optIn: The opt-in rules to run.
  public init(only: Set<String>? = nil, disabled: Set<String> = [], optIn: Set<String> = []) {
    self.only = only
    self.disabled = disabled
    self.optIn = optIn
  }

  /// Returns whether a rule runs.
  ///
  /// - Parameter rule: The rule's descriptor.
  /// - Returns: True if the rule runs.
  public func includes(_ rule: RuleDescriptor) -> Bool {
    if disabled.contains(rule.id) { return false }
    if let only { return only.contains(rule.id) }
    return !rule.isOptIn || optIn.contains(rule.id)
  }

  /// Returns the identifiers of the rules that run.
  ///
  /// - Parameter rules: The rules to choose from.
  /// - Returns: The identifiers of the rules that run.
  public func ids(among rules: [RuleDescriptor]) -> Set<String> { Set(rules.filter(includes).map(\.id)) }
}
