internal import Adaptivity
internal import AuditModel

/// The order in which elements of a screen are read: from top to bottom, and in a row from the leading side.
///
/// The order of two elements is known only if rows and columns agree. It is undefined for one element at the top
/// right and one at the bottom left, because people may read by rows or by columns. Pictures are excluded, because a
/// picture above a text in portrait may well be next to it in landscape.
struct ReadingOrder {
  /// The number of following elements each one is compared with (our own limit).
  ///
  /// Swapped elements are usually close.
  private static let reach = 8

  private let screen: ScreenMeasurement

  init(_ screen: ScreenMeasurement) { self.screen = screen }

  /// Returns whether an element takes part in the order.
  ///
  /// Items of bars do not, because the system moves them when a device is turned.
  func isComparable(_ index: Int) -> Bool {
    let entry = screen.outline.entries[index]
    return screen.layout.elements[index].role != .image && entry.bar == nil && entry.systemPlaced == nil
      && !entry.scrollsHorizontally
  }

  /// Returns the first two elements whose order is known on both screens and differs, or nil.
  ///
  /// `place` returns the index of an element on the other screen, or nil to skip it. The result starts with the element
  /// that comes first here and second on the other screen.
  func firstChange(among indices: [Int], to other: ReadingOrder, at place: (Int) -> Int?) -> (index: Int, other: Int)? {
    let compared = indices.compactMap { index in
      isComparable(index) ? place(index).map { (index: index, place: $0) } : nil
    }
    let sorted = compared.sorted { one, next in
      let (first, second) = (screen.layout.elements[one.index].frame, screen.layout.elements[next.index].frame)
      return (first.minY, screen.leading(first), one.index) < (second.minY, screen.leading(second), next.index)
    }
    for (start, one) in sorted.enumerated() {
      for next in sorted[(start + 1)...].prefix(Self.reach) {
        guard let here = stands(one.index, before: next.index),
          let there = other.stands(one.place, before: next.place), here != there
        else { continue }
        return here ? (one.index, next.index) : (next.index, one.index)
      }
    }
    return nil
  }

  /// Returns whether one element is read before another.
  ///
  /// The result is nil if the order is undefined, only one of them scrolls vertically, or they are in different
  /// overlays.
  private func stands(_ one: Int, before other: Int) -> Bool? {
    let entries = screen.outline.entries
    guard entries[one].scrollsVertically == entries[other].scrollsVertically,
      entries[one].overlay == entries[other].overlay
    else { return nil }
    let (first, second) = (screen.layout.elements[one].frame, screen.layout.elements[other].frame)
    let rows = Self.stands((first.minY, first.height), before: (second.minY, second.height))
    let columns = Self.stands(
      (screen.leading(first), first.width), before: (screen.leading(second), second.width))
    guard let rows else { return columns }
    return columns == nil || columns == rows ? rows : nil
  }

  /// Returns whether one interval comes before another; nil if they share more than half of the shorter one.
  private static func stands(
    _ one: (start: Double, length: Double), before other: (start: Double, length: Double)
  ) -> Bool? {
    let shared = min(one.start + one.length, other.start + other.length) - max(one.start, other.start)
    guard shared <= min(one.length, other.length) / 2 else { return nil }
    return one.start + one.length / 2 < other.start + other.length / 2
  }
}
