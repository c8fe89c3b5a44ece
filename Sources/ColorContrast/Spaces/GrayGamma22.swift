internal import RealModule

/// Grey with gamma 2.2, as in asset catalogs, based on linear-light sRGB.
///
/// The white value is the first component.
enum GrayGamma22: ColorSpaceDefinition {
  static var base: (any ColorSpaceDefinition.Type)? { LinearSRGB.self }

  static func toBase(_ components: SIMD3<Double>) -> SIMD3<Double> {
    let magnitude = Double.pow(abs(components.x), 2.2)
    return SIMD3(repeating: components.x < 0 ? -magnitude : magnitude)
  }

  /// Converts to the grey of the same luminance, which discards hue and chroma.
  static func fromBase(_ components: SIMD3<Double>) -> SIMD3<Double> {
    let luminance = (LinearSRGB.toXYZ.row1 * components).sum()
    let magnitude = Double.pow(abs(luminance), 1 / 2.2)
    return SIMD3(luminance < 0 ? -magnitude : magnitude, 0, 0)
  }
}
