public import AuditModel

/// The rules to run.
public struct RuleChoice: Hashable, Sendable {
  /// The only rules to run.
  ///
  /// If nil, every rule runs except opt-in rules.
  public var only: Set<String>?
  /// Rules not to run.
  public var disabled: Set<String>
  /// Opt-in rules to run.
  public var optIn: Set<String>

  /// Creates a choice.
  ///
  /// - Parameters:
  ///   - only: The only rules to run. If nil, every rule runs except opt-in rules.
  ///   - disabled: Rules not to run.
  ///   - optIn: Opt-in rules to run.
  public init(only: Set<String>? = nil, disabled: Set<String> = [], optIn: Set<String> = []) {
    self.only = only
    self.disabled = disabled
    self.optIn = optIn
  }

  /// Whether a rule runs.
  ///
  /// - Parameter rule: The rule's descriptor.
  /// - Returns: True if it runs.
  public func includes(_ rule: RuleDescriptor) -> Bool {
    if disabled.contains(rule.id) { return false }
    if let only { return only.contains(rule.id) }
    return !rule.isOptIn || optIn.contains(rule.id)
  }

  /// Returns the identifiers of the rules that run.
  ///
  /// - Parameter rules: The rules to choose from.
  /// - Returns: The identifiers of those that run.
  public func ids(among rules: [RuleDescriptor]) -> Set<String> { Set(rules.filter(includes).map(\.id)) }
}
