internal import Adaptivity
internal import AuditModel
internal import DynamicType
internal import RuleKit

/// Controls that do the same kind of thing look different on one screen.
///
/// Buttons are compared with buttons and fields with fields: font, and height. Those that are said to have a bezel are of
/// one kind; of the others those of about one width are, since a small one beside a wide one does something else. Bars and
/// the system's own controls look as the system has them. One finding names the first that differs.
struct SameRoleDifferentLook: Rule {
  private static let tolerance = RuleDescriptor.Option.ours(
    "tolerance", 2, "largest difference of two heights that count as equal, in points")
  private static let widths = RuleDescriptor.Option.ours(
    "widths", 1.25, "largest ratio of the widths of controls without a bezel that count as one kind")

  static let descriptor = RuleDescriptor(
    id: "same-role-different-look", title: "Controls of the same kind look different",
    rationale:
      "People expect controls that look alike to work alike; a button of another size seems to do something else",
    severity: "note", criteria: [.layout], options: [tolerance, widths], guidelines: [64],
    turnOffIf: "the app uses several sizes or fonts of buttons on one screen to show their importance")

  private static func buttons(_ heights: [Double]) -> ScreenMeasurement {
    ScreenExamples.on(
      heights.enumerated().map { place, height in
        ScreenExamples.element("button \(place)", .button, (16, 100 + 100 * Double(place), 200, height), .bezel)
      })
  }

  static let examples: [Example<ScreenMeasurement>] = [
    Example("three buttons of the same height", buttons([50, 50, 50]), .pass),
    Example("one button lower than the others", buttons([50, 44, 50]), .fail, .note),
    Example(
      "a small button next to a wide one, bezels not given",
      ScreenExamples.on([
        ScreenExamples.element("close", .button, (16, 71, 44, 44)),
        ScreenExamples.element("continue", .button, (16, 700, 361, 50)),
      ]), .notApplicable),
    Example("one button", buttons([50]), .notApplicable),
  ]

  init() {}

  private struct Kind: Hashable {
    var role: LayoutElement.Role
    var hasBezel: Bool
    var overlay: Int?
    /// The least width of its kind; 0 where the width does not matter.
    var width: Double
  }

  private struct VisualStyle: Hashable {
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
    let members = subject.outline.controls.filter { index in
      let entry = subject.outline.entries[index]
      guard elements[index].role == .button || elements[index].role == .textField else { return false }
      return entry.bar == nil && entry.systemSized == nil && !subject.isGround(index)
    }
    let widths = Self.steps(members.map { elements[$0].frame.width }) { $1 > $0 * Self.widths.value }
    for index in members {
      let hasBezel = elements[index].flags.contains(.bezel)
      let kind = Kind(
        role: elements[index].role, hasBezel: hasBezel, overlay: subject.outline.entries[index].overlay,
        width: hasBezel ? 0 : widths.last(upTo: elements[index].frame.width))
      if kinds[kind] == nil { order.append(kind) }
      kinds[kind, default: []].append(index)
    }
    for kind in order {
      guard let members = kinds[kind], members.count > 1 else { continue }
      verdict.judged()
      let styles = Self.styles(of: members, elements)
      let usual = styles.max { ($0.members.count, -$0.members[0]) < ($1.members.count, -$1.members[0]) }
      guard styles.count > 1, let usual else { continue }
      let others = members.count - usual.members.count
      guard let odd = styles.filter({ $0.style != usual.style }).map({ $0.members[0] }).min() else { continue }
      verdict.add(
        .note, odd,
        .different(subject.name(odd), subject.name(usual.members[0]), kind.role, others, of: members.count),
        remedy: "give controls of the same kind the same font and height")
    }
    return verdict.outcome
  }

  /// The looks among some elements, each with those that have it.
  private static func styles(
    of members: [Int], _ elements: [LayoutElement]
  ) -> [(style: VisualStyle, members: [Int])] {
    var styles: [(style: VisualStyle, members: [Int])] = []
    var places: [VisualStyle: Int] = [:]
    // Heights that differ by little are one height.
    let bases = steps(members.map { elements[$0].frame.height }) { $1 - $0 > tolerance.value }
    for index in members {
      let content = elements[index].content
      let height = elements[index].frame.height
      let style = VisualStyle(
        style: content?.style, family: content?.family, size: content?.size, height: bases.last(upTo: height))
      if let place = places[style] {
        styles[place].members.append(index)
      } else {
        places[style] = styles.count
        styles.append((style, [index]))
      }
    }
    return styles
  }

  /// The least of each group of lengths that are meant as one, from the least on.
  private static func steps(_ lengths: [Double], isNext: (Double, Double) -> Bool) -> [Double] {
    var steps: [Double] = []
    for length in lengths.sorted() where steps.last.map({ isNext($0, length) }) ?? true { steps.append(length) }
    return steps
  }
}

extension [Double] {
  /// The last of a sorted list that is not above a length; the first where all are.
  fileprivate func last(upTo length: Double) -> Double {
    isEmpty ? 0 : self[Swift.max(0, partitioningIndex { $0 > length } - 1)]
  }

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
  fileprivate static func different(
    _ name: String, _ usual: String, _ role: LayoutElement.Role, _ others: Int, of count: Int
  ) -> Self {
    let kind = role == .button ? "buttons" : "fields"
    let verb = others == 1 ? "differs" : "differ"
    return "\(name) looks different from \(usual): \(others) of \(count) \(kind) of the same kind \(verb)"
  }
}
