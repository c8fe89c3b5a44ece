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

  @Test func doesNotRoundToEightBits() throws {
    let third = Color(.displayP3, SIMD3(1.0 / 3, 0.2, 1), alpha: 2.0 / 3)
    #expect(third.notation == "color(display-p3 0.3333 0.2 1 / 0.6667)")
    #expect(third.preciseNotation == "color(display-p3 0.3333333 0.2 1 / 0.6666667)")
    #expect(third.shown == third.notation && Color(red: 1.0 / 3, green: 0, blue: 0).shown == "#550000")
    for space in [ColorSpace.sRGB, .extendedSRGB, .displayP3, .linearDisplayP3, .oklch, .oklab, .linearSRGB] {
      let color = Color(red: 0.123_456_789, green: 0.987_654_321, blue: 0.5).converted(to: space)
      let again = try ColorParser.color(color.preciseNotation)
      #expect((again.sRGB - color.sRGB).max() < 1e-6 && (color.sRGB - again.sRGB).max() < 1e-6, "\(space)")
    }
    #expect(Color(red: 0.5411764, green: 0.5, blue: 0.25).notation == "color(srgb 0.5412 0.5 0.25)")
    #expect(Color(red: 1, green: 1, blue: 1, alpha: 0.3).notation == "color(srgb 1 1 1 / 0.3)")
    #expect(Color(.displayP3, SIMD3(0.232, 0.509, 0.969)).notation == "color(display-p3 0.232 0.509 0.969)")
    #expect(Color(.linearDisplayP3, SIMD3(0, 1, 0)).notation == "color(display-p3 0 1 0)")
    #expect(Color(.extendedSRGB, SIMD3(-0.00001, 0.5, 2)).notation == "color(srgb 0 0.5 2)")
  }
}
