package import AuditModel

extension AuditReport {
  /// Adds rules that ran, without duplicates and sorted by their identifiers.
  package mutating func add(rules more: [RuleDescriptor]) { rules.insert(more) }
}

extension [RuleDescriptor] {
  /// Adds rules, without duplicates and sorted by their identifiers.
  mutating func insert(_ more: [RuleDescriptor]) {
    let known = Set(map(\.id))
    self = (self + more.filter { !known.contains($0.id) }).sorted { $0.id < $1.id }
  }
}
