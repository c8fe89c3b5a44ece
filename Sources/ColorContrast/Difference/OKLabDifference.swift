/// The difference between two colours, measured as their distance in OKLab.
public enum OKLabDifference {
  /// Returns the distance between two colours in OKLab; alpha is ignored.
  ///
  /// Source: CSS Color 4, section "ΔE OK".
  ///
  /// - Parameters:
  ///   - first: A colour in any space.
  ///   - second: The other colour.
  /// - Returns: The distance: 0 for the same colour, about 0.02 if just noticeable, 1 between black and white.
  public static func deltaEOK(_ first: Color, _ second: Color) -> Double {
    deltaEOK(
      oklab: first.space.convert(first.components, to: .oklab),
      oklab: second.space.convert(second.components, to: .oklab))
  }

  static func deltaEOK(oklab first: SIMD3<Double>, oklab second: SIMD3<Double>) -> Double {
    let difference = first - second
    return (difference * difference).sum().squareRoot()
  }
}
