/// The way of a colour towards white or black in OKLCH, its hue kept and its chroma as far as sRGB has it.
///
/// A place on the way is a share in 0…1.
struct SuggestionPath {
  /// The colour at the beginning, in OKLCH.
  let start: SIMD3<Double>
  /// The lightness at the end: 1 or 0.
  let end: Double
  /// Where the hue points to in the plane of OKLab's a and b, the same all the way.
  private let hue: SIMD2<Double>

  init(start: SIMD3<Double>, end: Double) {
    self.start = start
    self.end = end
    hue = OKLCH.direction(hue: start.z)
  }

  /// How far around the wanted luminance colours are tried, in encoded sRGB: more than rounding can move them.
  private static let margin = 2.0 / 255
  /// How many colours are tried over that.
  private static let steps = 48

  /// The colour of a place, not rounded.
  func components(at share: Double) -> SIMD3<Double> {
    let lightness = share >= 1 ? end : start.x + (end - start.x) * share
    return GamutMapping.chromaReduced(lightness: lightness, chroma: start.y, hue: hue)
  }

  /// The colour of a place with eight bits a component.
  func color(at share: Double) -> Color { Color(.sRGB, components(at: share)).roundedTo8Bits }

  /// The first 8-bit colour on the way that reaches a contrast; the one at the beginning must not.
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

  /// The colour that passes right after one that fails.
  private func color(between failing: Double, and passing: Double, _ needed: NeededContrast) -> Color {
    var (low, high) = (failing, passing)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if isReached(needed, at: middle) { high = middle } else { low = middle }
    }
    return color(at: high)
  }

  /// Whether the 8-bit colour of a place reaches a contrast.
  private func isReached(_ needed: NeededContrast, at share: Double) -> Bool {
    let bytes = Color(.sRGB, components(at: share)).bytes
    let linear = SIMD3(SRGB.linear[Int(bytes.x)], SRGB.linear[Int(bytes.y)], SRGB.linear[Int(bytes.z)])
    return needed.smallestRatio(luminance: WCAG2.relativeLuminance(linearSRGB: linear)) >= needed.ratio
  }

  private func luminance(at share: Double) -> Double {
    WCAG2.relativeLuminance(linearSRGB: SRGB.decode(components(at: share)))
  }

  /// The place where the way comes to a luminance; 1 where it never does.
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
