internal import RealModule

/// OKLab in polar form: lightness, chroma, and hue in degrees.
enum OKLCH: ColorSpaceDefinition {
  /// The chroma up to which a colour counts as grey and has the hue 0.
  ///
  /// Source: CSS Color 4, section 9.2.1, "powerless" components of OKLCH.
  static let achromatic = 4e-6

  static var base: (any ColorSpaceDefinition.Type)? { OKLab.self }

  static func toBase(_ components: SIMD3<Double>) -> SIMD3<Double> {
    let direction = direction(hue: components.z) * components.y
    return SIMD3(components.x, direction.x, direction.y)
  }

  /// Returns the unit vector of a hue in the plane of a and b; the hue is in degrees.
  static func direction(hue: Double) -> SIMD2<Double> {
    let angle = hue * .pi / 180
    return SIMD2(Double.cos(angle), Double.sin(angle))
  }

  static func fromBase(_ components: SIMD3<Double>) -> SIMD3<Double> {
    let chroma = Double.hypot(components.y, components.z)
    guard chroma > achromatic else { return SIMD3(components.x, chroma, 0) }
    let angle = Double.atan2(y: components.z, x: components.y) * 180 / .pi
    return SIMD3(components.x, chroma, angle < 0 ? angle + 360 : angle)
  }
}
