/// The intervals of linear light that belong to each 8-bit sRGB code, determined with the encoder itself.
///
/// The encoder is monotonic, so codes can be looked up with results identical to the encoder's. A bucket of 1/4096
/// gives the code at its lower end. At most one boundary is inside a bucket, and one comparison in double precision
/// decides whether it is reached. Scaling values by 4096, a power of two, is exact.
enum CodeBoundaries {
  /// Buckets per unit of linear light.
  static var scale: Double { 4096 }
  /// The number of buckets below 0.
  ///
  /// Values below 0 map to code 0 and values above 1 to code 255, so no clipping is needed.
  static var below: Int { 4096 }
  /// The total number of buckets, for -1…2.
  static var count: Int { 3 * 4096 + 1 }
  /// A constant that, added to a small double, leaves the nearest integer in the low bits.
  static var rounder: Double { 0x1.8p52 }

  /// For each code, the smallest scaled value that is encoded as the next one; infinite for 255.
  static let next: [Double] = (0...255).map { code in
    guard code < 255 else { return .infinity }
    // Positive doubles sort like their bit patterns.
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
