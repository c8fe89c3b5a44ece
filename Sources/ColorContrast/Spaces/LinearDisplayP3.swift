/// Display P3 in linear light, based on XYZ.
enum LinearDisplayP3: ColorSpaceDefinition {
  static var base: (any ColorSpaceDefinition.Type)? { XYZD65.self }

  static func toBase(_ components: SIMD3<Double>) -> SIMD3<Double> { toXYZ * components }
  static func fromBase(_ components: SIMD3<Double>) -> SIMD3<Double> { fromXYZ * components }

  /// The matrix to XYZ, in exact fractions.
  ///
  /// Source: CSS Color 4, section "Sample code for color conversions" (lin_P3_to_XYZ).
  static let toXYZ = Matrix3(
    [608311.0 / 1250200, 189793.0 / 714400, 198249.0 / 1000160],
    [35783.0 / 156275, 247089.0 / 357200, 198249.0 / 2500400],
    [0, 32229.0 / 714400, 5220557.0 / 5000800])

  /// The matrix from XYZ, in exact fractions.
  ///
  /// Source: CSS Color 4, section "Sample code for color conversions" (XYZ_to_lin_P3).
  static let fromXYZ = Matrix3(
    [446124.0 / 178915, -333277.0 / 357830, -72051.0 / 178915],
    [-14852.0 / 17905, 63121.0 / 35810, 423.0 / 17905],
    [11844.0 / 330415, -50337.0 / 660830, 316169.0 / 330415])
}
