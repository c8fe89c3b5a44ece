/// The intervals of linear light that the encoder maps to each 8-bit sRGB code.
///
/// The encoder is monotonic, so a lookup of codes can give identical results. Each bucket, 1/4096 wide, stores the code
/// at its lower end. At most one boundary is inside a bucket, so one comparison in double precision gives the exact
/// code. Scaling values by 4096 is exact, because it is a power of two.
enum CodeBoundaries {
  /// The number of buckets per unit of linear light.
  static var scale: Double { 4096 }
  /// The number of buckets below 0.
  ///
  /// Values below 0 map to code 0 and values above 1 to code 255, so no clipping is needed.
  static var below: Int { 4096 }
  /// The total number of buckets, for -1…2.
  static var count: Int { 3 * 4096 + 1 }
  /// A constant whose sum with a small double has the nearest integer in its low bits.
  static var rounder: Double { 0x1.8p52 }

  /// The smallest scaled value that is encoded as the next code, by code; infinite for 255.
  static let next: [Double] = (0...255).map { code in
    guard code < 255 else { return .infinity }
    // Positive doubles have the same order as their bit patterns.
    var (low, high) = (0.0.bitPattern, 1.0.bitPattern)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if Int(SRGB.byte(linear: Double(bitPattern: middle))) > code { high = middle } else { low = middle }
    }
    return Double(bitPattern: high) * scale
  }

  /// The code at the lower end of each bucket; bucket `index` contains the values that round to `index - below`.
  static let lows: [UInt8] = {
    var code = 0
    return (0..<count).map { index in
      while next[code] <= Double(index - below) - 0.5 { code += 1 }
      return UInt8(code)
    }
  }()
}
