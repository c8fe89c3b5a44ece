internal import Adaptivity
internal import AuditModel

/// A mapping from the elements of one screen to the shown elements of another with the same names.
struct ElementPairs {
  /// The index on the second screen of each element of the first, or nil if it has none.
  ///
  /// The whole array is nil if both screens list the same elements.
  private let places: [Int?]?
  private let entries: [ScreenOutline.Entry]

  /// Pairs the elements of two screens.
  ///
  /// The initializer is fast if both screens list the same elements in the same order, which is usual.
  init(_ first: ScreenMeasurement, _ second: ScreenMeasurement) {
    entries = second.outline.entries
    let (names, others) = (first.layout.elements, second.layout.elements)
    guard names.count != others.count || names.indices.contains(where: { names[$0].id != others[$0].id }) else {
      places = nil
      return
    }
    let known = Dictionary(others.indices.map { (others[$0].id, $0) }, uniquingKeysWith: { one, _ in one })
    places = names.map { known[$0.id] }
  }

  private init(same entries: [ScreenOutline.Entry]) { (places, self.entries) = (nil, entries) }

  /// Pairs the elements of two screens in both directions, and compares their names once.
  static func both(_ first: ScreenMeasurement, _ second: ScreenMeasurement) -> (there: Self, back: Self) {
    let there = Self(first, second)
    return (there, there.places == nil ? Self(same: first.outline.entries) : Self(second, first))
  }

  /// The index on the second screen of an element of the first, or nil if it is not shown there.
  subscript(index: Int) -> Int? {
    guard let place = places.map({ $0[index] }) ?? index, entries[place].isShown else { return nil }
    return place
  }
}

extension ScreenSet {
  /// The screens in landscape, each with the first portrait screen on the same device and with the same settings.
  var turned: [(portrait: ScreenMeasurement, landscape: ScreenMeasurement)] {
    let groups = screens.grouped { screen in
      var environment = screen.layout.environment
      environment.orientation = .portrait
      return environment
    }
    return groups.flatMap { _, group in
      let upright = group.first { !$0.isLandscape }
      return group.filter(\.isLandscape).compactMap { lying in upright.map { ($0, lying) } }
    }
  }
}
