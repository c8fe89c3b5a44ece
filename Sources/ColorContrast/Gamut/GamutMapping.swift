/// A mapping of colours into sRGB, which keeps lightness, hue and as much chroma as possible.
///
/// Source: CSS Color 4, section "CSS Gamut Mapping Algorithm" (binary search of chroma with local clipping). Only
/// suggested colours are mapped. Contrast is always calculated from the original colour.
public enum GamutMapping {
  /// The just noticeable difference in OKLab.
  static let justNoticeable = 0.02
  /// The precision of the chroma search, in units of OKLCH chroma.
  static let precision = 0.0001

  /// Maps a colour into sRGB.
  ///
  /// - Parameter color: A colour in any space.
  /// - Returns: An sRGB colour with every component in 0…1 and the same alpha. A colour inside sRGB does not change.
  public static func toSRGB(_ color: Color) -> Color {
    if color.isInSRGB() { return Color(.sRGB, clipped(color.sRGB), alpha: color.alpha) }
    return Color(.sRGB, toSRGB(oklch: color.converted(to: .oklch).components), alpha: color.alpha)
  }

  /// Maps an OKLCH colour to components inside sRGB.
  static func toSRGB(oklch: SIMD3<Double>) -> SIMD3<Double> {
    if oklch.x >= 1 { return .one }
    guard oklch.x > 0 else { return .zero }
    var candidate = Candidate(oklch)
    if candidate.isInside || candidate.error < justNoticeable { return candidate.clipped }
    var lower = 0.0
    var upper = oklch.y
    var lowerIsInside = true
    while upper - lower > precision {
      let chroma = (lower + upper) / 2
      candidate = Candidate(SIMD3(oklch.x, chroma, oklch.z))
      if lowerIsInside && candidate.isInside {
        lower = chroma
      } else if candidate.error >= justNoticeable {
        upper = chroma
      } else if justNoticeable - candidate.error < precision {
        return candidate.clipped
      } else {
        lowerIsInside = false
        lower = chroma
      }
    }
    return candidate.clipped
  }

  /// Returns the sRGB components with exactly this lightness and hue, and the largest chroma that fits.
  ///
  /// Unlike the CSS algorithm, this search never accepts imperceptible clipping, so paths through OKLCH stay
  /// continuous. `hue` comes from ``OKLCH/direction(hue:)``, and callers can reuse it for every chroma.
  static func chromaReduced(lightness: Double, chroma: Double, hue: SIMD2<Double>) -> SIMD3<Double> {
    if lightness >= 1 { return .one }
    guard lightness > 0 else { return .zero }
    func linear(_ chroma: Double) -> SIMD3<Double> {
      LinearSRGB.fromBase(OKLab.toBase(SIMD3(lightness, chroma * hue.x, chroma * hue.y)))
    }
    let whole = linear(chroma)
    if isInside(whole) { return SRGB.encode(whole) }
    var lower = 0.0
    var upper = chroma
    while upper - lower > precision / 100 {
      let chroma = (lower + upper) / 2
      if isInside(linear(chroma)) { lower = chroma } else { upper = chroma }
    }
    return clipped(SRGB.encode(linear(lower)))
  }

  private static func isInside(_ linear: SIMD3<Double>) -> Bool { linear.min() >= 0 && linear.max() <= 1 }

  /// A colour that the search tries, and its clipped form.
  private struct Candidate {
    let isInside: Bool
    let clipped: SIMD3<Double>
    /// The distance by which clipping moves the colour, in OKLab.
    let error: Double

    init(_ oklch: SIMD3<Double>) {
      let oklab = OKLCH.toBase(oklch)
      let linear = LinearSRGB.fromBase(OKLab.toBase(oklab))
      isInside = GamutMapping.isInside(linear)
      clipped = GamutMapping.clipped(SRGB.encode(linear))
      let inside = linear.clamped(lowerBound: .zero, upperBound: .one)
      error = isInside ? 0 : OKLabDifference.deltaEOK(oklab: oklab, oklab: OKLab.fromBase(LinearSRGB.toBase(inside)))
    }
  }

  private static func clipped(_ components: SIMD3<Double>) -> SIMD3<Double> {
    components.clamped(lowerBound: .zero, upperBound: .one)
  }
}
