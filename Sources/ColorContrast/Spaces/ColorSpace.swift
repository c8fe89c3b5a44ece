/// A colour space, which defines the meaning of a colour's three components.
///
/// Spaces form a tree. Each space only defines the conversions to and from its base, and colours are converted through
/// the nearest common ancestor. The root is CIE XYZ with sRGB's D65 white.
public enum ColorSpace: String, CaseIterable, Codable, Sendable {
  /// sRGB, gamma encoded; red, green, blue in 0…1.
  case sRGB = "srgb"
  /// sRGB, gamma encoded, with components below 0 and above 1 allowed (UIKit's extended range).
  case extendedSRGB = "extended-srgb"
  /// sRGB in linear light; 0…1.
  case linearSRGB = "srgb-linear"
  /// sRGB in linear light, with components below 0 and above 1 allowed.
  case extendedLinearSRGB = "extended-linear-srgb"
  /// Display P3, gamma encoded with sRGB's curve; 0…1.
  case displayP3 = "display-p3"
  /// Display P3 in linear light; 0…1.
  case linearDisplayP3 = "display-p3-linear"
  /// Grey with gamma 2.2; the first component is the white value, 0…1, and the others are 0.
  case grayGamma22 = "gray-gamma-22"
  /// Grey with gamma 2.2, with white values below 0 and above 1 allowed.
  case extendedGray = "extended-gray"
  /// CIE XYZ relative to D65; Y of white is 1.
  case xyzD65 = "xyz-d65"
  /// CIE L*a*b* relative to D65; L* in 0…100.
  case lab = "lab-d65"
  /// OKLab; L in 0…1.
  case oklab
  /// OKLCH: OKLab in polar form; L in 0…1, chroma from 0, hue in degrees 0…360.
  case oklch

  /// The conversions of the space.
  var definition: any ColorSpaceDefinition.Type {
    switch self {
    case .sRGB, .extendedSRGB: SRGB.self
    case .linearSRGB, .extendedLinearSRGB: LinearSRGB.self
    case .displayP3: DisplayP3.self
    case .linearDisplayP3: LinearDisplayP3.self
    case .grayGamma22, .extendedGray: GrayGamma22.self
    case .xyzD65: XYZD65.self
    case .lab: Lab.self
    case .oklab: OKLab.self
    case .oklch: OKLCH.self
    }
  }

  /// Whether components outside 0…1 are valid in this space.
  public var isExtended: Bool {
    switch self {
    case .extendedSRGB, .extendedLinearSRGB, .extendedGray, .xyzD65, .lab, .oklab, .oklch: true
    case .sRGB, .linearSRGB, .displayP3, .linearDisplayP3, .grayGamma22: false
    }
  }

  /// Converts components to another space without clipping.
  ///
  /// - Parameters:
  ///   - components: Components in this space.
  ///   - target: The target space.
  /// - Returns: Components in the target space.
  public func convert(_ components: SIMD3<Double>, to target: ColorSpace) -> SIMD3<Double> {
    let goal = target.definition
    var space = definition
    var value = components
    while !goal.descends(from: space), let base = space.base {
      value = space.toBase(value)
      space = base
    }
    return goal.descend(value, from: space)
  }

  /// Whether the space is Display P3, encoded or in linear light.
  var isDisplayP3: Bool { self == .displayP3 || self == .linearDisplayP3 }
}
