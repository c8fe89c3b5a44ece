internal import Adaptivity
internal import AuditModel
internal import DynamicType

/// Controls that do the same kind of thing look different on one screen.
///
/// Buttons are compared with buttons and fields with fields, those with a bezel apart from those without: font, and height.
/// Bars look as the system has them. One finding names the first that differs from most.
struct SameRoleDifferentLook: Rule {
  private static let tolerance = RuleDescriptor.Option.ours(
    "tolerance", 2, "points by which two heights that are meant as one may differ")

  static let descriptor = RuleDescriptor(
    id: "same-role-different-look", title: "Controls of one kind look different",
    rationale: "What looks alike is taken to work alike; a button of another size seems to be something else",
    severity: "note", criteria: [.layout], options: [tolerance], guidelines: [64])

  private static func buttons(_ heights: [Double]) -> ScreenMeasurement {
    ScreenExamples.on(
      heights.enumerated().map { place, height in
        ScreenExamples.element("button \(place)", .button, (16, 100 + 100 * Double(place), 200, height), .bezel)
      })
  }

  static let examples: [Example<ScreenMeasurement>] = [
    Example("three of one height", buttons([50, 50, 50]), .pass),
    Example("one lower than the others", buttons([50, 44, 50]), .fail, .note),
    Example("one button", buttons([50]), .notApplicable),
  ]

  init() {}

  private struct Kind: Hashable {
    var role: LayoutElement.Role
    var hasBezel: Bool
  }

  private struct Look: Hashable {
    var style: TextStyle?
    var family: String?
    var size: Double?
    var height: Double
  }

  func evaluate(_ subject: ScreenMeasurement) -> Outcome {
    var verdict = ScreenVerdict(Self.descriptor, subject)
    let elements = subject.layout.elements
    var kinds: [Kind: [Int]] = [:]
    var order: [Kind] = []
    for index in subject.outline.controls where subject.outline.entries[index].bar == nil {
      let role = elements[index].role
      guard role == .button || role == .textField else { continue }
      let kind = Kind(role: role, hasBezel: elements[index].flags.contains(.bezel))
      if kinds[kind] == nil { order.append(kind) }
      kinds[kind, default: []].append(index)
    }
    for kind in order {
      guard let members = kinds[kind], members.count > 1 else { continue }
      verdict.judged()
      let looks = Self.looks(of: members, elements)
      let usual = looks.max { ($0.members.count, -$0.members[0]) < ($1.members.count, -$1.members[0]) }
      guard looks.count > 1, let usual else { continue }
      let others = members.count - usual.members.count
      guard let odd = looks.filter({ $0.look != usual.look }).map({ $0.members[0] }).min() else { continue }
      verdict.add(
        .note, odd, .different(subject.name(odd), kind.role, others, of: members.count),
        remedy: "give controls of one kind one font and one height")
    }
    return verdict.outcome
  }

  /// The looks among some elements, each with those that have it.
  private static func looks(
    of members: [Int], _ elements: [LayoutElement]
  ) -> [(look: Look, members: [Int])] {
    var looks: [(look: Look, members: [Int])] = []
    var places: [Look: Int] = [:]
    // Heights that differ by little are one height.
    let heights = members.map { elements[$0].frame.height }.sorted()
    var bases: [Double] = []
    for height in heights where bases.last.map({ height - $0 > tolerance.value }) ?? true { bases.append(height) }
    for index in members {
      let content = elements[index].content
      let height = elements[index].frame.height
      let base = bases[max(0, bases.partitioningIndex { $0 > height } - 1)]
      let look = Look(style: content?.style, family: content?.family, size: content?.size, height: base)
      if let place = places[look] {
        looks[place].members.append(index)
      } else {
        places[look] = looks.count
        looks.append((look, [index]))
      }
    }
    return looks
  }
}

extension [Double] {
  /// The first place of a sorted list from which on something holds.
  fileprivate func partitioningIndex(where holds: (Double) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension Finding.Message {
  fileprivate static func different(_ name: String, _ role: LayoutElement.Role, _ others: Int, of count: Int) -> Self {
    let kind = role == .button ? "buttons" : "fields"
    return "\(name) looks different from most \(kind) here, as do \(others) of \(count) in all"
  }
}
