internal import Adaptivity
internal import AuditModel
internal import DynamicType
internal import RuleKit

/// Reports text that needs horizontal scrolling at the default text size or below.
///
/// A text wider than the window or its scroll view fails, because it cannot be seen as a whole. A primary text
/// completely outside the visible part fails too. Other texts there need review, since their importance is unknown.
/// Secondary texts are skipped.
struct SidewaysScrolling: LayoutRule {
  static let descriptor = RuleDescriptor(
    id: "sideways-scrolling", title: "Text needs horizontal scrolling",
    rationale: "Scrolling back and forth to read each line is tiring, and people miss text that is out of view",
    severity: "error", criteria: [.reflow, .layout], guidelines: [42],
    turnOffIf: "texts are meant to scroll horizontally, as code, tables and carousels do")

  static let examples: [Example<ScreenMeasurement>] = [
    Example("as wide as the margins allow", .showing("a", .text, (16, 100, 361, 40)), .pass),
    Example("wider than the window", .showing("a", .text, (16, 100, 600, 40)), .fail, .error),
    Example("wider, but secondary", .showing("a", .text, (16, 100, 600, 40), [.secondary]), .pass),
    Example(
      "a primary text outside the visible part of a strip",
      .screen([
        .element("strip", .scrollView, (0, 100, 393, 60), [.scrollsHorizontally]),
        .element("a", .text, (500, 110, 100, 40), in: 0, [.primary]),
      ]), .fail, .error),
    Example(
      "the same text not marked as primary",
      .screen([
        .element("strip", .scrollView, (0, 100, 393, 60), [.scrollsHorizontally]),
        .element("a", .text, (500, 110, 100, 40), in: 0),
      ]), .needsReview, .note),
    Example(
      "at a large text size", .showing("a", .text, (16, 100, 600, 40), category: .accessibilityLarge), .notApplicable),
    Example("no text", .showing("a", .image, (16, 100, 600, 40)), .notApplicable),
  ]

  func check(_ subject: ScreenMeasurement, _ outcome: inout OutcomeBuilder) {
    guard subject.layout.environment.category <= .large else { return }
    let elements = subject.layout.elements
    let rooms = subject.rooms
    for index in subject.outline.texts {
      outcome.checked()
      guard !elements[index].flags.contains(.secondary) else { continue }
      let (frame, room) = (elements[index].frame, rooms[index])
      let excess = frame.width - room.width
      if excess > subject.slack {
        outcome.add(
          .error, index, by: excess,
          "\(subject.name(index)) is \(Points(frame.width)) wide, but only \(Points(room.width)) are visible at once",
          remedy: "let the text wrap within the available width")
      } else if subject.outline.entries[index].scrollsHorizontally, room.intersection(frame) == nil {
        if elements[index].flags.contains(.primary) {
          outcome.add(
            .error, index, by: 0,
            "\(subject.name(index)) is marked as primary but visible only after horizontal scrolling",
            remedy: "make it visible without scrolling")
        } else {
          outcome.needsReview(
            index, .notDescribed,
            """
            \(subject.name(index)) is visible only after horizontal scrolling; the layout does not say whether it is \
            important
            """)
        }
      }
    }
  }
}

extension ScreenMeasurement {
  /// The part of the window visible through the scroll views around each element, by element index.
  fileprivate var rooms: [Rect] {
    var rooms: [Rect] = []
    rooms.reserveCapacity(layout.elements.count)
    let elements = layout.elements
    for index in elements.indices {
      guard let parent = elements[index].parent, parent >= 0, parent < rooms.count else {
        rooms.append(window)
        continue
      }
      let frame = elements[parent].frame
      let shows = elements[parent].role == .scrollView && !frame.isEmpty
      rooms.append(shows ? rooms[parent].intersection(frame) ?? rooms[parent] : rooms[parent])
    }
    return rooms
  }
}
