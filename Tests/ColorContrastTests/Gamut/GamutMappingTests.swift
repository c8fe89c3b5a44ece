import ColorContrast
import TestSupport
import Testing

@Suite struct GamutMappingTests {
  struct Vector: Decodable {
    var space: String
    var coords: [Double]
    var srgb: [Double]
    var deltaEOKfromInput: Double
  }

  @Test func vectors() throws {
    for vector in try ColorVectors<Vector>.read("gamutMap", count: 15) {
      let color = Color(try #require(ColorSpace(rawValue: vector.space)), try SIMD3(vector.coords))
      let mapped = GamutMapping.toSRGB(color)
      let expected = Color(.sRGB, try SIMD3(vector.srgb))
      #expect(mapped.components.min() >= 0 && mapped.components.max() <= 1)
      #expect(OKLabDifference.deltaEOK(mapped, expected) <= 0.02, "\(vector): \(mapped.components)")
      #expect(abs(OKLabDifference.deltaEOK(mapped, color) - vector.deltaEOKfromInput) < 0.02)
      // The recorded colours turn by up to 5.8 degrees themselves, because a last clip that cannot be seen is allowed.
      let turns = [mapped, expected].map { Self.turn(Self.hue($0), Self.hue(color)) }
      #expect(turns[0] <= max(2, turns[1] + 0.5), "\(vector): \(turns)")
    }
  }

  static func hue(_ color: Color) -> Double { color.converted(to: .oklch).components.z }

  static func turn(_ one: Double, _ two: Double) -> Double {
    let difference = abs(one - two).truncatingRemainder(dividingBy: 360)
    return min(difference, 360 - difference)
  }

  @Test func keepsColoursInsideTheGamutAndAlpha() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<500 {
      let color = Color(.sRGB, random.components(), alpha: 0.25)
      #expect(GamutMapping.toSRGB(color) == color)
    }
  }

  @Test func everyColourEndsInsideTheGamut() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<2000 {
      let oklch = SIMD3(
        Double.random(in: -0.2...1.2, using: &random), .random(in: 0...0.5, using: &random),
        .random(in: 0...360, using: &random))
      let mapped = GamutMapping.toSRGB(Color(.oklch, oklch)).components
      #expect(mapped.min() >= 0 && mapped.max() <= 1)
      if oklch.x >= 1 { #expect(mapped == .one) }
      if oklch.x <= 0 { #expect(mapped == .zero) }
    }
  }
}
