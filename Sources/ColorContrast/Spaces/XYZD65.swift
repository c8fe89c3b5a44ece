/// CIE XYZ relative to D65, the root of the tree of spaces.
enum XYZD65: ColorSpaceDefinition {
  static var base: (any ColorSpaceDefinition.Type)? { nil }

  static func toBase(_ components: SIMD3<Double>) -> SIMD3<Double> { components }
  static func fromBase(_ components: SIMD3<Double>) -> SIMD3<Double> { components }

  /// The white of sRGB and Display P3: chromaticity 0.3127, 0.3290 (CSS Color 4, section 10).
  static let white = SIMD3(0.3127 / 0.3290, 1, (1 - 0.3127 - 0.3290) / 0.3290)
}
