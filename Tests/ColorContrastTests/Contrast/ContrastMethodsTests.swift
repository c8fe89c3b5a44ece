import ColorContrast
import Foundation
import Testing

@Suite struct ContrastMethodsTests {
  struct Vector: Decodable {
    var a: String
    var b: String
    var wcagRatio: Double
    var michelson: Double
    var michelsonFlare: Double
    var weberFlare: Double
    var deltaLstar: Double
  }

  @Test func vectors() throws {
    for vector in try ColorVectors<Vector>.read("contrastMetrics", count: 18) {
      let (a, b) = (try Color(hex: vector.a), try Color(hex: vector.b))
      let luminances = (WCAG2.relativeLuminance(a), WCAG2.relativeLuminance(b))
      #expect(abs(try WCAG2.ratio(text: a, background: b) - vector.wcagRatio) < 1e-9)
      #expect(abs(Michelson.contrast(luminance: luminances.0, luminances.1) - vector.michelson) < 1e-9)
      #expect(abs(try Michelson.contrast(text: a, background: b) - vector.michelsonFlare) < 1e-9)
      #expect(abs(try Weber.contrast(text: a, background: b) - vector.weberFlare) < 1e-9)
      #expect(abs(try Lightness.difference(text: a, background: b) - vector.deltaLstar) < 1e-7)
    }
  }

  @Test func oneHalf() {
    #expect(Michelson.contrast(ratio: 3) == 0.5)
    #expect(Weber.contrast(ratio: 2) == 0.5)
    #expect(Michelson.contrast(luminance: 0, 0) == 0 && Weber.contrast(luminance: 0, 0) == 0)
    #expect(Weber.contrast(luminance: 0.2, 0.8) == Weber.contrast(luminance: 0.8, 0.2))
    #expect(abs(Weber.contrast(luminance: 0.2, 0.8) - 0.75) < 1e-12)
  }

  /// A difference of 50 in lightness means at least 4.48:1, reached against white.
  @Test func fiftyInLightnessAsARatio() throws {
    let step = Double.pow((50.0 + 16) / 116, 3)
    #expect(abs(Lightness.lightness(luminance: step) - 50) < 1e-9)
    #expect(abs(WCAG2.ratio(luminance: 1, step) - 4.484) < 1e-3)
  }

  @Test func sunlightLowersEveryRatio() throws {
    let white = try Glare.ratio(text: .black, background: .white, ambient: 0)
    #expect(abs(white - 21) < 1e-12)
    #expect(abs(try Glare.ratio(text: .black, background: .white, ambient: Glare.daylight) - 11) < 1e-12)
    #expect(abs(try Glare.ratio(text: .black, background: .white, ambient: Glare.sunlight) - 5) < 1e-12)
    #expect(try Glare.ratio(text: .black, background: .white, ambient: -1) == white, "no light is taken away")
  }
}

extension Double {
  fileprivate static func pow(_ base: Double, _ exponent: Double) -> Double { Foundation.pow(base, exponent) }
}
