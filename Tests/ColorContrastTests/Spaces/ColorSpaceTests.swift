import ColorContrast
import TestSupport
import Testing

@Suite struct ColorSpaceTests {
  struct OKLabVector: Decodable {
    var srgb: String
    var oklab: [Double]
    var oklch: [Double?]
  }

  struct OKLCHVector: Decodable {
    var oklch: [Double]
    var srgbUnclipped: [Double]
  }

  struct DisplayP3Vector: Decodable {
    var kind: String
    var p3: [Double]
    var srgb: String?
    var srgbExtended: [Double]?
    var inGamut: Bool?
    var clipped8: [UInt8]?
  }

  @Test func okLab() throws {
    for vector in try ColorVectors<OKLabVector>.read("oklab", count: 23) {
      let color = try Color(hex: vector.srgb)
      #expect(color.converted(to: .oklab).components.distance(to: try SIMD3(vector.oklab)) < 1e-6)
      let oklch = color.converted(to: .oklch).components
      #expect(abs(oklch.x - (try #require(vector.oklch[0]))) < 1e-6)
      #expect(abs(oklch.y - (try #require(vector.oklch[1]))) < 1e-6)
      if let hue = vector.oklch[2], oklch.y > 0.01 { #expect(abs(oklch.z - hue) < 0.01) }
      if vector.oklch[2] == nil { #expect(oklch.z == 0 && oklch.y < 4e-6) }
    }
  }

  @Test func okLCHToSRGB() throws {
    for vector in try ColorVectors<OKLCHVector>.read("oklchToSrgb", count: 12) {
      let color = Color(.oklch, try SIMD3(vector.oklch))
      #expect(color.sRGB.distance(to: try SIMD3(vector.srgbUnclipped)) < 1e-6)
    }
  }

  @Test func displayP3() throws {
    let vectors = try ColorVectors<DisplayP3Vector>.read("displayP3", count: 28)
    #expect(Set(vectors.map(\.kind)) == ["p3ToSrgb", "srgbToP3"])
    for vector in vectors {
      let p3 = try SIMD3(vector.p3)
      guard let expected = vector.srgbExtended else {
        let color = try Color(hex: #require(vector.srgb))
        #expect(color.converted(to: .displayP3).components.distance(to: p3) < 1e-6)
        continue
      }
      let color = Color(.displayP3, p3)
      let sRGB = color.sRGB
      #expect(sRGB.distance(to: try SIMD3(expected)) < 1e-6)
      #expect(color.isInSRGB() == vector.inGamut)
      let (bytes, clipped) = (color.bytes, try #require(vector.clipped8))
      for channel in 0..<3 where bytes[channel] != clipped[channel] {
        let steps = min(max(sRGB[channel], 0), 1) * 255
        #expect(abs(steps - steps.rounded(.down) - 0.5) < 0.01, "\(vector)")
      }
    }
  }

  /// The error of a colour after a round trip through every pair of spaces.
  ///
  /// The published matrices of a pair are each rounded to 16 digits; cubing and roots near black cost the rest.
  static let precision: [ColorSpace: Double] = [
    .sRGB: 1e-12, .extendedSRGB: 1e-12, .linearSRGB: 1e-12, .extendedLinearSRGB: 1e-12, .displayP3: 1e-12,
    .linearDisplayP3: 1e-12, .xyzD65: 1e-12, .lab: 1e-10, .oklab: 1e-12, .oklch: 1e-9,
  ]

  @Test(arguments: ColorSpace.allCases.filter { precision[$0] != nil })
  func roundTrip(_ space: ColorSpace) throws {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<300 {
      let start = Color(.extendedSRGB, random.components(in: -0.2...1.2))
      for other in ColorSpace.allCases where Self.precision[other] != nil {
        let there = start.converted(to: space)
        let back = there.converted(to: other).converted(to: space)
        let precision = try #require(Self.precision[space])
        let scale = space == .lab || space == .oklch ? 100.0 : 1
        #expect(back.components.distance(to: there.components) < precision * scale, "\(space) by \(other): \(start)")
      }
    }
  }

  @Test func greyIsNeutralAndRoundTrips() {
    for step in 0...255 {
      let white = Double(step) / 255
      let grey = Color(.grayGamma22, SIMD3(white, 0, 0))
      #expect(grey.linearSRGB.x == grey.linearSRGB.y && grey.linearSRGB.y == grey.linearSRGB.z)
      #expect(abs(grey.sRGB.converted.components.x - white) < 1e-12)
    }
    #expect(Color(.grayGamma22, SIMD3(1, 0, 0)).hex == "#FFFFFF")
    #expect(Color(.extendedGray, SIMD3(-0.5, 0, 0)).sRGB.x < 0)
    #expect(Color(.grayGamma22, SIMD3(0.5, 0, 0)).hex == "#808080", "gamma 2.2 and sRGB's curve are near there")
  }

  @Test func neutralsHaveNoHue() {
    for step in 0...255 {
      let color = Color(.sRGB, SIMD3(repeating: Double(step) / 255))
      #expect(color.converted(to: .oklch).components.y < 4e-6)
      #expect(color.converted(to: .oklch).components.z == 0)
      let lab = color.converted(to: .lab).components
      #expect(abs(lab.y) < 1e-9 && abs(lab.z) < 1e-9)
    }
  }

  @Test func everySpaceConvertsToXYZ() {
    for space in ColorSpace.allCases {
      let white = Color.white.converted(to: space).converted(to: .xyzD65).components
      #expect(white.distance(to: SIMD3(0.95045593, 1, 1.08905775)) < 1e-7, "\(space)")
    }
  }
}

extension SIMD3<Double> {
  /// The grey of encoded sRGB components.
  fileprivate var converted: Color { Color(.extendedSRGB, self).converted(to: .grayGamma22) }
}
