package import AuditModel

/// The registry of all rules, in lists by kind of subject.
package enum RuleRegistry {
  /// Returns descriptors sorted by identifier.
  package static func sorted(_ descriptors: [RuleDescriptor]) -> [RuleDescriptor] {
    descriptors.sorted { $0.id < $1.id }
  }

  /// Returns the descriptors of rules, with a description of their subject.
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
