/// sRGB in linear light, based on XYZ.
enum LinearSRGB: ColorSpaceDefinition {
  static var base: (any ColorSpaceDefinition.Type)? { XYZD65.self }

  static func toBase(_ components: SIMD3<Double>) -> SIMD3<Double> { toXYZ * components }
  static func fromBase(_ components: SIMD3<Double>) -> SIMD3<Double> { fromXYZ * components }

  /// The matrix to XYZ, in exact fractions.
  ///
  /// Source: CSS Color 4, section "Sample code for color conversions" (lin_sRGB_to_XYZ).
  static let toXYZ = Matrix3(
    [506752.0 / 1228815, 87881.0 / 245763, 12673.0 / 70218],
    [87098.0 / 409605, 175762.0 / 245763, 12673.0 / 175545],
    [7918.0 / 409605, 87881.0 / 737289, 1001167.0 / 1053270])

  /// The matrix from XYZ, in exact fractions.
  ///
  /// Source: CSS Color 4, section "Sample code for color conversions" (XYZ_to_lin_sRGB).
  static let fromXYZ = Matrix3(
    [12831.0 / 3959, -329.0 / 214, -1974.0 / 3959],
    [-851781.0 / 878810, 1648619.0 / 878810, 36519.0 / 878810],
    [705.0 / 12673, -2585.0 / 12673, 705.0 / 667])
}
