import TestSupport
import Testing

@testable import ColorContrast

/// Sixteen-bit pixels: equal to the exact path as well.
@Suite struct WordLoopTests {
  @Test(arguments: Vision.samples)
  func wordsMatchTheExactPath(_ vision: Vision) {
    let kernel = SimulationKernel(vision)
    var random = SeededGenerator(seed: 2009)
    let row = (0..<4 * 20_000).map { _ in UInt16(truncatingIfNeeded: random.next() >> 40) }
    var result = row
    result.withUnsafeMutableBufferPointer { kernel.simulate($0, layout: .rgba) }
    let different = stride(from: 0, to: row.count, by: 4).count { pixel in
      vision.exactWords(SIMD3(row[pixel], row[pixel + 1], row[pixel + 2]))
        != SIMD3(result[pixel], result[pixel + 1], result[pixel + 2]) || result[pixel + 3] != row[pixel + 3]
    }
    #expect(different == 0)
  }

  /// Every code, from both sides of its middle and of its boundaries.
  @Test func everyCodeMatchesTheCurve() {
    var (different, worst) = (0, 0.0)
    WordLoop.chords.withUnsafeBufferPointer { chords in
      guard let chords = chords.baseAddress else { return }
      for code in 0...65534 {
        for part in [0.0, 0.4999, 0.5, 0.5001] {
          let linear = SRGB.decode((Double(code) + part) / 65535)
          if WordLoop.word(linear, chords) != SRGB.word(linear: linear) { different += 1 }
          guard linear > 0.0031308 else { continue }
          let chord = chords[Int((linear.bitPattern >> WordLoop.shift) - (WordLoop.start.bitPattern >> WordLoop.shift))]
          worst = max(worst, abs(chord.x + chord.y * linear - SRGB.encode(linear) * 65535))
        }
      }
      #expect(SRGB.word(linear: 1) == 65535)
      for (linear, word) in [(1.0, 65535), (1.5, 65535), (-0.2, 0), (0, 0)] as [(Double, UInt16)] {
        #expect(WordLoop.word(linear, chords) == word)
      }
    }
    #expect(different == 0)
    #expect(
      worst < WordLoop.margin && worst > WordLoop.margin / 3, "the margin is \(WordLoop.margin), the worst \(worst)")
  }

  @Test func greysStayTheSame() {
    let row = (0...65535).flatMap { [UInt16($0), UInt16($0), UInt16($0)] }
    // Machado's published rows add up to 1 within a millionth only, which moves light greys of 16 bits by one code.
    for vision in [Vision(.protan), Vision(.tritan), Vision(.achromat), Vision(.deutan, model: .brettel)] {
      var result = row
      result.withUnsafeMutableBufferPointer { SimulationKernel(vision).simulate($0, layout: .rgb) }
      #expect(result == row)
    }
  }
}
