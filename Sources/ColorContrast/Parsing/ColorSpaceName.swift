internal import Vocabulary

/// The supported names of colour spaces in `color()`, from CSS Color 4 and asset catalogs.
enum ColorSpaceName {
  private static let spaces: [(name: String, space: ColorSpace)] = [
    ("srgb", .sRGB), ("srgb-linear", .linearSRGB), ("display-p3", .displayP3),
    ("display-p3-linear", .linearDisplayP3), ("xyz", .xyzD65), ("xyz-d65", .xyzD65),
    ("extended-srgb", .extendedSRGB), ("extended-linear-srgb", .extendedLinearSRGB),
    ("gray-gamma-22", .grayGamma22), ("extended-gray", .extendedGray),
  ]

  /// The names of unsupported CSS spaces.
  private static let refused: Set<String> = ["a98-rgb", "prophoto-rgb", "rec2020", "xyz-d50"]

  static func space(_ name: String, _ place: ColorScanner) throws(ColorParsingError) -> ColorSpace {
    if let found = spaces.first(where: { $0.name == name }) { return found.space }
    let names = spaces.map(\.name)
    if refused.contains(name) {
      throw place.error("the colour space \(name) is not supported", "use one of \(names.joined(separator: ", "))")
    }
    if name.isEmpty {
      throw place.error(
        "\(place.found) where the name of a colour space should be",
        "write a colour space, such as color(display-p3 1 0 0)")
    }
    throw place.error(UnknownName(name, kind: "a space of color()", known: names).description, "use one of these names")
  }
}

extension ColorSpace {
  /// Whether the space has a single component.
  var isGray: Bool { self == .grayGamma22 || self == .extendedGray }

  /// Returns this space, or its extended form for components outside 0…1.
  func holding(_ components: SIMD3<Double>) -> ColorSpace {
    if components.min() >= 0 && components.max() <= 1 { return self }
    switch self {
    case .sRGB: return .extendedSRGB
    case .linearSRGB: return .extendedLinearSRGB
    case .grayGamma22: return .extendedGray
    default: return self
    }
  }
}
