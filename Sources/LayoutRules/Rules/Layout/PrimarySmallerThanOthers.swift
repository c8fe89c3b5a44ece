internal import Adaptivity
internal import AuditModel
internal import DynamicType
internal import RuleKit

/// A primary element is smaller than others next to it.
///
/// It is compared with elements of the same role in the same parent: texts by font size, controls by area.
struct PrimarySmallerThanOthers: LayoutRule {
  static let descriptor = RuleDescriptor(
    id: "primary-smaller-than-others", title: "The primary element is smaller than others",
    rationale: "People take larger elements for more important ones",
    severity: "note", criteria: [.layout], guidelines: [65],
    turnOffIf: "the app shows importance by colour or weight instead of size")

  private static func texts(_ primary: TextStyle?, _ other: TextStyle?) -> ScreenMeasurement {
    .screen([
      .element("title", .text, (16, 80, 300, 40), .primary) { $0.style = primary },
      .element("story", .text, (16, 130, 300, 40)) { $0.style = other },
    ])
  }

  static let examples: [Example<ScreenMeasurement>] = [
    Example("a title above a story", texts(.title1, .body), .pass),
    Example("a primary footnote next to body text", texts(.footnote, .body), .fail, .note),
    Example(
      "the smaller of two buttons is primary",
      .screen([.element("buy", .button, (16, 80, 100, 44), .primary), .element("cancel", .button, (16, 180, 300, 44))]),
      .fail, .note),
    Example("fonts not given", texts(nil, nil), .needsReview, .note),
    Example("no element is primary", .screen(), .notApplicable),
  ]

  private struct Group: Hashable {
    var parent: Int?
    var role: LayoutElement.Role
  }

  func check(_ subject: ScreenMeasurement, _ outcome: inout OutcomeBuilder) {
    let elements = subject.layout.elements
    guard elements.indices.contains(where: { elements[$0].flags.contains(.primary) }) else { return }
    var largest: [Group: (index: Int, size: Double)] = [:]
    var primaries: [(Int, Group)] = []
    var counts: [Group: Int] = [:]
    for index in subject.outline.essentials where elements[index].role != .image {
      guard subject.outline.entries[index].bar == nil else { continue }
      let group = Group(parent: elements[index].parent, role: elements[index].role)
      if elements[index].flags.contains(.primary) {
        primaries.append((index, group))
      } else {
        counts[group, default: 0] += 1
        let size = Self.size(of: elements[index], subject)
        if let size, size > largest[group]?.size ?? 0 { largest[group] = (index, size) }
      }
    }
    for (index, group) in primaries where counts[group, default: 0] > 0 {
      guard let size = Self.size(of: elements[index], subject), let other = largest[group] else {
        outcome.needsReview(
          index, .notDescribed,
          """
          cannot check whether the primary text \(subject.name(index)) is larger than those next to it: the layout \
          does not give the fonts
          """)
        continue
      }
      outcome.checked()
      guard other.size > size * (1 + Self.rounding) else { continue }
      outcome.add(
        .note, index, by: group.role == .text ? other.size - size : 0,
        "\(subject.name(index)) is marked as primary but is smaller than \(subject.name(other.index)) next to it",
        remedy: "make the most important element the largest")
    }
  }

  /// The share by which a larger size still counts as equal.
  private static let rounding = 0.02

  /// Returns the font size of a text or the area of a control.
  private static func size(of element: LayoutElement, _ subject: ScreenMeasurement) -> Double? {
    guard element.role == .text else { return element.frame.width * element.frame.height }
    if let size = element.sharedContent?.value.size { return size }
    guard let style = element.sharedContent?.value.style else { return nil }
    let category = subject.layout.environment.category
    return scale.size(style, min(category, element.sharedContent?.value.maxCategory ?? category))?.size
  }

  private static let scale = TypeScale(platform: .ios)
}
