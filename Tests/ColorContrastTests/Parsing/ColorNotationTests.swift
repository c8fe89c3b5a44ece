import ColorContrast
import TestSupport
import Testing

@Suite struct ColorNotationTests {
  @Test func everyEightBitColourIsHexadecimal() throws {
    var random = SeededGenerator(seed: 41)
    for _ in 0..<2000 {
      let color = random.color()
      #expect(color.notation == color.hex)
      #expect(try ColorParser.color(color.notation) == color)
      #expect(color.converted(to: .linearSRGB).notation == color.hex)
      #expect(color.converted(to: .displayP3).notation == color.hex)
    }
  }

  @Test func whatEightBitsCannotHoldIsNotRoundedToThem() {
    #expect(Color(red: 0.5411764, green: 0.5, blue: 0.25).notation == "color(srgb 0.5412 0.5 0.25)")
    #expect(Color(red: 1, green: 1, blue: 1, alpha: 0.3).notation == "color(srgb 1 1 1 / 0.3)")
    #expect(Color(.displayP3, SIMD3(0.232, 0.509, 0.969)).notation == "color(display-p3 0.232 0.509 0.969)")
    #expect(Color(.linearDisplayP3, SIMD3(0, 1, 0)).notation == "color(display-p3 0 1 0)")
    #expect(Color(.extendedSRGB, SIMD3(-0.00001, 0.5, 2)).notation == "color(srgb 0 0.5 2)")
  }
}
