import ColorContrast
import TestSupport
import Testing

@Suite struct WCAG2Tests {
  struct Vector: Decodable {
    var kind: String
    var fg: String?
    var bg: String?
    var fgF: [Double]?
    var bgF: [Double]?
    var fgP3: [Double]?
    var alpha: Double?
    var lumFg: Double?
    var lumBg: Double?
    var composite: [Double]?
    var composite8: [UInt8]?
    var ratio: Double
    var ratioRounded8: Double?
    var aaNormal: Bool
    var aaLarge: Bool
    var aaaNormal: Bool
    var aaaLarge: Bool
    var nonText: Bool

    func text() throws -> Color {
      if let fg { return try Color(hex: fg, alpha: alpha ?? 1) }
      if let fgF { return Color(.sRGB, try SIMD3(fgF)) }
      return Color(.displayP3, try SIMD3(#require(fgP3)))
    }

    func background() throws -> Color {
      if let bg { return try Color(hex: bg) }
      return Color(.sRGB, try SIMD3(#require(bgF)))
    }
  }

  @Test func vectors() throws {
    let vectors = try ColorVectors<Vector>.read("wcag", count: 48)
    #expect(Set(vectors.map(\.kind)) == ["opaque8", "alpha", "float", "displayP3"])
    for vector in vectors {
      let (text, background) = (try vector.text(), try vector.background())
      let ratio = try WCAG2.ratio(text: text, background: background)
      // Display P3: the vector's coefficients have fewer digits.
      #expect(abs(ratio - vector.ratio) <= (vector.kind == "displayP3" ? 1e-3 : 1e-9), "\(vector)")
      #expect((ratio >= 4.5) == vector.aaNormal && (ratio >= 3) == vector.aaLarge, "\(vector)")
      #expect((ratio >= 7) == vector.aaaNormal && (ratio >= 4.5) == vector.aaaLarge, "\(vector)")
      #expect((ratio >= 3) == vector.nonText, "\(vector)")
      if let luminance = vector.lumFg { #expect(abs(WCAG2.relativeLuminance(text) - luminance) < 1e-9) }
      if let luminance = vector.lumBg { #expect(abs(WCAG2.relativeLuminance(background) - luminance) < 1e-9) }
    }
  }

  @Test func translucentVectors() throws {
    for vector in try ColorVectors<Vector>.read("wcag", count: 48) where vector.kind == "alpha" {
      let (text, background) = (try vector.text(), try vector.background())
      let seen = text.composited(over: background)
      #expect(seen.sRGB.distance(to: try SIMD3(#require(vector.composite))) < 1e-9)
      let rounded = seen.roundedTo8Bits
      #expect([rounded.bytes.x, rounded.bytes.y, rounded.bytes.z] == vector.composite8)
      let ratio = try WCAG2.ratio(text: rounded, background: background)
      #expect(abs(ratio - (try #require(vector.ratioRounded8))) < 1e-9)
    }
  }

  @Test func anyOrderGivesTheSameRatio() throws {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<2000 {
      let (one, two) = (random.color(), random.color())
      let ratio = try WCAG2.ratio(text: one, background: two)
      #expect(ratio == (try WCAG2.ratio(text: two, background: one)))
      #expect((1...21).contains(ratio))
    }
  }

  @Test func ratioGrowsWithLightness() throws {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<200 {
      let base = random.components(in: 0...0.9)
      var last = 0.0
      for step in 0...10 {
        let color = Color(.sRGB, base + (.one - base) * (Double(step) / 10))
        let ratio = try WCAG2.ratio(text: color, background: .black)
        #expect(ratio > last)
        last = ratio
      }
      #expect(abs(last - 21) < 1e-12)
    }
  }

  @Test func translucentBackgroundsAreRefused() {
    let glass = Color(red: 1, green: 1, blue: 1, alpha: 0.5)
    let methods: [(Color, Color) throws -> Double] = [
      { try WCAG2.ratio(text: $0, background: $1) }, { try Lightness.difference(text: $0, background: $1) },
      { try Michelson.contrast(text: $0, background: $1) }, { try Weber.contrast(text: $0, background: $1) },
      { try Glare.ratio(text: $0, background: $1, ambient: Glare.sunlight) },
      { try APCA.lightnessContrast(text: $0, background: $1) },
    ]
    for method in methods { #expect(throws: ContrastError.translucentBackground) { try method(.black, glass) } }
  }

  @Test(arguments: [
    (4.4999, 4.49), (4.5, 4.5), (2.999999, 2.99), (21, 21), (1, 1), (4.58, 4.58), (1.13, 1.13), (4.6, 4.6),
  ])
  func shownRatioIsRoundedDown(ratio: Double, shown: Double) {
    #expect(WCAG2.shown(ratio) == shown)
  }

  @Test func coloursOutsideSRGBHaveTheirTrueLuminance() throws {
    let green = Color(.displayP3, SIMD3(0, 1, 0))
    #expect(abs(WCAG2.relativeLuminance(green) - 0.6917385) < 1e-4)
    let misread = Color(.sRGB, green.components)
    #expect(WCAG2.relativeLuminance(misread) - WCAG2.relativeLuminance(green) > 0.02)
    #expect(WCAG2.relativeLuminance(Color(.extendedSRGB, SIMD3(2, 2, 2))) == 1)
    #expect(WCAG2.relativeLuminance(Color(.extendedSRGB, SIMD3(-1, -1, -1))) == 0)
  }
}
