internal import RealModule

/// The inner loop for sixteen-bit pixels.
///
/// Decoding is a table. Encoding interpolates between points of the curve; where the result comes so near to the middle
/// between two codes that the error of interpolation could decide, the exact path decides instead.
struct WordLoop: Sendable {
  let filter: VisionFilter

  /// Points in a doubling of linear light.
  private static let points = 1024
  /// The curve is interpolated from here, 2 to the power of -9, which is below the knee of sRGB at 0.0031308.
  static let start = 0x1p-9
  static let shift = UInt64(Double.significandBitCount - 10)

  /// How far an interpolated value may be from the true one, in codes.
  ///
  /// A chord of `x^p` over a step of `h` is off by at most `p (1 - p) x^(p - 2) h² / 8`. With `p = 1/2.4` and
  /// `h = x/1024` at most that is 1.055 · 65535 · 0.2431 / (8 · 1024²) = 0.0020 codes at `x = 1`, and less below.
  static let margin = 0.0025

  /// Linear light of each code.
  static let linear: [Double] = (0...65535).map { SRGB.decode(Double($0) / 65535) }

  /// For each step of the curve, the code at linear light 0 and the codes in a unit of it, half a code added.
  static let chords: [SIMD2<Double>] = {
    let first = start.bitPattern >> shift
    return (0..<UInt64(9 * points)).map { index in
      let left = Double(bitPattern: (first + index) << shift)
      let right = Double(bitPattern: (first + index + 1) << shift)
      // Below the knee nothing is interpolated; the step that holds the knee has the curve of the part above.
      let codes = (curve(left), curve(right))
      let slope = (codes.1 - codes.0) / (right - left)
      return SIMD2(codes.0 - slope * left + 0.5, slope)
    }
  }()

  /// The part of sRGB's curve above its knee, in codes.
  private static func curve(_ linear: Double) -> Double {
    (1.055 * Double.pow(linear, 1 / 2.4) - 0.055) * 65535
  }

  /// The code of a component in linear light, 0…1, from the chords.
  @inline(__always)
  static func word(_ linear: Double, _ chords: UnsafePointer<SIMD2<Double>>) -> UInt16 {
    guard linear > 0.0031308, linear < 1 else { return SRGB.word(linear: linear) }
    let chord = chords[Int(truncatingIfNeeded: (linear.bitPattern >> shift) &- (start.bitPattern >> shift))]
    let value = chord.x + chord.y * linear
    let code = UInt16(truncatingIfNeeded: Int32(value))
    let rest = value - Double(code)
    guard rest > margin, rest < 1 - margin else { return SRGB.word(linear: linear) }
    return code
  }

  func run(_ source: UnsafePointer<UInt16>, _ target: UnsafeMutablePointer<UInt16>, _ pixels: Int, step: Int) {
    Self.linear.withUnsafeBufferPointer { linear in
      Self.chords.withUnsafeBufferPointer { chords in
        guard let linear = linear.baseAddress, let chords = chords.baseAddress else { return }
        var (from, to) = (source, target)
        for _ in 0..<pixels {
          let light = SIMD3(linear[Int(from[0])], linear[Int(from[1])], linear[Int(from[2])])
          let mixed = filter.apply(light).clamped(lowerBound: .zero, upperBound: .one)
          if step == 4 { to[3] = from[3] }
          to[0] = Self.word(mixed.x, chords)
          to[1] = Self.word(mixed.y, chords)
          to[2] = Self.word(mixed.z, chords)
          from += step
          to += step
        }
      }
    }
  }
}
