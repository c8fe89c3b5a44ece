import ColorContrast
import TestSupport

extension SeededGenerator {
  /// Three numbers in a range.
  mutating func components(in range: ClosedRange<Double> = 0...1) -> SIMD3<Double> {
    SIMD3(
      .random(in: range, using: &self), .random(in: range, using: &self), .random(in: range, using: &self))
  }

  /// An opaque colour of eight bits.
  mutating func color() -> Color { Color(rgb: .random(in: 0...0xFFFFFF, using: &self)) }
}
