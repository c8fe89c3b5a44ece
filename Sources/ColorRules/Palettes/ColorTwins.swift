internal import AuditModel
internal import ColorContrast

/// Which colours of a palette are the same, or nearly, in every appearance and the same roles.
///
/// Each cluster is told once, at its first colour, and each colour belongs to the first that it is near to. Names that
/// refer to another are left out: they are meant.
struct ColorTwins {
  /// The later twins of each colour, by its place.
  private(set) var list: [[ColorMeasurement.Twin]]
  /// How often two different colours were compared by the whole formula.
  private(set) var comparisons = 0

  /// CIEDE2000 up to which colours are listed.
  private static let limit = 2.0

  /// What makes colours exactly the same.
  private struct Identity: Hashable {
    var roles: Set<ColorRole>
    var colors: [Color]
  }

  /// Colours that are exactly the same, in all appearances.
  private struct Same {
    var places: [Int]
    var shades: [Shade]
    var isReported = false
  }

  init(_ colors: [NamedColor], resolver: ColorResolver) {
    list = Array(repeating: [], count: colors.count)
    var byRoles: [Set<ColorRole>: [Same]] = [:]
    var known: [Identity: Int] = [:]
    for (place, color) in colors.enumerated() where color.alias == nil && color.origin != .system {
      let found = resolver.resolve(color).inAppearance.compactMap { $0 }
      guard found.count == ColorResolver.base.count else { continue }
      let identity = Identity(roles: color.roles, colors: found)
      if let index = known[identity] {
        byRoles[color.roles]?[index].places.append(place)
      } else {
        known[identity] = byRoles[color.roles]?.count ?? 0
        byRoles[color.roles, default: []].append(Same(places: [place], shades: found.map { Shade(resolver.opaque($0)) }))
      }
    }
    for group in byRoles.values { tell(group, of: colors) }
  }

  /// Tells the clusters among colours of the same roles, which are in the order of their first places.
  private mutating func tell(_ all: [Same], of colors: [NamedColor]) {
    var all = all
    let order = all.indices.sorted { (all[$0].shades[0].lightness, $0) < (all[$1].shades[0].lightness, $1) }
    var rank = Array(repeating: 0, count: all.count)
    for (index, place) in order.enumerated() { rank[place] = index }
    for first in all.indices where !all[first].isReported {
      all[first].isReported = true
      var twins = all[first].places.dropFirst().map { (place: $0, difference: 0.0) }
      let below = stride(from: rank[first] - 1, to: -1, by: -1)
      for ranks in [stride(from: rank[first] + 1, to: order.count, by: 1), below] {
        for other in ranks.lazy.map({ order[$0] }) {
          let reach = abs(all[first].shades[0].lightness - all[other].shades[0].lightness)
          guard reach < Shade.lightnessLimit else { break }
          guard !all[other].isReported, let difference = difference(all[first].shades, all[other].shades) else { continue }
          all[other].isReported = true
          twins += all[other].places.map { (place: $0, difference: difference) }
        }
      }
      guard !twins.isEmpty else { continue }
      twins.sort { $0.place < $1.place }
      list[all[first].places[0]] = twins.map { .init(name: colors[$0.place].name, deltaE2000: $0.difference) }
    }
  }

  /// The largest difference over the appearances; nil where it is over the limit, or alpha differs.
  private mutating func difference(_ one: [Shade], _ two: [Shade]) -> Double? {
    for index in one.indices where !one[index].isWithinReach(of: two[index]) { return nil }
    var largest = 0.0
    for index in one.indices where one[index].color != two[index].color {
      comparisons += 1
      let difference = CIEDE2000.difference(lab: one[index].lab, lab: two[index].lab)
      guard difference < Self.limit else { return nil }
      largest = max(largest, difference)
    }
    return largest
  }
}

extension ColorTwins {
  /// A colour with the numbers that tell quickly whether another can be near.
  private struct Shade {
    let color: Color
    let lightness: Double
    let lab: SIMD3<Double>
    let chroma: Double

    /// A difference of L* that no two colours within the limit have: the weight of lightness is at most 1.75.
    static let lightnessLimit = 3.6
    /// A distance of a* and b* that no two colours within the limit have, as a share of the weight of chroma.
    ///
    /// CIEDE2000 turns chroma and hue against each other by at most 2 · sin 60°, so the square of a difference is at
    /// least (1 − sin 60°) of the sum of theirs: 2 / √0.134 is below 5.5.
    private static let chromaLimit = 5.5

    init(_ opaque: OpaqueColor) {
      color = opaque.color
      lightness = opaque.lightness
      lab = opaque.lab
      chroma = (opaque.lab.y * opaque.lab.y + opaque.lab.z * opaque.lab.z).squareRoot()
    }

    /// Whether another colour may be within the limit.
    func isWithinReach(of other: Shade) -> Bool {
      guard abs(color.alpha - other.color.alpha) < 0.5 / 255, abs(lightness - other.lightness) < Self.lightnessLimit
      else { return false }
      // Neutral colours are stretched by up to 1.5 along a*, and the weight of hue is below that of chroma.
      let weight = 1 + 0.045 * 1.5 * (chroma + other.chroma) / 2
      let (a, b) = (lab.y - other.lab.y, lab.z - other.lab.z)
      let reach = Self.chromaLimit * weight
      return a * a + b * b < reach * reach
    }
  }
}
