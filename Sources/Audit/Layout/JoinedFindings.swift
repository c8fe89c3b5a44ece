internal import AuditModel

/// The findings of one rule on one screen, those on one element in several environments made one.
///
/// The worst speaks for the others: a failure before a doubt, then the severity, then by how much it is off, then the
/// first.
struct JoinedFindings {
  private struct Group {
    var worst: Finding
    var environments: [String]
    var known: Set<String>
  }

  private var groups: [Group] = []
  private var places: [String?: Int] = [:]

  /// Adds findings; those of environments that come first come first.
  mutating func add(_ findings: [Finding]) {
    for finding in findings {
      guard let layout = finding.layout else { continue }
      guard let place = places[layout.element] else {
        places[layout.element] = groups.count
        groups.append(
          Group(worst: finding, environments: layout.environments, known: Set(layout.environments)))
        continue
      }
      let isDoubt = finding.outcome == .needsReview
      let isDoubted = groups[place].worst.outcome == .needsReview
      // Where a fault is sure, what cannot be told elsewhere is nothing new.
      if isDoubt && !isDoubted { continue }
      if isDoubted && !isDoubt {
        groups[place] = Group(worst: finding, environments: layout.environments, known: Set(layout.environments))
        continue
      }
      for one in layout.environments where groups[place].known.insert(one).inserted {
        groups[place].environments.append(one)
      }
      if Self.isWorse(finding, than: groups[place].worst) { groups[place].worst = finding }
    }
  }

  /// One finding an element, in the order in which the elements came.
  var findings: [Finding] {
    groups.map { group in
      var finding = group.worst
      let here = finding.layout?.environments.first
      let others = group.environments.count - (finding.layout?.environments.count ?? 0)
      if let here, finding.layout?.environments.count == 1 {
        finding.message = .at(here, others: others, finding.message)
      } else if others > 0 {
        finding.message = .also(others, finding.message)
      }
      finding.layout?.environments = group.environments
      return finding
    }
  }

  private static func isWorse(_ one: Finding, than other: Finding) -> Bool {
    if one.severity != other.severity { return one.severity > other.severity }
    return (one.layout?.overBy ?? 0) > (other.layout?.overBy ?? 0)
  }
}

extension Finding.Message {
  fileprivate static func at(_ environment: String, others: Int, _ message: Finding.Message) -> Self {
    let whole: Self = "\(message.text), on \(environment)"
    return others == 0 ? whole : also(others, whole)
  }

  fileprivate static func also(_ others: Int, _ message: Finding.Message) -> Self {
    "\(message.text), and in \(others) other environment\(others == 1 ? "" : "s")"
  }
}
