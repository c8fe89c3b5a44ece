internal import Adaptivity
internal import AuditModel

/// A search for groups that cover earlier content without being marked as a layer: a card, a menu, a sheet.
struct ScreenLayers {
  private let screen: ScreenMeasurement
  /// The number of texts, controls and pictures in each element, including itself.
  ///
  /// The numbers are counted on first use.
  private var held: [Int]?

  /// The largest number of groups around a control that are examined (our own limit).
  private static let depth = 16

  /// The smallest space that another control needs, in points (HIG Accessibility: default size).
  private static let room = 44.0

  init(_ screen: ScreenMeasurement) { self.screen = screen }

  /// Returns the innermost group around a control that covers another control drawn before it, or nil.
  ///
  /// A group that contains only the control, without space for another one, counts as a part of the control.
  mutating func layer(of index: Int, over other: Int) -> Int? {
    let elements = screen.layout.elements
    var group = elements[index].parent
    for _ in 0..<Self.depth {
      // A group after the other control in the list does not contain it, and is drawn over it.
      guard let place = group, place > other, elements.indices.contains(place) else { return nil }
      let common = elements[place].frame.intersection(elements[other].frame)
      if elements[place].role == .container, let common, min(common.width, common.height) > screen.slack,
        isRoomy(place, around: elements[index].frame) || count(in: place) > 1
      {
        return place
      }
      group = elements[place].parent
    }
    return nil
  }

  /// Returns whether a group has space for another control next to or above a control.
  private func isRoomy(_ place: Int, around control: Rect) -> Bool {
    let frame = screen.layout.elements[place].frame
    return max(frame.width - control.width, frame.height - control.height) >= Self.room
  }

  private mutating func count(in place: Int) -> Int {
    if let held { return held[place] }
    let elements = screen.layout.elements
    var counts = [Int](repeating: 0, count: elements.count)
    for index in screen.outline.essentials { counts[index] = 1 }
    for index in elements.indices.reversed() {
      if let parent = elements[index].parent, parent >= 0, parent < index { counts[parent] += counts[index] }
    }
    held = counts
    return counts[place]
  }
}
