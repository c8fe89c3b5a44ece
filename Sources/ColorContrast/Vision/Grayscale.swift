/// Converts colours to grey of the same luminance, as seen with achromatopsia or the Greyscale filter.
///
/// Luminance is calculated in linear light and then encoded with sRGB's curve. Weighting encoded values instead, as in
/// BT.601 and CSS `grayscale()`, gives different greys.
public enum Grayscale {
  /// Returns the grey of the same luminance, not rounded to 8 bits.
  ///
  /// - Parameter color: A colour in any space; the grey is clipped to sRGB and alpha is ignored.
  /// - Returns: A gamma-encoded value: 0 for black, 1 for white.
  public static func gray(_ color: Color) -> Double { Vision.achromat.simulate(color).components.x }

  /// Returns the grey of an 8-bit pixel, with halves rounded up.
  ///
  /// - Parameter rgb: Red, green and blue.
  /// - Returns: The value of all three channels.
  public static func byte(_ rgb: SIMD3<UInt8>) -> UInt8 { Vision.achromat.exactBytes(rgb).x }
}
