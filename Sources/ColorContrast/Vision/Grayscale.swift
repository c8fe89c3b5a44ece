/// Colours without their colour: grey of the same luminance, as achromatopsia and the Greyscale filter show them.
///
/// The grey is the luminance in linear light, stored with the curve of sRGB; weighing stored values instead (BT.601,
/// CSS `grayscale()`) gives other greys.
public enum Grayscale {
  /// The grey of the same luminance, before it is rounded to eight bits.
  ///
  /// - Parameter color: Any colour; clipped to sRGB first, alpha ignored.
  /// - Returns: A gamma-encoded value, 0 for black, 1 for white.
  public static func gray(_ color: Color) -> Double { Vision.achromat.simulate(color).components.x }

  /// The grey of an eight-bit pixel, halves rounded up.
  ///
  /// - Parameter rgb: Red, green and blue.
  /// - Returns: The one byte that every channel becomes.
  public static func byte(_ rgb: SIMD3<UInt8>) -> UInt8 { Vision.achromat.exactBytes(rgb).x }
}
