import TestSupport
import Testing

@testable import ColorContrast

/// The assumptions of the kernel's proof.
@Suite struct CodeBoundariesTests {
  @Test func noBucketHoldsTwoBoundaries() {
    let buckets = CodeBoundaries.next.dropLast().map { Int(($0 + CodeBoundaries.rounder).bitPattern & 0xFFFF) }
    #expect(buckets.count == 255)
    #expect(Set(buckets).count == 255)
    #expect(CodeBoundaries.next == CodeBoundaries.next.sorted())
    #expect(CodeBoundaries.next.last == .infinity)
  }

  /// The encoder steps exactly once, at the boundary, also among the numbers next to it.
  @Test func theEncoderIsMonotoneAtEveryBoundary() {
    for code in 0..<255 {
      let boundary = (CodeBoundaries.next[code] / CodeBoundaries.scale).bitPattern
      for offset in 1...200 as ClosedRange<UInt64> {
        #expect(SRGB.byte(linear: Double(bitPattern: boundary - offset)) == code)
        #expect(SRGB.byte(linear: Double(bitPattern: boundary + offset - 1)) == code + 1)
      }
    }
  }

  @Test func everyCodeIsFoundAroundItsMiddleAndOutsideTheRange() {
    let tables = KernelTables([.identity])
    func code(_ linear: Double) -> UInt8 {
      KernelTables.code(linear * CodeBoundaries.scale, tables.lows, tables.next)
    }
    for value in UInt8.min...UInt8.max { #expect(code(SRGB.decode(Double(value) / 255)) == value) }
    for low in [-0.98, -0.5, -1e-9, -0.0] { #expect(code(low) == 0) }
    for high in [1, 1.0000001, 1.5, 1.98] { #expect(code(high) == 255) }
    var random = SeededGenerator(seed: 5)
    for _ in 0..<50_000 {
      let linear = Double.random(in: 0...1, using: &random)
      #expect(code(linear) == SRGB.byte(linear: linear))
    }
  }
}
