internal import RealModule

/// OKLab in polar form: lightness, chroma, hue in degrees.
enum OKLCH: ColorSpaceDefinition {
  /// Below this chroma a colour has no hue; the hue is then given as 0.
  ///
  /// Source: CSS Color 4, section 9.2.1, "powerless" components of OKLCH.
  static let achromatic = 4e-6

  static var base: (any ColorSpaceDefinition.Type)? { OKLab.self }

  static func toBase(_ components: SIMD3<Double>) -> SIMD3<Double> {
    let angle = components.z * .pi / 180
    return SIMD3(components.x, components.y * Double.cos(angle), components.y * Double.sin(angle))
  }

  static func fromBase(_ components: SIMD3<Double>) -> SIMD3<Double> {
    let chroma = Double.hypot(components.y, components.z)
    guard chroma > achromatic else { return SIMD3(components.x, chroma, 0) }
    let angle = Double.atan2(y: components.z, x: components.y) * 180 / .pi
    return SIMD3(components.x, chroma, angle < 0 ? angle + 360 : angle)
  }
}
