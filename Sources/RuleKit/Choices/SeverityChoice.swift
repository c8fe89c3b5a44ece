public import AuditModel
public import DynamicType

/// How bad the findings of a rule are, by the size category at which a text first breaks.
public struct SeverityChoice: Hashable, Sendable {
  /// The rule; nil is every rule that has no choice of its own.
  public var rule: String?
  /// The categories, at one of which the text first breaks; empty is any.
  public var categories: [ContentSizeCategory]
  /// How bad it is.
  public var severity: Finding.Severity

  /// Creates a choice.
  ///
  /// - Parameters:
  ///   - rule: The rule; nil is every rule that has no choice of its own.
  ///   - categories: The categories, at one of which the text first breaks; empty is any.
  ///   - severity: How bad it is.
  public init(rule: String?, categories: [ContentSizeCategory] = [], severity: Finding.Severity) {
    self.rule = rule
    self.categories = categories
    self.severity = severity
  }
}

extension [SeverityChoice] {
  /// How bad a finding is; nil where nothing is said and the rule's own severity holds.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - category: The first category at which the text breaks; nil where the finding depends on no size, for which
  ///     only a choice for all sizes holds.
  /// - Returns: The severity that is chosen.
  func severity(of rule: String, at category: ContentSizeCategory?) -> Finding.Severity? {
    let own = filter { $0.rule == rule }
    return (own.isEmpty ? filter { $0.rule == nil } : own)
      .first { $0.categories.isEmpty || category.map($0.categories.contains) ?? false }?.severity
  }
}
