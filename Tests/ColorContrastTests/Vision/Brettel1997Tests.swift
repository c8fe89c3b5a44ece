import Testing

@testable import ColorContrast

/// The half-planes are proved by their anchors: the light a half-plane hangs on must be mapped to itself.
@Suite struct Brettel1997Tests {
  /// A single wavelength in nanometres and its chromaticity.
  ///
  /// Source: CIE 1931 standard observer, chromaticity coordinates to four decimals (CIE 018, table of the spectrum
  /// locus); the wavelengths are those of Brettel, Viénot and Mollon 1997.
  struct Anchor: CustomStringConvertible {
    let deficiency: ColorVisionDeficiency
    let wavelength: Int
    let (x, y): (Double, Double)

    init(_ deficiency: ColorVisionDeficiency, _ wavelength: Int, _ x: Double, _ y: Double) {
      self.deficiency = deficiency
      self.wavelength = wavelength
      (self.x, self.y) = (x, y)
    }

    /// The light in linear sRGB, outside the gamut, its largest component 1.
    var linear: SIMD3<Double> {
      let linear = LinearSRGB.fromBase([x / y, 1, (1 - x - y) / y])
      return linear / max(abs(linear.x), abs(linear.y), abs(linear.z))
    }

    var description: String { "\(deficiency.rawValue) \(wavelength) nm" }
  }

  static let anchors = [
    Anchor(.protan, 475, 0.1096, 0.0868), Anchor(.protan, 575, 0.4788, 0.5202),
    Anchor(.deutan, 475, 0.1096, 0.0868), Anchor(.deutan, 575, 0.4788, 0.5202),
    Anchor(.tritan, 485, 0.0687, 0.2007), Anchor(.tritan, 660, 0.7300, 0.2700),
  ]

  @Test(arguments: anchors)
  func anchorsAreMappedToThemselves(_ anchor: Anchor) throws {
    let filter = try #require(Brettel1997.filters[anchor.deficiency])
    guard case .halfPlanes(let positive, let negative, let separator) = filter else {
      Issue.record("there are no half-planes")
      return
    }
    func displacement(_ matrix: Matrix3) -> Double {
      let change = VisionFilter.matrix(matrix).apply(anchor.linear) - anchor.linear
      return max(abs(change.x), abs(change.y), abs(change.z))
    }
    let isPositive = VisionFilter.dot(separator, anchor.linear) >= 0
    #expect(displacement(isPositive ? positive : negative) < 1e-3)
    // The other half-plane moves it at least twenty times as far, so taking the wrong one cannot pass.
    #expect(displacement(isPositive ? negative : positive) > 0.02)
    let applied = filter.apply(anchor.linear) - anchor.linear
    #expect(max(abs(applied.x), abs(applied.y), abs(applied.z)) < 1e-3)
  }

  @Test(arguments: [ColorVisionDeficiency.protan, .deutan, .tritan])
  func theHalfPlanesMeetAtTheGreys(_ deficiency: ColorVisionDeficiency) throws {
    let filter = try #require(Brettel1997.filters[deficiency])
    for light in [0.001, 0.18, 1.0] {
      let change = filter.apply(SIMD3(repeating: light)) - light
      #expect(max(abs(change.x), abs(change.y), abs(change.z)) < 1e-11)
    }
  }

  @Test(arguments: [ColorVisionDeficiency.protan, .deutan, .tritan])
  func simulatingTwiceChangesNothing(_ deficiency: ColorVisionDeficiency) throws {
    let filter = try #require(Brettel1997.filters[deficiency])
    for color: UInt32 in [0xFF0000, 0x00FF00, 0x0000FF, 0x8040C0, 0x34C759, 0xFFCC00] {
      let once = filter.apply(Color(rgb: color).linearSRGB)
      let change = filter.apply(once) - once
      #expect(max(abs(change.x), abs(change.y), abs(change.z)) < 1e-8)
    }
  }
}
