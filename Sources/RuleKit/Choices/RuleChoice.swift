public import AuditModel

/// Which rules judge.
public struct RuleChoice: Hashable, Sendable {
  /// The only rules that judge; nil is every rule that need not be asked for.
  public var only: Set<String>?
  /// Rules that do not judge.
  public var disabled: Set<String>
  /// Rules that judge though they have to be asked for.
  public var optIn: Set<String>

  /// Creates a choice.
  ///
  /// - Parameters:
  ///   - only: The only rules that judge; nil is every rule that need not be asked for.
  ///   - disabled: Rules that do not judge.
  ///   - optIn: Rules that judge though they have to be asked for.
  public init(only: Set<String>? = nil, disabled: Set<String> = [], optIn: Set<String> = []) {
    self.only = only
    self.disabled = disabled
    self.optIn = optIn
  }

  /// Whether a rule judges.
  ///
  /// - Parameter rule: What the rule says of itself.
  /// - Returns: Whether it does.
  public func includes(_ rule: RuleDescriptor) -> Bool {
    if disabled.contains(rule.id) { return false }
    if let only { return only.contains(rule.id) }
    return !rule.isOptIn || optIn.contains(rule.id)
  }

  /// The identifiers of the rules that judge.
  ///
  /// - Parameter rules: The rules that are asked about.
  /// - Returns: Those of them that judge.
  public func ids(among rules: [RuleDescriptor]) -> Set<String> { Set(rules.filter(includes).map(\.id)) }
}
