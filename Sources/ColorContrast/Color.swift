/// A colour: three components in a colour space, and alpha.
public struct Color: Hashable, Codable, Sendable {
  // The widest property comes first. After a one-byte property, padding would move `components` to the next multiple
  // of 32 bytes.

  /// The components, in the order and range of the space.
  public var components: SIMD3<Double>
  /// The opacity, 0…1; the components are not premultiplied.
  public var alpha: Double
  /// The colour space of the components.
  public var space: ColorSpace

  /// The largest component that parsers accept (our own limit).
  ///
  /// A larger or non-finite component is a mistake and would make all calculations meaningless.
  public static let largestComponent = 1000.0

  /// Creates a colour.
  ///
  /// - Parameters:
  ///   - space: The colour space of the components.
  ///   - components: The components.
  ///   - alpha: The opacity, 0…1.
  public init(_ space: ColorSpace, _ components: SIMD3<Double>, alpha: Double = 1) {
    self.space = space
    self.components = components
    self.alpha = alpha
  }

  /// Creates an sRGB colour.
  ///
  /// - Parameters:
  ///   - red: Red, 0…1.
  ///   - green: Green, 0…1.
  ///   - blue: Blue, 0…1.
  ///   - alpha: The opacity, 0…1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.init(.sRGB, SIMD3(red, green, blue), alpha: alpha)
  }

  /// Creates an opaque sRGB colour from a number such as `0xFF3B30`.
  ///
  /// - Parameter rgb: Eight bits each for red, green and blue.
  public init(rgb: UInt32) {
    let bytes = SIMD3(Double(rgb >> 16 & 0xFF), Double(rgb >> 8 & 0xFF), Double(rgb & 0xFF))
    self.init(.sRGB, bytes / 255)
  }

  /// White.
  public static let white = Color(rgb: 0xFFFFFF)
  /// Black.
  public static let black = Color(rgb: 0x000000)

  /// Whether the colour is fully opaque.
  public var isOpaque: Bool { alpha >= 1 }

  /// Converts the colour to another space without clipping.
  ///
  /// - Parameter target: The target space.
  /// - Returns: The colour with the same alpha.
  public func converted(to target: ColorSpace) -> Color {
    Color(target, space.convert(components, to: target), alpha: alpha)
  }

  /// The gamma-encoded sRGB components; below 0 or above 1 for a colour outside sRGB.
  public var sRGB: SIMD3<Double> {
    space == .sRGB || space == .extendedSRGB ? components : space.convert(components, to: .extendedSRGB)
  }

  /// The linear-light sRGB components; below 0 or above 1 for a colour outside sRGB.
  public var linearSRGB: SIMD3<Double> {
    space == .sRGB || space == .extendedSRGB ? SRGB.decode(components) : space.convert(components, to: .linearSRGB)
  }

  /// The nearest 8-bit sRGB components, clipped to 0…255, with halves rounded up; NaN counts as 0.
  public var bytes: SIMD3<UInt8> {
    let value = sRGB
    return SIMD3(Self.byte(value.x), Self.byte(value.y), Self.byte(value.z))
  }

  /// The colour rounded to 8-bit sRGB, with the same alpha.
  public var roundedTo8Bits: Color {
    let bytes = bytes
    return Color(red: Double(bytes.x) / 255, green: Double(bytes.y) / 255, blue: Double(bytes.z) / 255, alpha: alpha)
  }

  /// Returns whether the colour is inside sRGB, with a tolerance for rounding errors of the conversion.
  ///
  /// - Parameter tolerance: The distance by which a component may be outside 0…1.
  /// - Returns: True if every sRGB component is inside 0…1, within the tolerance.
  public func isInSRGB(tolerance: Double = 7.5e-5) -> Bool {
    let value = sRGB
    return value.min() >= -tolerance && value.max() <= 1 + tolerance
  }

  /// Returns whether a Display P3 screen, the widest gamut of iOS devices, can show the colour.
  ///
  /// - Parameter tolerance: The distance by which a Display P3 component may be outside 0…1.
  /// - Returns: True if every Display P3 component is inside 0…1, within the tolerance.
  public func isInDisplayP3(tolerance: Double = 7.5e-5) -> Bool {
    if isInSRGB(tolerance: tolerance) { return true }
    let value = space.convert(components, to: .displayP3)
    return value.min() >= -tolerance && value.max() <= 1 + tolerance
  }

  /// The colour as `#RRGGBB`, or `#RRGGBBAA` if not opaque, clipped to sRGB and rounded to 8 bits.
  public var hex: String {
    let bytes = bytes
    let isOpaque = isOpaque
    return String(unsafeUninitializedCapacity: 9) { text in
      text[0] = UInt8(ascii: "#")
      for index in 0..<(isOpaque ? 3 : 4) {
        let byte = index < 3 ? bytes[index] : Self.byte(alpha)
        text[index * 2 + 1] = Self.digit(byte >> 4)
        text[index * 2 + 2] = Self.digit(byte & 0xF)
      }
      return isOpaque ? 7 : 9
    }
  }

  /// Rounds a share to one of 256 steps; NaN becomes 0, because comparisons with NaN are false.
  private static func byte(_ share: Double) -> UInt8 {
    guard share > 0 else { return 0 }
    return share < 1 ? UInt8((share * 255 + 0.5).rounded(.down)) : 255
  }

  private static func digit(_ value: UInt8) -> UInt8 { value + UInt8(ascii: value < 10 ? "0" : "7") }
}
