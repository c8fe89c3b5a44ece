internal import RealModule

/// CIE L*a*b* relative to D65.
///
/// Source: CIE 15:2004, with the constants as exact fractions, 216/24389 and 24389/27.
enum Lab: ColorSpaceDefinition {
  static let epsilon = 216.0 / 24389
  static let kappa = 24389.0 / 27

  static var base: (any ColorSpaceDefinition.Type)? { XYZD65.self }

  static func toBase(_ components: SIMD3<Double>) -> SIMD3<Double> {
    let y = (components.x + 16) / 116
    let x = y + components.y / 500
    let z = y - components.z / 200
    let luminance = components.x > kappa * epsilon ? y * y * y : components.x / kappa
    return SIMD3(inverse(x), luminance, inverse(z)) * XYZD65.white
  }

  static func fromBase(_ components: SIMD3<Double>) -> SIMD3<Double> {
    let relative = components / XYZD65.white
    let (x, y, z) = (root(relative.x), root(relative.y), root(relative.z))
    return SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  /// Returns the lightness L*, 0…100, of a relative luminance.
  static func lightness(ofLuminance luminance: Double) -> Double { 116 * root(luminance) - 16 }

  private static func root(_ value: Double) -> Double {
    value > epsilon ? Double.root(value, 3) : (kappa * value + 16) / 116
  }

  private static func inverse(_ value: Double) -> Double {
    let cube = value * value * value
    return cube > epsilon ? cube : (116 * value - 16) / kappa
  }
}
