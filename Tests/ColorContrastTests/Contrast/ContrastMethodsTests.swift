import ColorContrast
import Foundation
import Testing

@Suite struct ContrastMethodsTests {
  struct Vector: Decodable {
    var a: String
    var b: String
    var wcagRatio: Double
    var michelsonFlare: Double
    var weberFlare: Double
    var deltaLstar: Double
  }

  @Test func vectors() throws {
    for vector in try ColorVectors<Vector>.read("contrastMetrics", count: 18) {
      let (a, b) = (try Color(hex: vector.a), try Color(hex: vector.b))
      #expect(abs(try WCAG2.ratio(text: a, background: b) - vector.wcagRatio) < 1e-9)
      #expect(abs(try Michelson.contrast(text: a, background: b) - vector.michelsonFlare) < 1e-9)
      #expect(abs(try Weber.contrast(text: a, background: b) - vector.weberFlare) < 1e-9)
      #expect(abs(try Lightness.difference(text: a, background: b) - vector.deltaLstar) < 1e-7)
    }
  }

  @Test func oneHalf() {
    #expect(Michelson.contrast(ratio: 3) == 0.5)
    #expect(Weber.contrast(ratio: 2) == 0.5)
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
