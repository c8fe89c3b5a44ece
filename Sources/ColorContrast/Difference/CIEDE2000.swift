internal import RealModule

/// The perceived difference between two colours according to CIEDE2000.
///
/// Source: Sharma, Wu and Dalal, "The CIEDE2000 Color-Difference Formula: Implementation Notes, Supplementary Test
/// Data, and Mathematical Observations" (2005). All weights are 1, and the reference white is sRGB's D65.
public enum CIEDE2000 {
  /// Returns the difference between two colours; alpha is ignored.
  ///
  /// - Parameters:
  ///   - first: A colour in any space.
  ///   - second: The other colour.
  /// - Returns: The difference: 0 for the same colour, about 1 if just noticeable, 100 between black and white.
  public static func difference(_ first: Color, _ second: Color) -> Double {
    difference(
      lab: first.space.convert(first.components, to: .lab), lab: second.space.convert(second.components, to: .lab))
  }

  /// Converts linear-light sRGB to CIE L*a*b*.
  ///
  /// Reuse the result to compare one colour with many others.
  ///
  /// - Parameter components: Red, green and blue in linear light.
  /// - Returns: L*, a* and b* relative to D65.
  public static func lab(linearSRGB components: SIMD3<Double>) -> SIMD3<Double> {
    Lab.fromBase(LinearSRGB.toBase(components))
  }

  /// Returns the difference between two colours in CIE L*a*b*.
  ///
  /// - Parameters:
  ///   - first: L*, a* and b*.
  ///   - second: The other colour, relative to the same white.
  /// - Returns: The difference.
  /// - Complexity: O(1), without conversions.
  public static func difference(lab first: SIMD3<Double>, lab second: SIMD3<Double>) -> Double {
    let meanChroma = (Double.hypot(first.y, first.z) + Double.hypot(second.y, second.z)) / 2
    let stretch = 1 + 0.5 * (1 - chromaShare(meanChroma))
    let one = Polar(lightness: first.x, a: first.y * stretch, b: first.z)
    let two = Polar(lightness: second.x, a: second.y * stretch, b: second.z)
    let turn = hueTurn(one, two)
    let hueDifference = 2 * (one.chroma * two.chroma).squareRoot() * Double.sin(turn.difference / 2 * radians)
    let lightness = (one.lightness + two.lightness) / 2 - 50
    let chroma = (one.chroma + two.chroma) / 2
    let weights = SIMD3(
      1 + 0.015 * lightness * lightness / (20 + lightness * lightness).squareRoot(),
      1 + 0.045 * chroma, 1 + 0.015 * chroma * hueWeight(turn.mean))
    let shares = SIMD3(two.lightness - one.lightness, two.chroma - one.chroma, hueDifference) / weights
    let rotation = rotation(chroma: chroma, hue: turn.mean)
    return max(0, (shares * shares).sum() + rotation * shares.y * shares.z).squareRoot()
  }

  /// Returns a quick lower bound of the difference, from lightness alone.
  ///
  /// Chroma, hue and the rotation term never reduce the difference. A small margin is subtracted for rounding errors.
  package static func leastDifference(lab first: SIMD3<Double>, lab second: SIMD3<Double>) -> Double {
    let lightness = (first.x + second.x) / 2 - 50
    let weight = 1 + 0.015 * lightness * lightness / (20 + lightness * lightness).squareRoot()
    return abs(second.x - first.x) / weight - 1e-4
  }

  /// A colour in polar form: adjusted chroma, and hue in degrees.
  private struct Polar {
    let lightness: Double
    let chroma: Double
    let hue: Double

    init(lightness: Double, a: Double, b: Double) {
      self.lightness = lightness
      chroma = Double.hypot(a, b)
      let angle = chroma == 0 ? 0 : Double.atan2(y: b, x: a) / radians
      hue = angle < 0 ? angle + 360 : angle
    }
  }

  /// Returns the signed hue difference along the shorter arc, and the mean hue (equations 10 and 14).
  ///
  /// Hues that are opposite up to rounding errors count as 180° apart (pair 14 of the test data).
  private static func hueTurn(_ one: Polar, _ two: Polar) -> (difference: Double, mean: Double) {
    let sum = one.hue + two.hue
    guard one.chroma * two.chroma != 0 else { return (0, sum) }
    let difference = two.hue - one.hue
    if abs(difference) <= 180 + 1e-9 { return (difference, sum / 2) }
    return (difference > 180 ? difference - 360 : difference + 360, sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2)
  }

  /// Returns the factor T of equation 15, for a mean hue in degrees.
  private static func hueWeight(_ hue: Double) -> Double {
    1 - 0.17 * Double.cos((hue - 30) * radians) + 0.24 * Double.cos(2 * hue * radians) + 0.32
      * Double.cos((3 * hue + 6) * radians) - 0.20 * Double.cos((4 * hue - 63) * radians)
  }

  /// Returns the rotation term of equations 16 to 21.
  private static func rotation(chroma: Double, hue: Double) -> Double {
    let distance = (hue - 275) / 25
    return -Double.sin(60 * Double.exp(-distance * distance) * radians) * 2 * chromaShare(chroma)
  }

  /// Returns the square root of C⁷ / (C⁷ + 25⁷).
  private static func chromaShare(_ chroma: Double) -> Double {
    let cube = chroma * chroma * chroma
    let seventh = cube * cube * chroma
    return (seventh / (seventh + 6_103_515_625)).squareRoot()
  }

  private static let radians = Double.pi / 180
}
