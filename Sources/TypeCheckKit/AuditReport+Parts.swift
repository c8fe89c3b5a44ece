import AuditModel
import RuleKit

extension AuditReport {
  /// Adds findings as a policy changes them, and counts them.
  mutating func add(_ found: [Finding], by policy: FindingPolicy, _ acceptance: inout AcceptanceTally) {
    let left = policy.applied(to: found, &acceptance)
    for finding in left { count(finding) }
    findings = findings.mergedWorstFirst(with: left)
  }

  /// Adds the rules that are not in the report yet.
  mutating func add(_ judged: [RuleDescriptor]) {
    let known = Set(rules.map(\.id))
    rules = (rules + judged.filter { !known.contains($0.id) }).sorted { $0.id < $1.id }
  }
}

extension [String] {
  /// The notes without duplicates, in the order of their first occurrence, with the number of occurrences.
  ///
  /// `things` is the plural noun for the items that each have a note.
  func counted(of things: String) -> [String] {
    let counts = Dictionary(map { ($0, 1) }, uniquingKeysWith: +)
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }.map { note in
      let count = counts[note] ?? 1
      return count == 1 ? note : "of \(count) \(things): \(note)"
    }
  }
}
