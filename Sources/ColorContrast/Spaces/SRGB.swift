internal import RealModule

/// Gamma-encoded sRGB, based on linear-light sRGB.
enum SRGB: ColorSpaceDefinition {
  static var base: (any ColorSpaceDefinition.Type)? { LinearSRGB.self }

  static func toBase(_ components: SIMD3<Double>) -> SIMD3<Double> { decode(components) }
  static func fromBase(_ components: SIMD3<Double>) -> SIMD3<Double> { encode(components) }

  static func decode(_ components: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(decode(components.x), decode(components.y), decode(components.z))
  }

  static func encode(_ components: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(encode(components.x), encode(components.y), encode(components.z))
  }

  /// Converts a component to linear light, keeping its sign.
  ///
  /// Source: IEC 61966-2-1, with the threshold 0.04045 as in WCAG 2.2 (w3c/wcag issues 308 and 360). Extended range:
  /// CSS Color 4, section 10.2.
  static func decode(_ component: Double) -> Double {
    let magnitude = abs(component)
    guard magnitude > 0.04045 else { return component / 12.92 }
    let linear = Double.pow((magnitude + 0.055) / 1.055, 2.4)
    return component < 0 ? -linear : linear
  }

  /// The 256 values of an 8-bit component, converted to linear light.
  static let linear = (0...255).map { decode(Double($0) / 255) }

  /// Converts a linear-light component to its encoded form, keeping its sign; the inverse of ``decode(_:)``.
  static func encode(_ component: Double) -> Double {
    let magnitude = abs(component)
    guard magnitude > 0.0031308 else { return component * 12.92 }
    let encoded = 1.055 * Double.pow(magnitude, 1 / 2.4) - 0.055
    return component < 0 ? -encoded : encoded
  }
}
