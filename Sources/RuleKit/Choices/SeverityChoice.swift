public import AuditModel
public import DynamicType

/// The severity of a rule's findings, by the first size category at which a text fails.
public struct SeverityChoice: Hashable, Sendable {
  /// The identifier of the rule.
  ///
  /// If nil, the choice applies to every rule without its own choice.
  public var rule: String?
  /// The categories that must include the first failing category.
  ///
  /// If empty, any category matches.
  public var categories: [ContentSizeCategory]
  /// The severity.
  public var severity: Finding.Severity

  /// Creates a choice.
  ///
  /// - Parameters:
  ///   - rule: The identifier of the rule. If nil, the choice applies to every rule without its own choice.
  ///   - categories: The categories that the first failing category must be one of. If empty, any category
  ///     matches.
  ///   - severity: The severity.
  public init(rule: String?, categories: [ContentSizeCategory] = [], severity: Finding.Severity) {
    self.rule = rule
    self.categories = categories
    self.severity = severity
  }
}

extension [SeverityChoice] {
  /// Returns the chosen severity of a finding, or nil if the rule's own severity applies.
  ///
  /// For a finding that does not depend on the size, the category is nil. Only choices for all categories match then.
  func severity(of rule: String, at category: ContentSizeCategory?) -> Finding.Severity? {
    let own = filter { $0.rule == rule }
    return (own.isEmpty ? filter { $0.rule == nil } : own)
      .first { $0.categories.isEmpty || category.map($0.categories.contains) ?? false }?.severity
  }
}
