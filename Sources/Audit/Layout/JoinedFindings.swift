internal import AuditModel

/// The findings of one rule on one screen, those on one element in several environments made one.
///
/// The worst speaks for the others: a failure before a doubt, then the severity, then by how much it is off, then the
/// first.
struct JoinedFindings {
  private struct Group {
    let element: String?
    var worst: Finding
    var isDoubted: Bool
    /// The environments in the order in which they came.
    var environments: NumberList
  }

  private var groups: [Group] = []
  private var places: [String?: Int] = [:]
  private var last = -1
  private var names = EnvironmentNames()

  /// Adds findings; those of environments that come first come first.
  mutating func add(_ findings: [Finding]) {
    for finding in findings {
      guard let layout = finding.fields.value.layout else { continue }
      let isDoubt = finding.fields.value.outcome == .needsReview
      guard let place = place(of: layout.value.element) else {
        places[layout.value.element] = groups.count
        last = groups.count
        groups.append(
          Group(
            element: layout.value.element, worst: finding, isDoubted: isDoubt,
            environments: names.numbers(of: layout.value.environments)))
        continue
      }
      last = place
      let isDoubted = groups[place].isDoubted
      // Where a fault is sure, what cannot be told elsewhere is nothing new.
      if isDoubt && !isDoubted { continue }
      if isDoubted && !isDoubt {
        groups[place].worst = finding
        groups[place].isDoubted = false
        groups[place].environments = names.numbers(of: layout.value.environments)
        continue
      }
      for name in layout.value.environments { groups[place].environments.insert(names.number(of: name)) }
      if Self.isWorse(finding, than: groups[place].worst) { groups[place].worst = finding }
    }
  }

  /// The place of an element's findings; most elements come in the same order in every environment.
  private func place(of element: String?) -> Int? {
    if last + 1 < groups.count, groups[last + 1].element == element { return last + 1 }
    return places[element]
  }

  /// One finding an element, in the order in which the elements came.
  var findings: [Finding] {
    groups.map { group in
      var fields = group.worst.fields.value
      guard var layout = fields.layout?.value else { return group.worst }
      let others = group.environments.numbers.count - layout.environments.count
      if let here = layout.environments.first, layout.environments.count == 1 {
        fields.message = .at(here, others: others, fields.message)
      } else if others > 0 {
        fields.message = .also(others, fields.message)
      }
      layout.environments = group.environments.numbers.map { names.all[$0] }
      fields.layout = Shared(layout)
      return Finding(fields)
    }
  }

  private static func isWorse(_ one: Finding, than other: Finding) -> Bool {
    let (one, other) = (one.fields, other.fields)
    if one.value.severity != other.value.severity { return one.value.severity > other.value.severity }
    return (one.value.layout?.value.overBy ?? 0) > (other.value.layout?.value.overBy ?? 0)
  }
}

/// The names of environments, each with a number, counted as they come.
private struct EnvironmentNames {
  private(set) var all: [String] = []
  private var known: [String: Int] = [:]
  private var last = 0

  /// The number of an environment; the findings of one environment mostly come together.
  mutating func number(of name: String) -> Int {
    if last < all.count, all[last] == name { return last }
    last = known[name] ?? all.count
    if last == all.count {
      known[name] = last
      all.append(name)
    }
    return last
  }

  /// The numbers of what one finding names.
  mutating func numbers(of names: [String]) -> NumberList { NumberList(names.map { number(of: $0) }) }
}

/// Numbers in the order in which they come.
private struct NumberList {
  private(set) var numbers: [Int]
  /// The same where one was not greater than all before it; empty where they rise.
  private var known: Set<Int> = []

  init(_ numbers: [Int]) {
    self.numbers = numbers
    if zip(numbers, numbers.dropFirst()).contains(where: { $0 >= $1 }) { known = Set(numbers) }
  }

  /// Adds a number that is not among them yet.
  mutating func insert(_ number: Int) {
    if known.isEmpty {
      guard let last = numbers.last, number <= last else {
        numbers.append(number)
        return
      }
      guard number < last else { return }
      known = Set(numbers)
    }
    if known.insert(number).inserted { numbers.append(number) }
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
