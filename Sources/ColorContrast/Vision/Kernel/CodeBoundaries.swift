/// The eight-bit codes of sRGB as intervals of linear light, found by asking the encoder itself.
///
/// The encoder is monotone, so a code can be looked up instead of computed, and the answer is the encoder's own: a
/// bucket of 1/4096 tells the code at its lower end, and one comparison in double precision tells whether the boundary
/// inside the bucket, of which there is at most one, is reached. Values are scaled by 4096, which loses nothing.
enum CodeBoundaries {
  /// Buckets in a unit of linear light.
  static var scale: Double { 4096 }
  /// Buckets below 0; clipping needs no test since what is below 0 finds code 0 and what is above 1 code 255.
  static var below: Int { 4096 }
  /// Buckets in all: -1…2.
  static var count: Int { 3 * 4096 + 1 }
  /// Added to a double of small magnitude it leaves the nearest integer in the low bits.
  static var rounder: Double { 0x1.8p52 }

  /// The least scaled value that is encoded as the code after each; infinite after 255.
  static let next: [Double] = (0...255).map { code in
    guard code < 255 else { return .infinity }
    // Positive doubles are ordered as their bit patterns are.
    var (low, high) = (0.0.bitPattern, 1.0.bitPattern)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if Int(SRGB.byte(linear: Double(bitPattern: middle))) > code { high = middle } else { low = middle }
    }
    return Double(bitPattern: high) * scale
  }

  /// The code at the lower end of each bucket; bucket `index` is what rounds to `index - below`.
  static let lows: [UInt8] = {
    var code = 0
    return (0..<count).map { index in
      while next[code] <= Double(index - below) - 0.5 { code += 1 }
      return UInt8(code)
    }
  }()
}
