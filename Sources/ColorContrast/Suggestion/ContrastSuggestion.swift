/// The closest colour with enough contrast to replace one with too little.
public struct ContrastSuggestion: Hashable, Codable, Sendable {
  /// The direction in which the colour was changed.
  public enum Direction: String, CaseIterable, Codable, Sendable {
    /// Towards white.
    case lighter
    /// Towards black.
    case darker
    /// No change, because the colour already passes once it is rounded to 8-bit sRGB.
    case unchanged
  }

  /// The suggested colour in opaque 8-bit sRGB.
  public var color: Color
  /// The smallest WCAG ratio on any of the backgrounds, unrounded.
  public var ratio: Double
  /// The CIEDE2000 difference from the original visible colour.
  public var deltaE2000: Double
  /// Whether the OKLCH chroma is lower by more than rounding to 8 bits can explain.
  public var chromaWasLowered: Bool
  /// The direction in which the colour was changed.
  public var direction: Direction

  /// The smallest loss of OKLCH chroma that rounding to 8 bits cannot explain.
  static let visibleChromaLoss = 0.01

  /// Returns the nearest colour of the same OKLCH hue whose ratio passes on every background.
  ///
  /// Lightness changes as little as possible, towards white and towards black, and the closer result by CIEDE2000 is
  /// chosen. Chroma stays as high as sRGB allows at that lightness, and falls further only if no colour with full
  /// chroma passes. The preceding 8-bit colour on the path fails.
  ///
  /// A translucent colour is replaced by an opaque one. The search starts at its visible colour on the background
  /// with the lowest contrast.
  ///
  /// - Parameters:
  ///   - text: The colour to replace, in any space.
  ///   - backgrounds: The background colours; must be opaque.
  ///   - ratio: The WCAG ratio required on each background.
  /// - Returns: The suggestion. Nil if no colour of the hue, not even a grey, passes on all backgrounds, or if a
  ///   background is translucent or missing.
  public static func nearest(to text: Color, on backgrounds: [Color], ratio: Double) -> ContrastSuggestion? {
    guard !backgrounds.isEmpty, backgrounds.allSatisfy(\.isOpaque) else { return nil }
    let bands = backgrounds.map { background in
      let luminance = WCAG2.relativeLuminance(background)
      return luminance...luminance
    }
    let seen = backgrounds.map { text.composited(over: $0) }
    let ratios = seen.indices.map { index in
      WCAG2.ratio(luminance: WCAG2.relativeLuminance(seen[index]), bands[index].lowerBound)
    }
    let worst = ratios.indices.min { ratios[$0] < ratios[$1] } ?? 0
    return nearest(to: seen[worst], NeededContrast(bands: bands, ratio: ratio))
  }

  /// Returns the nearest colour of the same OKLCH hue that passes over every content behind translucent layers.
  ///
  /// - Parameters:
  ///   - item: The colour to replace. The search for a translucent colour starts at its visible colour in the worst
  ///     case.
  ///   - layers: The layers over the content, topmost first.
  ///   - ratio: The WCAG ratio required over every content.
  /// - Returns: The suggestion, or nil if no colour of the hue passes.
  public static func nearest(to item: Color, over layers: [Color], ratio: Double) -> ContrastSuggestion? {
    let dark = Color.composite(layers + [.black])
    let bright = Color.composite(layers + [.white])
    let ends = [WCAG2.relativeLuminance(dark), WCAG2.relativeLuminance(bright)].sorted()
    let worst = ContrastBounds(item: item, layers: layers).worstBackdrop
    let seen = item.composited(over: Color.composite(layers + [worst]))
    return nearest(to: seen, NeededContrast(bands: [ends[0]...ends[1]], ratio: ratio))
  }

  private static func nearest(to seen: Color, _ needed: NeededContrast) -> ContrastSuggestion? {
    guard needed.ratio <= 21 else { return nil }
    let rounded = GamutMapping.toSRGB(seen).roundedTo8Bits
    if needed.isReached(by: rounded) { return ContrastSuggestion(rounded, .unchanged, from: seen, needed) }
    let oklch = seen.converted(to: .oklch).components
    for chroma in [oklch.y, oklch.y / 2, 0] {
      let start = SIMD3(oklch.x, chroma, oklch.z)
      let found = [Direction.lighter, .darker].compactMap { direction -> ContrastSuggestion? in
        let path = SuggestionPath(start: start, end: direction == .lighter ? 1 : 0)
        return path.first(reaching: needed).map { ContrastSuggestion($0, direction, from: seen, needed) }
      }
      if let nearest = found.min(by: { $0.deltaE2000 < $1.deltaE2000 }) { return nearest }
    }
    return nil
  }

  private init(_ color: Color, _ direction: Direction, from seen: Color, _ needed: NeededContrast) {
    let chroma = color.converted(to: .oklch).components.y
    self.color = color
    self.direction = direction
    ratio = needed.smallestRatio(luminance: WCAG2.relativeLuminance(color))
    deltaE2000 = CIEDE2000.difference(seen, color)
    chromaWasLowered = chroma < seen.converted(to: .oklch).components.y - Self.visibleChromaLoss
  }
}
