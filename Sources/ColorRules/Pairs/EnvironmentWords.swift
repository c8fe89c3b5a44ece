internal import AuditModel
internal import ColorContrast

/// The names of environments within a sentence: `light`, `light and dark`, `every appearance`, `dark on ipad`.
///
/// Increased contrast is named only if normal contrast is not among the environments.
struct EnvironmentWords: CustomStringConvertible {
  let description: String

  init(_ environments: [ColorEnvironment]) {
    let everywhere = environments.filter { $0.idiom == .universal && $0.gamut == .sRGB }
    let appearances = Set(everywhere.map(\.appearance))
    var words: [String] = []
    if appearances.count == Appearance.allCases.count {
      words.append("every appearance")
    } else {
      let normal = [Appearance.light, .dark].filter(appearances.contains)
      let high = [Appearance.lightHighContrast, .darkHighContrast].filter {
        appearances.contains($0) && !appearances.contains($0.normalContrast)
      }
      words += normal.map(\.words)
      if !high.isEmpty { words.append("high-contrast " + Listing(high.map(\.normalContrast.words)).description) }
    }
    words += environments.filter { $0.idiom != .universal || $0.gamut != .sRGB }.map(\.words)
    description = Listing(words).description
  }

  /// Returns a list with a value per reading, in which equal values are grouped: `3.44:1 in light and 4.1:1 in dark`.
  static func list(_ readings: [PairReading], _ value: (PairReading) -> String) -> String {
    let groups = readings.grouped(by: value)
    return Listing(groups.map { "\($0.key) in \(EnvironmentWords($0.members.map(\.environment)))" }).description
  }
}
