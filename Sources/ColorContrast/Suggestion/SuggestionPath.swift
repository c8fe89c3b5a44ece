/// A path in OKLCH from a colour towards white or black, with constant hue and as much chroma as sRGB allows.
///
/// A position on the path is a share, 0…1.
struct SuggestionPath {
  /// The colour at share 0, in OKLCH.
  let start: SIMD3<Double>
  /// The lightness at share 1: 1 or 0.
  let end: Double
  /// The direction of the hue in OKLab's a-b plane, constant along the path.
  private let hue: SIMD2<Double>

  init(start: SIMD3<Double>, end: Double) {
    self.start = start
    self.end = end
    hue = OKLCH.direction(hue: start.z)
  }

  /// The half-width of the search interval around the required luminance, in encoded sRGB.
  ///
  /// It exceeds the effect of rounding.
  private static let margin = 2.0 / 255
  /// The number of steps in the interval to search.
  private static let steps = 48

  /// Returns the unrounded colour at a position.
  func components(at share: Double) -> SIMD3<Double> {
    let lightness = share >= 1 ? end : start.x + (end - start.x) * share
    return GamutMapping.chromaReduced(lightness: lightness, chroma: start.y, hue: hue)
  }

  /// Returns the 8-bit colour at a position.
  func color(at share: Double) -> Color { Color(.sRGB, components(at: share)).roundedTo8Bits }

  /// Returns the first 8-bit colour on the path that reaches a contrast; the start must not reach it.
  func first(reaching needed: NeededContrast) -> Color? {
    let isLighter = end > 0
    var failing = 0.0
    while failing < 1 {
      guard let goal = needed.luminance(from: luminance(at: failing), towardsLight: isLighter) else { return nil }
      let margin = isLighter ? Self.margin : -Self.margin
      let encoded = SRGB.encode(goal)
      let from = max(failing, share(reaching: SRGB.decode(encoded - margin)))
      let to = max(from, share(reaching: SRGB.decode(encoded + margin)))
      for step in 0...Self.steps {
        let share = from + (to - from) * Double(step) / Double(Self.steps)
        if isReached(needed, at: share) { return color(between: failing, and: share, needed) }
        failing = share
      }
      failing = max(failing, min(1, to + 1e-3))
    }
    return isReached(needed, at: 1) ? color(at: 1) : nil
  }

  /// Returns the first passing colour between a failing and a passing position, by bisection.
  private func color(between failing: Double, and passing: Double, _ needed: NeededContrast) -> Color {
    var (low, high) = (failing, passing)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if isReached(needed, at: middle) { high = middle } else { low = middle }
    }
    return color(at: high)
  }

  /// Returns whether the 8-bit colour at a position reaches a contrast.
  private func isReached(_ needed: NeededContrast, at share: Double) -> Bool {
    let bytes = Color(.sRGB, components(at: share)).bytes
    let linear = SIMD3(SRGB.linear[Int(bytes.x)], SRGB.linear[Int(bytes.y)], SRGB.linear[Int(bytes.z)])
    return needed.smallestRatio(luminance: WCAG2.relativeLuminance(linearSRGB: linear)) >= needed.ratio
  }

  private func luminance(at share: Double) -> Double {
    WCAG2.relativeLuminance(linearSRGB: SRGB.decode(components(at: share)))
  }

  /// Returns the position at which the path reaches a luminance, or 1 if it never does.
  private func share(reaching luminance: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<24 {
      let middle = (low + high) / 2
      let isBefore = end > 0 ? self.luminance(at: middle) < luminance : self.luminance(at: middle) > luminance
      if isBefore { low = middle } else { high = middle }
    }
    return low
  }
}
