package import AuditModel

/// The registry of all rules, in lists by kind of subject.
package enum RuleRegistry {
  /// Returns one descriptor for each identifier, sorted, with the subjects and severities of all its rules.
  package static func sorted(_ descriptors: [RuleDescriptor]) -> [RuleDescriptor] {
    let joined = Dictionary(grouping: descriptors, by: \.id).values.compactMap { same -> RuleDescriptor? in
      var first = same.first
      first?.subject = same.map(\.subject).distinct.joined(separator: "; or ")
      first?.severity = same.map(\.severity).distinct.joined(separator: "; ")
      return first
    }
    return joined.sorted { $0.id < $1.id }
  }

  /// Returns the descriptors of rules with a description of their subject, and with `screens` if they state none.
  package static func described<Subject: Sendable>(
    _ rules: [any Rule<Subject>], _ subject: String, screens: Set<ScreenSource> = []
  ) -> [RuleDescriptor] {
    rules.map { rule in
      var descriptor = rule.descriptor
      if descriptor.screens.isEmpty { descriptor.screens = screens }
      descriptor.subject = subject + descriptor.documents
      return descriptor
    }
  }
}

extension RuleDescriptor {
  /// The suffix of ``subject`` that names documents; empty for a rule that does not check documents.
  fileprivate var documents: String {
    guard screens.contains(.documents) else { return "" }
    return screens == [.documents] ? ", in storyboards and xibs" : ", also in storyboards and xibs"
  }
}
