/// The definition of a colour space: its base, and the conversions to and from it.
protocol ColorSpaceDefinition {
  /// The space on which this space is based; nil for the root.
  static var base: (any ColorSpaceDefinition.Type)? { get }

  static func toBase(_ components: SIMD3<Double>) -> SIMD3<Double>
  static func fromBase(_ components: SIMD3<Double>) -> SIMD3<Double>
}

extension ColorSpaceDefinition {
  /// Returns whether an ancestor is this space or one of its bases.
  static func descends(from ancestor: any ColorSpaceDefinition.Type) -> Bool {
    self == ancestor || base?.descends(from: ancestor) == true
  }

  /// Converts components from this space, or from one of its bases, to this space.
  static func descend(_ components: SIMD3<Double>, from ancestor: any ColorSpaceDefinition.Type) -> SIMD3<Double> {
    guard self != ancestor, let base else { return components }
    return fromBase(base.descend(components, from: ancestor))
  }
}
