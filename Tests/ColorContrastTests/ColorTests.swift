import ColorContrast
import Testing

@Suite struct ColorTests {
  @Test(arguments: [0x000000, 0xFF3B30, 0x123456, 0xFFFFFF] as [UInt32])
  func numbersAndBytes(_ rgb: UInt32) {
    let color = Color(rgb: rgb)
    let bytes = color.bytes
    #expect(UInt32(bytes.x) << 16 | UInt32(bytes.y) << 8 | UInt32(bytes.z) == rgb)
    #expect(color.roundedTo8Bits == color)
  }

  @Test func halvesAreRoundedUp() {
    #expect(Color(red: 0.5 / 255, green: 1.5 / 255, blue: 254.49 / 255).bytes == SIMD3(1, 2, 254))
  }

  @Test func acceptsNotANumber() {
    let strange = SIMD3(Double.nan, .infinity, -.infinity)
    for space in ColorSpace.allCases {
      let color = Color(space, strange, alpha: .nan)
      _ = color.bytes
      _ = color.hex
      _ = color.notation
      _ = GamutMapping.toSRGB(color)
      _ = HueFamily(color)
      _ = ContrastBounds(item: color, layers: [color])
      _ = ContrastSuggestion.nearest(to: color, on: [.white], ratio: 4.5)
      _ = ContrastSuggestion.nearest(to: .black, over: [color], ratio: 4.5)
      let opaque = Color(space, strange)
      _ = ContrastSuggestion.nearest(to: opaque, on: [opaque, .white], ratio: 4.5)
      _ = ContrastSuggestion.nearest(to: opaque, over: [opaque], ratio: 4.5)
      _ = CIEDE2000.difference(opaque, color)
      #expect((try? WCAG2.ratio(text: .black, background: opaque)) != nil)
      var counts = ColorCounts()
      counts.add(0x808080)
      _ = BackdropStatistics(BackdropTable(item: color, layers: [color]), counts: counts)?.fifthPercentile
    }
    #expect(Color(.sRGB, strange).bytes == SIMD3(0, 255, 0))
    #expect(ContrastSuggestion.nearest(to: .black, on: [.white], ratio: .nan) == nil)
    #expect(ContrastSuggestion.nearest(to: .black, on: [.white], ratio: .infinity) == nil)
  }

  @Test func hexIncludesAlpha() {
    #expect(Color(red: 1, green: 0, blue: 0, alpha: 0.5).hex == "#FF000080")
    #expect(Color(red: 1, green: 0, blue: 0).hex == "#FF0000")
  }
}
