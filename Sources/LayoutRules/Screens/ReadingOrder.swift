internal import Adaptivity
internal import AuditModel

/// The order in which what is on a screen is read: from the top to the bottom, and in a row from the leading side.
///
/// The order of two elements is known where rows and columns agree: of one at the top right and one at the bottom left
/// it depends on whether they are read as rows or as columns, so it is open. Pictures have no place in it: one that stands
/// above a text in portrait may well stand beside it in landscape.
struct ReadingOrder {
  /// Two elements that change places.
  struct Change {
    /// The element that comes first on the first screen, and second on the other.
    var index: Int
    /// The other one of the two.
    var other: Int
  }

  /// So many of the next elements one is compared with (our own limit): two that change places have few between them.
  private static let reach = 8

  private let screen: ScreenMeasurement

  init(_ screen: ScreenMeasurement) { self.screen = screen }

  /// Whether an element is read and the app itself says where it is: bars are laid out by the system, which moves their
  /// items when a device is turned.
  func isComparable(_ index: Int) -> Bool {
    let entry = screen.outline.entries[index]
    return screen.layout.elements[index].role != .image && entry.bar == nil && entry.systemPlaced == nil
      && !entry.scrollsHorizontally
  }

  /// The first two elements whose order is known on both screens and differs.
  ///
  /// - Parameters:
  ///   - indices: The elements of this screen.
  ///   - other: The order on the other screen.
  ///   - place: The place of an element on the other screen; nil where it is not to be compared.
  /// - Returns: The two; nil where the order stays.
  func firstChange(among indices: [Int], to other: ReadingOrder, at place: (Int) -> Int?) -> Change? {
    let compared = indices.compactMap { index in
      isComparable(index) ? place(index).map { (index: index, place: $0) } : nil
    }
    let sorted = compared.sorted { one, next in
      let (first, second) = (screen.layout.elements[one.index].frame, screen.layout.elements[next.index].frame)
      return (first.minY, screen.leading(first), one.index) < (second.minY, screen.leading(second), next.index)
    }
    for (start, one) in sorted.enumerated() {
      for next in sorted[(start + 1)...].prefix(Self.reach) {
        guard let here = order(of: one.index, next.index), let there = other.order(of: one.place, next.place),
          here != there
        else { continue }
        return here == .first
          ? Change(index: one.index, other: next.index) : Change(index: next.index, other: one.index)
      }
    }
    return nil
  }

  /// Which of two comes first.
  private enum Order {
    case first, second
  }

  /// Which of two elements is read first; nil where it is open, and where scrolling moves one of them alone.
  private func order(of one: Int, _ other: Int) -> Order? {
    let entries = screen.outline.entries
    guard entries[one].scrollsVertically == entries[other].scrollsVertically,
      entries[one].overlay == entries[other].overlay
    else { return nil }
    let (first, second) = (screen.layout.elements[one].frame, screen.layout.elements[other].frame)
    let rows = Self.order((first.minY, first.height), (second.minY, second.height))
    let columns = Self.order((screen.leading(first), first.width), (screen.leading(second), second.width))
    guard let rows else { return columns }
    return columns == nil || columns == rows ? rows : nil
  }

  /// Which of two stretches comes first; nil where they share more than half of the shorter one.
  private static func order(
    _ one: (start: Double, length: Double), _ other: (start: Double, length: Double)
  ) -> Order? {
    let shared = min(one.start + one.length, other.start + other.length) - max(one.start, other.start)
    guard shared <= min(one.length, other.length) / 2 else { return nil }
    return one.start + one.length / 2 < other.start + other.length / 2 ? .first : .second
  }
}
