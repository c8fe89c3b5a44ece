import ColorContrast

/// Random numbers that are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Three numbers in a range.
  mutating func components(in range: ClosedRange<Double> = 0...1) -> SIMD3<Double> {
    SIMD3(
      .random(in: range, using: &self), .random(in: range, using: &self), .random(in: range, using: &self))
  }

  /// An opaque colour of eight bits.
  mutating func color() -> Color { Color(rgb: .random(in: 0...0xFFFFFF, using: &self)) }
}
