internal import RealModule

/// The inner loop for 16-bit pixels.
///
/// Decoding is a table lookup. Encoding interpolates the curve linearly. Results near the middle between two codes,
/// where the interpolation error could matter, are computed exactly.
struct WordLoop: Sendable {
  let filter: VisionFilter

  /// The number of segments per doubling of linear light; the index is the first ten bits of a double's fraction.
  private static let points = 1024
  /// The start of interpolation, 2⁻⁹, which is below the threshold of sRGB's curve, 0.0031308.
  static var start: Double { 0x1p-9 }
  static var shift: UInt64 { 42 }
  /// A constant whose sum with a small double has the nearest integer in its low bits.
  private static var rounder: Double { 0x1.8p52 }

  /// The largest interpolation error, in codes.
  ///
  /// The error of a chord of `x^p` over a step `h` is at most `p (1 - p) x^(p - 2) h² / 8`. Here, `p = 1/2.4` and `h
  /// ≤ x/1024`. The error is therefore 1.055 · 65535 · 0.2431 / (8 · 1024²) = 0.0020 codes at `x = 1`, and less
  /// below.
  static var margin: Double { 0.0025 }

  /// The linear-light value of each code.
  static let linear: [Double] = (0...65535).map { SRGB.decode(Double($0) / 65535) }

  /// The chords of the curve by segment: the intercept at linear light 0 and the slope, in codes.
  static let chords: [SIMD2<Double>] = {
    let first = start.bitPattern >> shift
    return (0..<UInt64(9 * points)).map { index in
      let left = Double(bitPattern: (first + index) << shift)
      let right = Double(bitPattern: (first + index + 1) << shift)
      // Values below the threshold are never interpolated. The segment that contains the threshold extends the upper
      // part.
      let codes = (curve(left), curve(right))
      let slope = (codes.1 - codes.0) / (right - left)
      return SIMD2(codes.0 - slope * left, slope)
    }
  }()

  /// Returns the upper part of sRGB's curve, above the threshold, in codes.
  private static func curve(_ linear: Double) -> Double {
    (1.055 * Double.pow(linear, 1 / 2.4) - 0.055) * 65535
  }

  /// Encodes a linear-light component, which may be outside 0…1, by interpolation.
  @inline(__always)
  static func word(_ linear: Double, _ chords: UnsafePointer<SIMD2<Double>>) -> UInt16 {
    guard linear > 0.0031308 else { return SRGB.word(linear: max(linear, 0)) }
    guard linear < 1 else { return 65535 }
    let chord = chords[Int(truncatingIfNeeded: (linear.bitPattern >> shift) &- (start.bitPattern >> shift))]
    let value = chord.x + chord.y * linear
    let code = Int32(truncatingIfNeeded: (value + rounder).bitPattern)
    let distance = value - Double(code)
    guard abs(distance) < 0.5 - margin else { return SRGB.word(linear: linear) }
    return UInt16(truncatingIfNeeded: code)
  }

  func run(_ source: UnsafePointer<UInt16>, _ target: UnsafeMutablePointer<UInt16>, _ pixels: Int, step: Int) {
    switch filter {
    case .matrix(let matrix): run(source, target, pixels, step) { _ in matrix }
    case .halfPlanes(let positive, let negative, let separator):
      run(source, target, pixels, step) { VisionFilter.dot(separator, $0) >= 0 ? positive : negative }
    }
  }

  @inline(__always)
  private func run(
    _ source: UnsafePointer<UInt16>, _ target: UnsafeMutablePointer<UInt16>, _ pixels: Int, _ step: Int,
    matrix: (SIMD3<Double>) -> Matrix3
  ) {
    Self.linear.withUnsafeBufferPointer { linear in
      Self.chords.withUnsafeBufferPointer { chords in
        guard let linear = linear.baseAddress, let chords = chords.baseAddress else { return }
        var (from, to) = (source, target)
        for _ in 0..<pixels {
          let light = SIMD3(linear[Int(from[0])], linear[Int(from[1])], linear[Int(from[2])])
          let matrix = matrix(light)
          if step == 4 { to[3] = from[3] }
          to[0] = Self.word(VisionFilter.dot(matrix.row0, light), chords)
          to[1] = Self.word(VisionFilter.dot(matrix.row1, light), chords)
          to[2] = Self.word(VisionFilter.dot(matrix.row2, light), chords)
          from += step
          to += step
        }
      }
    }
  }
}
