import ColorContrast
import Testing

@Suite struct GrayscaleTests {
  @Test(arguments: try VisionVectors.grays().vectors)
  func greysMatchTheRecordedValues(_ vector: VisionVectors.Gray) {
    let color = Color(rgb: VisionVectors.rgb(vector.srgb))
    #expect(abs(WCAG2.relativeLuminance(color) - vector.luminance) < 1e-9)
    #expect(abs(Vision.achromat.simulate(color).components.x - vector.gray) <= 1e-9)
    #expect(Vision.achromat.exactBytes(VisionVectors.bytes(vector.srgb)) == SIMD3(repeating: vector.gray8))
  }

  @Test func contrastIsKept() {
    let pairs = [
      [Color(rgb: 0xFF3B30), Color(rgb: 0x34C759)], [Color(.displayP3, [0, 1, 0]), .black],
      [Color(.displayP3, [1, 0, 0]), Color(.displayP3, [0.1, 0.9, 1])],
    ]
    for pair in pairs {
      let grays = pair.map { Vision.achromat.simulate($0) }
      let before = WCAG2.ratio(luminance: WCAG2.relativeLuminance(pair[0]), WCAG2.relativeLuminance(pair[1]))
      let after = WCAG2.ratio(luminance: WCAG2.relativeLuminance(grays[0]), WCAG2.relativeLuminance(grays[1]))
      #expect(abs(before - after) < 1e-12)
    }
  }

  @Test func vectorsAreThere() throws {
    #expect(try VisionVectors.grays().vectors.count == 23)
  }
}
