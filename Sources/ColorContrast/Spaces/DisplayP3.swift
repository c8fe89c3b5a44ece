/// Gamma-encoded Display P3: the primaries of DCI-P3 with sRGB's white and curve.
enum DisplayP3: ColorSpaceDefinition {
  static var base: (any ColorSpaceDefinition.Type)? { LinearDisplayP3.self }

  static func toBase(_ components: SIMD3<Double>) -> SIMD3<Double> { SRGB.decode(components) }
  static func fromBase(_ components: SIMD3<Double>) -> SIMD3<Double> { SRGB.encode(components) }
}
