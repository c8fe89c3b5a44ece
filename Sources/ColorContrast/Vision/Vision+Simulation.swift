extension Vision {
  /// Simulates a colour in linear light.
  ///
  /// - Parameter linearSRGB: Linear-light sRGB components, which are outside 0…1 for a colour outside sRGB.
  /// - Returns: Linear-light sRGB components, clipped to 0…1.
  public func simulate(linearSRGB: SIMD3<Double>) -> SIMD3<Double> {
    filter.apply(linearSRGB).clamped(lowerBound: .zero, upperBound: .one)
  }

  /// Simulates a colour.
  ///
  /// A colour outside sRGB is not clipped before the simulation, but the result is. Greyscale therefore preserves the
  /// luminance of any colour.
  ///
  /// - Parameter color: A colour in any space.
  /// - Returns: An sRGB colour inside 0…1 with the same alpha, not rounded.
  public func simulate(_ color: Color) -> Color {
    Color(.sRGB, SRGB.encode(simulate(linearSRGB: color.linearSRGB)), alpha: color.alpha)
  }

  /// Simulates an 8-bit pixel in double precision, rounding once at the end.
  ///
  /// This is the reference for ``SimulationKernel``.
  ///
  /// - Parameter rgb: Red, green and blue.
  /// - Returns: Red, green and blue, with halves rounded up.
  public func exactBytes(_ rgb: SIMD3<UInt8>) -> SIMD3<UInt8> {
    let linear = simulate(linearSRGB: SRGB.decode(SIMD3<Double>(rgb) / 255))
    return SIMD3(SRGB.byte(linear: linear.x), SRGB.byte(linear: linear.y), SRGB.byte(linear: linear.z))
  }

  /// Simulates a 16-bit pixel in double precision, rounding once at the end.
  ///
  /// - Parameter rgb: Red, green and blue.
  /// - Returns: Red, green and blue, with halves rounded up.
  public func exactWords(_ rgb: SIMD3<UInt16>) -> SIMD3<UInt16> {
    let linear = simulate(linearSRGB: SRGB.decode(SIMD3<Double>(rgb) / 65535))
    return SIMD3(SRGB.word(linear: linear.x), SRGB.word(linear: linear.y), SRGB.word(linear: linear.z))
  }
}

extension SRGB {
  /// Encodes a linear-light component, 0…1, to 8 bits, with halves rounded up.
  static func byte(linear: Double) -> UInt8 { UInt8((encode(linear) * 255 + 0.5).rounded(.down)) }

  /// Encodes a linear-light component, 0…1, to 16 bits, with halves rounded up.
  static func word(linear: Double) -> UInt16 { UInt16((encode(linear) * 65535 + 0.5).rounded(.down)) }
}
