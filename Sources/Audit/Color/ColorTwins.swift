internal import AuditModel
internal import ColorContrast

/// Which colours of a palette are the same, or nearly, in every appearance and the same roles.
///
/// Each cluster is told once, at its first colour. Names that refer to another are left out: they are meant.
struct ColorTwins {
  /// The later twins of each colour, by its place.
  let list: [[ColorMeasurement.Twin]]

  /// CIEDE2000 up to which colours are listed.
  private static let limit = 2.0
  /// A difference of L* that no two colours within the limit have: the weight of lightness is at most 1.75.
  private static let lightnessLimit = 3.6

  init(_ colors: [NamedColor], looks: ColorLooks) {
    var list = Array(repeating: [ColorMeasurement.Twin](), count: colors.count)
    let values = colors.map { color -> [(color: Color, look: ColorLook)]? in
      guard color.alias == nil, color.origin != .system else { return nil }
      let found = looks.resolve(color).inAppearance.map { $0 }
      let all = found.compactMap { $0 }
      guard all.count == found.count else { return nil }
      return all.map { ($0, looks.look($0)) }
    }
    let order = values.indices.filter { values[$0] != nil }.sorted { one, two in
      let (first, second) = (values[one]?[0].look.lightness ?? 0, values[two]?[0].look.lightness ?? 0)
      return first == second ? one < two : first < second
    }
    var neighbours: [Int: [(place: Int, difference: Double)]] = [:]
    for (rank, place) in order.enumerated() {
      guard let one = values[place] else { continue }
      for other in order[(rank + 1)...] {
        guard let two = values[other], two[0].look.lightness - one[0].look.lightness < Self.lightnessLimit else {
          break
        }
        guard colors[place].roles == colors[other].roles, let difference = Self.difference(one, two) else { continue }
        neighbours[min(place, other), default: []].append((max(place, other), difference))
      }
    }
    var told: Set<Int> = []
    for place in colors.indices where !told.contains(place) {
      let twins = (neighbours[place] ?? []).sorted { $0.place < $1.place }
      list[place] = twins.map { .init(name: colors[$0.place].name, deltaE2000: $0.difference) }
      told.formUnion(twins.map(\.place))
    }
    self.list = list
  }

  /// The largest difference over the appearances; nil where it is over the limit, or alpha differs.
  private static func difference(
    _ one: [(color: Color, look: ColorLook)], _ two: [(color: Color, look: ColorLook)]
  ) -> Double? {
    var largest = 0.0
    for (first, second) in zip(one, two) {
      guard abs(first.color.alpha - second.color.alpha) < 0.5 / 255,
        abs(first.look.lightness - second.look.lightness) < lightnessLimit
      else { return nil }
      if first.color == second.color { continue }
      let difference = first.look.deltaE2000(to: second.look)
      guard difference < limit else { return nil }
      largest = max(largest, difference)
    }
    return largest
  }
}
