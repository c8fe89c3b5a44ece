package import AuditModel

extension AuditReport {
  /// Adds rules that ran, each once, in the order of their identifiers.
  package mutating func add(rules more: [RuleDescriptor]) {
    let known = Set(rules.map(\.id))
    rules = (rules + more.filter { !known.contains($0.id) }).sorted { $0.id < $1.id }
  }
}
