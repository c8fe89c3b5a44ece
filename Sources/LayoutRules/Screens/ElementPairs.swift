internal import Adaptivity
internal import AuditModel

/// Maps the elements of one screen to the elements of another with the same names.
struct ElementPairs {
  /// For each element of the first screen, its index on the second or nil.
  ///
  /// The whole array is nil if both lists are equal.
  private let places: [Int?]?

  /// Pairs the elements of two screens.
  ///
  /// Costs almost nothing if both list the same elements, which is usual.
  init(_ first: [LayoutElement], _ second: [LayoutElement]) {
    guard first.count != second.count || first.indices.contains(where: { first[$0].id != second[$0].id }) else {
      places = nil
      return
    }
    let known = Dictionary(second.indices.map { (second[$0].id, $0) }, uniquingKeysWith: { one, _ in one })
    places = first.map { known[$0.id] }
  }

  /// Whether both screens list the same elements in the same order.
  var isSameList: Bool { places == nil }

  /// The index on the second screen of an element of the first, or nil if it is missing there.
  subscript(index: Int) -> Int? { places.map { $0[index] } ?? index }
}

extension ScreenSet {
  /// The screens grouped by a key, in the order in which the keys first appear.
  func groups<Key: Hashable>(_ key: (ScreenMeasurement) -> Key?) -> [[ScreenMeasurement]] {
    var places: [Key: Int] = [:]
    var groups: [[ScreenMeasurement]] = []
    for screen in screens {
      guard let key = key(screen) else { continue }
      if let place = places[key] {
        groups[place].append(screen)
      } else {
        places[key] = groups.count
        groups.append([screen])
      }
    }
    return groups
  }

  /// Each screen in landscape with the first one in portrait, on the same device and with the same settings.
  var turned: [(portrait: ScreenMeasurement, landscape: ScreenMeasurement)] {
    let groups = groups { screen in
      var environment = screen.layout.environment
      environment.orientation = .portrait
      return environment
    }
    return groups.flatMap { group in
      let upright = group.first { !$0.isLandscape }
      return group.filter(\.isLandscape).compactMap { lying in upright.map { ($0, lying) } }
    }
  }
}
