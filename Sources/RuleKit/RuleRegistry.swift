package import AuditModel

/// The registry of all rules, in lists by kind of subject.
package enum RuleRegistry {
  /// Returns descriptors sorted by identifier; those of the same fault in different subjects are joined.
  package static func sorted(_ descriptors: [RuleDescriptor]) -> [RuleDescriptor] {
    let joined = Dictionary(grouping: descriptors, by: \.id).values.compactMap { same -> RuleDescriptor? in
      var first = same.first
      first?.subject = same.map(\.subject).distinct.joined(separator: "; or ")
      first?.severity = same.map(\.severity).distinct.joined(separator: "; ")
      return first
    }
    return joined.sorted { $0.id < $1.id }
  }

  /// Returns the descriptors of rules, with a description of their subject, and the screens that they check by default.
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
  /// The end of ``subject`` that names documents; empty for a rule that does not check them.
  fileprivate var documents: String {
    guard screens.contains(.documents) else { return "" }
    return screens == [.documents] ? ", in storyboards and xibs" : ", also in storyboards and xibs"
  }
}
