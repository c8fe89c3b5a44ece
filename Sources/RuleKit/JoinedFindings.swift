package import AuditModel
internal import Bytes

/// The findings of a rule on a screen, with one finding for each element in all environments.
///
/// The worst finding represents the others. Failures are worse than findings that need review. After that, severity,
/// excess and order decide.
package struct JoinedFindings {
  /// The rank of a finding among those on the same element, which is known before its message is written.
  package struct Weight {
    /// Whether the finding needs review.
    package var needsReview: Bool
    package var severity: Finding.Severity
    /// The excess in points.
    package var overBy: Double

    package init(needsReview: Bool = false, severity: Finding.Severity, overBy: Double = 0) {
      (self.needsReview, self.severity, self.overBy) = (needsReview, severity, overBy)
    }

    fileprivate func isWorse(than other: Weight) -> Bool {
      severity == other.severity ? overBy > other.overBy : severity > other.severity
    }
  }

  private struct Group {
    let element: String?
    var worst: Finding
    var weight: Weight
    /// The numbers of the environments, in order of first appearance.
    var environments: NumberList
  }

  private var groups: [Group] = []
  private var places: [String?: Int] = [:]
  private var last = -1
  /// The names of the environments, which consecutive findings usually share.
  private var names = Interner<String>()

  package init() {}

  /// Adds findings and joins those on the same element.
  ///
  /// The environments keep their order.
  package mutating func add(_ findings: [Finding]) {
    for finding in findings {
      guard let layout = finding.fields.value.layout else { continue }
      let weight = Weight(
        needsReview: finding.fields.value.outcome == .needsReview, severity: finding.fields.value.severity,
        overBy: layout.value.overBy)
      add(weight, on: layout.value.element, in: layout.value.environments) { finding }
    }
  }

  /// Adds a finding, which is only created if it represents its element.
  ///
  /// Only one message on an element is shown, so the others need not be written.
  ///
  /// A nil element means the whole screen.
  package mutating func add(
    _ weight: Weight, on element: String?, in environments: [String], _ finding: () -> Finding?
  ) {
    guard let place = place(of: element) else {
      guard let finding = finding() else { return }
      places[element] = groups.count
      last = groups.count
      groups.append(Group(element: element, worst: finding, weight: weight, environments: numbers(of: environments)))
      return
    }
    last = place
    let neededReview = groups[place].weight.needsReview
    // If a failure is certain, environments that need review do not matter.
    if weight.needsReview && !neededReview { return }
    if neededReview && !weight.needsReview {
      guard let finding = finding() else { return }
      groups[place].worst = finding
      groups[place].weight = weight
      groups[place].environments = numbers(of: environments)
      return
    }
    for name in environments { groups[place].environments.insert(names.number(of: name)) }
    guard weight.isWorse(than: groups[place].weight), let finding = finding() else { return }
    groups[place].worst = finding
    groups[place].weight = weight
  }

  /// Returns the index of an element's group, or nil if there is none.
  ///
  /// The next group is tried first, because most environments list elements in the same order.
  private func place(of element: String?) -> Int? {
    if last + 1 < groups.count, groups[last + 1].element == element { return last + 1 }
    return places[element]
  }

  /// Returns the numbers of the environments that a finding names.
  private mutating func numbers(of environments: [String]) -> NumberList {
    NumberList(environments.map { names.number(of: $0) })
  }

  /// One finding per element, in order of first appearance.
  package var findings: [Finding] { findings(among: nil) }

  /// Returns one finding per element, in order of first appearance.
  ///
  /// `count` is the number of environments in which the screen was solved; nil if the screen was recorded. A finding in
  /// all of them says so: one environment and a number of others would suggest that there are more without the problem.
  package func findings(among count: Int?) -> [Finding] {
    groups.map { group in
      var fields = group.worst.fields.value
      guard var layout = fields.layout?.value else { return group.worst }
      let others = group.environments.numbers.count - layout.environments.count
      if others > 0, group.environments.numbers.count == count {
        fields.message = .everywhere(fields.message)
      } else if let here = layout.environments.first, layout.environments.count == 1 {
        fields.message = .at(here, others: others, fields.message)
      } else if others > 0 {
        fields.message = .also(others, fields.message)
      }
      layout.environments = group.environments.numbers.map { names.values[$0] }
      fields.layout = Shared(layout)
      return Finding(fields)
    }
  }
}

/// Distinct numbers in order of first appearance.
private struct NumberList {
  private(set) var numbers: [Int]
  /// The numbers as a set, for fast lookup.
  ///
  /// It is empty as long as the numbers ascend.
  private var known: Set<Int> = []

  init(_ numbers: [Int]) {
    self.numbers = numbers
    if zip(numbers, numbers.dropFirst()).contains(where: { $0 >= $1 }) { known = Set(numbers) }
  }

  /// Adds a number unless the list already contains it.
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

  fileprivate static func everywhere(_ message: Finding.Message) -> Self {
    "\(message.text), on every device and text size that was solved"
  }

  fileprivate static func also(_ others: Int, _ message: Finding.Message) -> Self {
    "\(message.text), and in \(others.counted("other environment"))"
  }
}
