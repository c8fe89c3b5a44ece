import ColorContrast
import TestSupport
import Testing

@Suite struct CIEDE2000Tests {
  struct Vector: Decodable {
    var kind: String
    var n: Int?
    var a: String?
    var b: String?
    var lab1: [Double]
    var lab2: [Double]
    var published: Double?
    var colourScience: Double?
    var deltaE2000: Double?
    var deltaEOK: Double?
  }

  static func vectors() throws -> [Vector] { try ColorVectors<Vector>.read("ciede2000", count: 56) }

  @Test func allPairsOfThePublishedTable() throws {
    let pairs = try Self.vectors().filter { $0.kind == "sharma2005" }
    #expect(pairs.map(\.n) == Array(1...34))
    for pair in pairs {
      let (one, two) = (try SIMD3(pair.lab1), try SIMD3(pair.lab2))
      let found = CIEDE2000.difference(lab: one, lab: two)
      #expect(abs(found - (try #require(pair.published))) <= 5e-5, "pair \(pair.n ?? 0): \(found)")
      #expect(abs(found - (try #require(pair.colourScience))) < 1e-8, "pair \(pair.n ?? 0): \(found)")
      #expect(abs(found - CIEDE2000.difference(lab: two, lab: one)) < 1e-4, "pair \(pair.n ?? 0) the other way round")
    }
  }

  @Test func colours() throws {
    for pair in try Self.vectors() where pair.kind == "srgbPair" {
      let (a, b) = (try Color(hex: #require(pair.a)), try Color(hex: #require(pair.b)))
      #expect(CIEDE2000.lab(linearSRGB: a.linearSRGB).distance(to: try SIMD3(pair.lab1)) < 1e-6)
      #expect(b.converted(to: .lab).components.distance(to: try SIMD3(pair.lab2)) < 1e-6)
      let expected = try #require(pair.deltaE2000)
      #expect(abs(CIEDE2000.difference(a, b) - expected) < 1e-6)
      #expect(
        abs(
          CIEDE2000.difference(
            lab: CIEDE2000.lab(linearSRGB: a.linearSRGB), lab: CIEDE2000.lab(linearSRGB: b.linearSRGB)) - expected)
          < 1e-6)
      #expect(abs(OKLabDifference.deltaEOK(a, b) - (try #require(pair.deltaEOK))) < 1e-6)
    }
  }

  @Test func symmetryAndIdentity() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<5000 {
      let (one, two) = (random.color(), random.color())
      let difference = CIEDE2000.difference(one, two)
      #expect(difference.isFinite && difference >= 0)
      #expect(abs(difference - CIEDE2000.difference(two, one)) < 1e-9, "\(one.hex) \(two.hex)")
      #expect(CIEDE2000.difference(one, one) == 0)
    }
  }

  @Test func blackAndWhite() {
    #expect(abs(CIEDE2000.difference(.black, .white) - 100) < 1e-9)
    #expect(abs(OKLabDifference.deltaEOK(.black, .white) - 1) < 1e-6)
  }
}
