internal import Adaptivity
internal import AuditModel

/// Which element of one screen is which of another: those of one name.
struct ElementPairs {
  /// For each element of the first screen its place on the second; nil where it is not there.
  private let places: [Int?]?

  /// Pairs the elements of two screens; where both list them alike, which is usual, at no cost.
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

  /// The place on the second screen of an element of the first; nil where it is not there.
  subscript(index: Int) -> Int? { places.map { $0[index] } ?? index }
}

extension ScreenSet {
  /// The screens in groups of one key, in the order in which the keys come.
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

  /// Each first screen in portrait beside every other in landscape, on the same device with the same settings.
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
