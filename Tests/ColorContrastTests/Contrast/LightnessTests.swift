import ColorContrast
import Testing

@Suite struct LightnessTests {
  struct Vector: Decodable {
    var srgb: String
    var luminance: Double
    var lstar: Double
  }

  @Test func vectors() throws {
    for vector in try ColorVectors<Vector>.read("grayscale", count: 23) {
      let color = try Color(hex: vector.srgb)
      #expect(abs(WCAG2.relativeLuminance(color) - vector.luminance) < 1e-9)
      #expect(abs(Lightness.lightness(color) - vector.lstar) < 1e-7)
    }
  }

  @Test func ends() {
    #expect(abs(Lightness.lightness(.black)) < 1e-12)
    #expect(abs(Lightness.lightness(.white) - 100) < 1e-12)
  }
}
