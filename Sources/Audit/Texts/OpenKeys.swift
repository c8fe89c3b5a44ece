import AuditModel

/// The texts with an unknown slot, grouped by rule and key across languages, because developers fix these together.
///
/// It only keeps the positions of texts. The riskiest text of each group is measured again.
struct OpenKeys: Sendable {
  /// The texts of a key with findings of a rule.
  struct Group: Sendable {
    /// The first text in the order of risk.
    var riskiest: OpenText
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
  private var groups: [Key: Group] = [:]

  /// Creates an empty collection.
  init(of plan: Plan) { self.plan = plan }

  /// The number of groups by the reason why their riskiest text needs review.
  var reasons: [ReviewReason: Int] {
    groups.values.reduce(into: [:]) { $0[$1.riskiest.reason, default: 0] += 1 }
  }

  /// The groups in the order of risk.
  ///
  /// The positions of a group are distinct and in the order of the plan.
  var riskiestFirst: [Group] {
    groups.values.sorted { $0.riskiest.isRiskier(than: $1.riskiest, in: plan) }.map { group in
      var group = group
      group.positions = Set(group.positions).sorted()
      return group
    }
  }

  /// Adds a text to the group of its key and rule.
  mutating func insert(_ text: OpenText) {
    let key = Key(family: plan.entries[text.position.entry].family, rule: text.rule)
    insert(Group(riskiest: text, positions: [text.position]), at: key)
  }

  /// Adds the texts of another thread.
  mutating func insert(contentsOf other: OpenKeys) {
    for (key, group) in other.groups { insert(group, at: key) }
  }

  private mutating func insert(_ group: Group, at key: Key) {
    guard groups[key] != nil else {
      groups[key] = group
      return
    }
    groups[key, default: group].join(group, in: plan)
  }
}

extension OpenKeys.Group {
  fileprivate mutating func join(_ other: Self, in plan: Plan) {
    if other.riskiest.isRiskier(than: riskiest, in: plan) { riskiest = other.riskiest }
    positions += other.positions
  }
}
