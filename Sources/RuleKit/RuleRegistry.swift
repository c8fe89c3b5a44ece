package import AuditModel

/// Every rule, in one list per kind of subject and one line per rule.
package enum RuleRegistry {
  /// Descriptors by identifier.
  package static func sorted(_ descriptors: [RuleDescriptor]) -> [RuleDescriptor] {
    descriptors.sorted { $0.id < $1.id }
  }

  /// The descriptors of rules with their subject.
  package static func described<Subject: Sendable>(
    _ rules: [any Rule<Subject>], _ subject: String
  ) -> [RuleDescriptor] {
    rules.map { rule in
      var descriptor = rule.descriptor
      descriptor.subject = subject
      return descriptor
    }
  }
}
