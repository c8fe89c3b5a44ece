/// A direct-mapped cache of 65,536 converted 8-bit colours.
///
/// It saves time because pictures repeat colours, and the exact transform takes 170 ns per colour.
final class ColorMemory {
  /// The colour in each entry; `UInt32.max`, which is not a 24-bit colour, marks an empty entry.
  private let colors: UnsafeMutablePointer<UInt32>
  /// The 16-bit result of each entry; the fourth lane is unused.
  private let results: UnsafeMutablePointer<SIMD4<UInt16>>
  private static let bits = 16

  init() {
    colors = .allocate(capacity: 1 << Self.bits)
    colors.initialize(repeating: .max, count: 1 << Self.bits)
    results = .allocate(capacity: 1 << Self.bits)
    results.initialize(repeating: .zero, count: 1 << Self.bits)
  }

  deinit {
    colors.deallocate()
    results.deallocate()
  }

  /// Converts a row of 8-bit RGB or RGBA pixels to 16 bits per channel and keeps alpha.
  ///
  /// It calls `transform` for each pixel whose colour is not cached.
  func convert(
    _ stored: UnsafePointer<UInt8>, to wide: UnsafeMutablePointer<UInt16>, channels: Int, count: Int,
    transform: (UnsafePointer<UInt8>, UnsafeMutablePointer<UInt16>) -> Void
  ) {
    for pixel in 0..<count {
      let (source, target) = (stored + pixel * channels, wide + pixel * channels)
      let color = UInt32(source[0]) << 16 | UInt32(source[1]) << 8 | UInt32(source[2])
      // Fibonacci hashing: 2³² divided by the golden ratio (Knuth, The Art of Computer Programming, section 6.4).
      let place = Int((color &* 2_654_435_769) >> UInt32(32 - Self.bits))
      if colors[place] != color {
        transform(source, target)
        results[place] = SIMD4(target[0], target[1], target[2], 0)
        colors[place] = color
      } else {
        let known = results[place]
        target[0] = known.x
        target[1] = known.y
        target[2] = known.z
      }
      if channels == 4 { target[3] = source[3].wide }
    }
  }
}
