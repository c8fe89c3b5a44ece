internal import AuditModel

/// The measured pairs of a plan, in the groups that rules check.
struct PairGroups {
  /// The groups in the order of their first pairs.
  let list: [PairGroup]

  /// Measures and groups pairs.
  init(_ planner: PalettePlanner, _ pairs: [ColorPair], measurer: PairMeasurer) {
    let measured = pairs.map(measurer.measure)
    var groups: [PairGroup] = []
    var start = 0
    while start < measured.count {
      let head = measured[start]
      var end = start + 1
      if head.pair.isGrouped {
        while end < measured.count, measured[end].pair.belongs(with: head.pair) { end += 1 }
      }
      var group = PairGroup(head, others: Array(measured[(start + 1)..<end]))
      if head.pair.isGuessed, head.pair.comesFromRoles, [.text, .nonText].contains(head.pair.relation) {
        group.elsewhere = Self.elsewhere(of: group, planner, measurer)
      }
      groups.append(group)
      start = end
    }
    Self.addFamilies(to: &groups)
    list = groups
  }

  /// The key of pairs that share a suggestion for their first colour.
  private struct Family: Hashable {
    let relation: ColorPair.Relation
    let name: String
    let location: SourceLocation

    init(_ pair: ColorPair) {
      (relation, name, location) = (pair.relation, pair.first.name, pair.first.location)
    }
  }

  private static func addFamilies(to groups: inout [PairGroup]) {
    let standing = groups.indices.filter {
      let pair = groups[$0].pair
      return !pair.isGuessed && pair.exemption == nil && [.text, .nonText].contains(pair.relation)
    }
    let families = Dictionary(grouping: standing) { Family(groups[$0].pair) }
    for members in families.values where members.count > 1 {
      let family = PairFamily(members.flatMap { groups[$0].members })
      for index in members { groups[index].family = family }
    }
  }

  /// Returns the colour's best ratios on other possible backgrounds.
  ///
  /// Returns none if, in every appearance, a background of the group reaches 7:1, the most that any rule requires.
  private static func elsewhere(
    of group: PairGroup, _ planner: PalettePlanner, _ measurer: PairMeasurer
  ) -> [PairGroup.Elsewhere] {
    let isEnough = ColorResolver.base.allSatisfy { environment in
      group.members.contains { $0.readings.contains { $0.environment == environment && $0.ratio >= 7 } }
    }
    let judged = Set(group.members.map(\.pair.second.name))
    let others = isEnough ? [] : planner.otherGrounds(of: group.pair.first).filter { !judged.contains($0.name) }
    return others.isEmpty ? [] : measurer.best(of: group.pair.first, on: others)
  }
}

extension ColorPair {
  /// Whether the pair is checked together with the other pairs of its first colour.
  fileprivate var isGrouped: Bool { comesFromRoles && (isGuessed || relation == .key) }

  fileprivate func belongs(with head: ColorPair) -> Bool {
    isGrouped && relation == head.relation && isGuessed == head.isGuessed && first.name == head.first.name
      && first.location == head.first.location
  }
}
