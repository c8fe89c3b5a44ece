internal import Adaptivity
internal import AuditModel
internal import DynamicType
internal import RuleKit

/// Reports controls of the same kind that look different on one screen.
///
/// The rule compares the font and height of buttons with those of other buttons, and of fields with other fields.
/// Controls with a bezel are one kind. Other controls are of one kind if their widths are similar, since a small
/// control next to a wide one has another purpose. Bars and controls drawn by the system are skipped. Each kind gets
/// one finding, which names the first difference.
struct SameRoleDifferentLook: LayoutRule {
  private static let tolerance = RuleDescriptor.Option.ours(
    "tolerance", 2, .points, 0...100, "largest difference of two heights that count as equal")
  private static let widths = RuleDescriptor.Option.ours(
    "widths", 1.25, .times, 1...10, "largest ratio of the widths of controls without a bezel that count as one kind")

  static let descriptor = RuleDescriptor(
    id: "same-role-different-look", title: "Controls of the same kind look different",
    rationale:
      "People expect controls that look alike to work alike; a button of a different size seems to do something else",
    severity: "note", criteria: [.layout], options: [tolerance, widths], guidelines: [64],
    turnOffIf: "the app uses several sizes or fonts of buttons on one screen to show their importance")

  private static func buttons(_ heights: [Double]) -> ScreenMeasurement {
    .screen(
      heights.enumerated().map { place, height in
        LayoutElement.element("button \(place)", .button, (16, 100 + 100 * Double(place), 200, height), .bezel)
      })
  }

  static let examples: [Example<ScreenMeasurement>] = [
    Example("three buttons of the same height", buttons([50, 50, 50]), .pass),
    Example("one button lower than the others", buttons([50, 44, 50]), .fail, .note),
    Example(
      "a small button and a wide one, not known to have bezels",
      .screen([.element("close", .button, (16, 71, 44, 44)), .element("continue", .button, (16, 700, 361, 50))]),
      .notApplicable),
    Example("one button", buttons([50]), .notApplicable),
  ]

  var thresholds = RuleThresholds()

  private struct Kind: Hashable {
    var role: LayoutElement.Role
    var hasBezel: Bool
    var overlay: Int?
    /// The smallest width of its kind, or 0 if the width does not matter.
    var width: Double
  }

  private struct VisualStyle: Hashable {
    var style: TextStyle?
    var family: String?
    var size: Double?
    var height: Double
  }

  func check(_ subject: ScreenMeasurement, _ outcome: inout OutcomeBuilder) {
    let elements = subject.layout.elements
    let members = subject.outline.controls.filter { index in
      let entry = subject.outline.entries[index]
      guard elements[index].role == .button || elements[index].role == .textField else { return false }
      return entry.bar == nil && entry.systemSized == nil && !subject.isGround(index)
    }
    let widths = Self.steps(members.map { elements[$0].frame.width }) { $1 > $0 * thresholds[Self.widths] }
    let kinds = members.grouped { index in
      let hasBezel = elements[index].flags.contains(.bezel)
      return Kind(
        role: elements[index].role, hasBezel: hasBezel, overlay: subject.outline.entries[index].overlay,
        width: hasBezel ? 0 : widths.last(upTo: elements[index].frame.width))
    }
    for (kind, members) in kinds where members.count > 1 {
      outcome.checked()
      let styles = styles(of: members, elements)
      let usual = styles.max { ($0.members.count, -$0.members[0]) < ($1.members.count, -$1.members[0]) }
      guard styles.count > 1, let usual else { continue }
      let others = members.count - usual.members.count
      guard let odd = styles.filter({ $0.key != usual.key }).map({ $0.members[0] }).min() else { continue }
      let controls = kind.role == .button ? "buttons" : "fields"
      outcome.add(
        .note, odd,
        """
        \(subject.name(odd)) looks different from \(subject.name(usual.members[0])): \(others) of \(members.count) \
        \(controls) of the same kind \(others.form("differs", "differ"))
        """, remedy: "give controls of the same kind the same font and height")
    }
  }

  /// Returns the distinct visual styles of some elements, each with the elements that have it.
  private func styles(of members: [Int], _ elements: [LayoutElement]) -> [(key: VisualStyle, members: [Int])] {
    // Heights that differ only slightly count as equal.
    let bases = Self.steps(members.map { elements[$0].frame.height }) { $1 - $0 > thresholds[Self.tolerance] }
    return members.grouped { index in
      let content = elements[index].content
      return VisualStyle(
        style: content?.style, family: content?.family, size: content?.size,
        height: bases.last(upTo: elements[index].frame.height))
    }
  }

  /// Returns the smallest length of each group of similar lengths, in ascending order.
  private static func steps(_ lengths: [Double], isNext: (Double, Double) -> Bool) -> [Double] {
    var steps: [Double] = []
    for length in lengths.sorted() where steps.last.map({ isNext($0, length) }) ?? true { steps.append(length) }
    return steps
  }
}

extension [Double] {
  /// Returns the last element of a sorted list that is not above a length, or the first if all are above it.
  fileprivate func last(upTo length: Double) -> Double {
    isEmpty ? 0 : self[Swift.max(0, partitioningIndex { $0 > length } - 1)]
  }

  /// Returns the first index of a sorted list from which a condition holds.
  fileprivate func partitioningIndex(where holds: (Double) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
