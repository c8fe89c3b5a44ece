internal import Adaptivity
internal import AuditModel

/// Groups that lie over what is drawn before them, though nothing says that they are a layer: a card, a menu, a sheet.
struct ScreenLayers {
  private let screen: ScreenMeasurement
  /// How many texts, controls and pictures each element holds, itself among them; counted when first asked for.
  private var held: [Int]?

  /// So many groups around a control are looked at (our own limit).
  private static let depth = 16

  /// The side of a control, in points (HIG Accessibility: default size).
  private static let room = 44.0

  init(_ screen: ScreenMeasurement) { self.screen = screen }

  /// The innermost group around a control that lies over another control drawn before it.
  ///
  /// A group that holds the control alone, with no room for another one, is a part of it.
  ///
  /// - Parameters:
  ///   - index: The control.
  ///   - other: The other control, outside of the group.
  /// - Returns: The group; nil where there is none.
  mutating func layer(of index: Int, over other: Int) -> Int? {
    let elements = screen.layout.elements
    var group = elements[index].parent
    for _ in 0..<Self.depth {
      // What stands behind the other control in the list is not around it, and is drawn over it.
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

  /// Whether a group has room for another control beside or above one.
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
