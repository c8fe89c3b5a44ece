import AuditModel

/// A collection of findings grouped by rule and key across languages, because developers fix these together.
///
/// It only keeps the positions of texts. The texts of groups that a report shows are measured again.
struct KeyGroups: Sendable {
  /// A group of findings.
  struct Group: Sendable {
    /// The first finding in the order.
    var worst: Candidate
    /// The positions of the texts in their containers.
    var positions: [Plan.Position]
  }

  private struct Key: Hashable, Sendable {
    /// The index of a text that identifies the key; see ``Plan/Entry/family``.
    var family: Int32
    /// The index of the rule in ``RuleSet/all``.
    var rule: Int
  }

  private let plan: Plan
  private let isBefore: @Sendable (Candidate, Candidate) -> Bool
  private var groups: [Key: Group] = [:]

  /// Creates an empty collection.
  ///
  /// `isBefore` must be a total order.
  init(of plan: Plan, isBefore: @escaping @Sendable (Candidate, Candidate) -> Bool) {
    self.plan = plan
    self.isBefore = isBefore
  }

  /// The number of groups by the reason why their worst finding needs review.
  var reasons: [ReviewReason: Int] {
    groups.values.reduce(into: [:]) { counts, group in
      if let reason = group.worst.reason { counts[reason, default: 0] += 1 }
    }
  }

  /// Adds a finding to the group of its key and rule.
  mutating func insert(_ candidate: Candidate) {
    let key = Key(family: plan.entries[candidate.position.entry].family, rule: candidate.rule)
    insert(Group(worst: candidate, positions: [candidate.position]), at: key)
  }

  /// Adds the findings of another thread.
  mutating func insert(contentsOf other: KeyGroups) {
    for (key, group) in other.groups { insert(group, at: key) }
  }

  private mutating func insert(_ group: Group, at key: Key) {
    guard groups[key] != nil else {
      groups[key] = group
      return
    }
    groups[key, default: group].join(group, isBefore)
  }

  /// Returns the first groups in order, at most `limit`; nil returns all.
  ///
  /// The positions of a group are distinct and in the order of the plan.
  func first(_ limit: Int?) -> [Group] {
    var heap = BoundedHeap<Group>(limit: limit ?? groups.count) { [isBefore] in isBefore($0.worst, $1.worst) }
    for group in groups.values { heap.insert(group) }
    return heap.sorted.map { group in
      var group = group
      group.positions = Set(group.positions).sorted()
      return group
    }
  }
}

extension KeyGroups.Group {
  fileprivate mutating func join(_ other: Self, _ isBefore: (Candidate, Candidate) -> Bool) {
    if isBefore(other.worst, worst) { worst = other.worst }
    positions += other.positions
  }
}
