internal import AuditModel
internal import ColorContrast

/// The colours of a palette with the same roles that are equal or nearly equal in every appearance.
///
/// Each cluster is listed once, at its first colour. A colour joins the cluster of the first colour that it
/// resembles. Aliases and system colours are skipped, because they are equal on purpose.
struct ColorTwins {
  /// The later twins of each colour, by the colour's index.
  private(set) var list: [[ColorMeasurement.Twin]]
  /// The number of comparisons that needed the full formula.
  private(set) var comparisons = 0

  /// The CIEDE2000 difference below which colours are listed.
  private static let limit = 2.0

  /// The roles and values by which exactly equal colours are grouped.
  private struct Identity: Hashable {
    var roles: Set<ColorRole>
    var colors: [Color]
  }

  /// Colours that are exactly equal in all appearances.
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
        let shades = found.map { Shade(resolver.opaque($0)) }
        byRoles[color.roles, default: []].append(Same(places: [place], shades: shades))
      }
    }
    for group in byRoles.values { tell(group, of: colors) }
  }

  /// Records the clusters among colours with the same roles, which are sorted by their first index.
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
          guard !all[other].isReported, let difference = difference(all[first].shades, all[other].shades) else {
            continue
          }
          all[other].isReported = true
          twins += all[other].places.map { (place: $0, difference: difference) }
        }
      }
      guard !twins.isEmpty else { continue }
      twins.sort { $0.place < $1.place }
      list[all[first].places[0]] = twins.map { .init(name: colors[$0.place].name, deltaE2000: $0.difference) }
    }
  }

  /// Returns the largest difference over the appearances, or nil if it reaches the limit or alpha differs.
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
  /// A colour with values that quickly rule out most other colours.
  private struct Shade {
    let color: Color
    let lightness: Double
    let lab: SIMD3<Double>
    let chroma: Double

    /// The L* difference that two colours within the limit never reach.
    ///
    /// CIEDE2000 divides the difference in lightness by at most 1.75.
    static let lightnessLimit = 3.6
    /// The distance in a* and b* that two colours within the limit never reach, as a multiple of the chroma weight.
    ///
    /// CIEDE2000's rotation term mixes chroma and hue by at most 2 · sin 60°. The squared difference is therefore at
    /// least (1 − sin 60°) times the sum of their squares, which gives a bound of 2 / √0.134 < 5.5.
    private static let chromaLimit = 5.5

    init(_ opaque: OpaqueColor) {
      color = opaque.color
      lightness = opaque.lightness
      lab = opaque.lab
      chroma = (opaque.lab.y * opaque.lab.y + opaque.lab.z * opaque.lab.z).squareRoot()
    }

    /// Returns whether the difference to another colour may be within the limit.
    func isWithinReach(of other: Shade) -> Bool {
      guard abs(color.alpha - other.color.alpha) < 0.5 / 255, abs(lightness - other.lightness) < Self.lightnessLimit
      else { return false }
      // CIEDE2000 stretches a* of neutral colours by up to 1.5, and its hue weight is below its chroma weight.
      let weight = 1 + 0.045 * 1.5 * (chroma + other.chroma) / 2
      let (a, b) = (lab.y - other.lab.y, lab.z - other.lab.z)
      let reach = Self.chromaLimit * weight
      return a * a + b * b < reach * reach
    }
  }
}
