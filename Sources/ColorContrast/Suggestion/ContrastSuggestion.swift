/// The nearest colour that can be read where another cannot.
public struct ContrastSuggestion: Hashable, Codable, Sendable {
  /// Which way the colour was changed.
  public enum Direction: String, CaseIterable, Codable, Sendable {
    /// Towards white.
    case lighter
    /// Towards black.
    case darker
    /// Not at all: rounded to eight bits of sRGB it passes as it is.
    case unchanged
  }

  /// The colour: opaque sRGB with eight bits a component.
  public var color: Color
  /// The smallest WCAG ratio it has on any of the backgrounds, unrounded.
  public var ratio: Double
  /// How far it is from the colour that was seen, as CIEDE2000.
  public var deltaE2000: Double
  /// Whether its OKLCH chroma had to be lowered by more than eight bits round.
  public var chromaWasLowered: Bool
  /// Which way the colour was changed.
  public var direction: Direction

  /// A loss of OKLCH chroma that rounding to eight bits cannot explain.
  static let visibleChromaLoss = 0.01

  /// The nearest colour of the same OKLCH hue whose ratio passes on every background.
  ///
  /// Lightness is changed no further than needed, towards white and towards black; of the two the nearer by CIEDE2000 is
  /// taken. Chroma is kept as far as sRGB has it at that lightness, and lowered only where no colour passes with it. The
  /// 8-bit colour before it on the way fails.
  ///
  /// A translucent text is replaced by an opaque colour: what is seen of it on the background where it stands out least is
  /// where the search begins.
  ///
  /// - Parameters:
  ///   - text: The colour that is to be replaced, in any space.
  ///   - backgrounds: The colours behind it; must be opaque.
  ///   - ratio: The WCAG ratio that is wanted on each of them.
  /// - Returns: The colour; nil where no colour of the hue, not even a grey, passes on all, or a background is translucent or missing.
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

  /// The nearest colour of the same OKLCH hue whose ratio passes over every content behind translucent layers.
  ///
  /// - Parameters:
  ///   - item: The colour that is to be replaced; where it is translucent, what is seen of it at worst.
  ///   - layers: The layers over the content, topmost first.
  ///   - ratio: The WCAG ratio that is wanted over every content.
  /// - Returns: The colour; nil where no colour of the hue passes.
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
