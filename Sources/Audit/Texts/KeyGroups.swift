import AuditModel

/// Findings of one rule on one key, whatever their language: what a reader fixes in one go.
///
/// Of a finding only the place of its text is kept; the texts of the groups that are shown are measured once more.
struct KeyGroups: Sendable {
  /// The findings of one group.
  struct Group: Sendable {
    /// The finding that comes first.
    var worst: Candidate
    /// The texts, each once for each container.
    var positions: [Plan.Position]
  }

  private struct Key: Hashable, Sendable {
    /// The key's place, see ``Plan/Entry/family``.
    var family: Int32
    /// The place of the rule in ``RuleSet/all``.
    var rule: Int
  }

  private let plan: Plan
  private let isBefore: @Sendable (Candidate, Candidate) -> Bool
  private var groups: [Key: Group] = [:]

  /// Creates no groups.
  ///
  /// - Parameters:
  ///   - plan: What there is to measure.
  ///   - isBefore: The order of findings; must tell any two apart.
  init(of plan: Plan, isBefore: @escaping @Sendable (Candidate, Candidate) -> Bool) {
    self.plan = plan
    self.isBefore = isBefore
  }

  /// How many groups there are.
  var count: Int { groups.count }

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

  /// The groups that come first, in order.
  ///
  /// - Parameter limit: How many at most; nil is all.
  /// - Returns: The groups, their spots in the order of the plan and each once.
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
