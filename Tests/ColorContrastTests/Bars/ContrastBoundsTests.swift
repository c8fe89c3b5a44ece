import ColorContrast
import TestSupport
import Testing

@Suite struct ContrastBoundsTests {
  struct Vector: Decodable {
    struct Layer: Decodable {
      var rgb: [Double]
      var alpha: Double
    }

    var note: String
    var fg: [Double]
    var fgAlpha: Double
    /// The lowest first.
    var layers: [Layer]
    var minRatio: Double
    var maxRatio: Double
    var canCross: Bool
    var bruteMin17: Double
  }

  @Test func vectors() throws {
    for vector in try ColorVectors<Vector>.read("translucentBars", count: 12) {
      let item = Color(.sRGB, try SIMD3(vector.fg), alpha: vector.fgAlpha)
      let layers = try vector.layers.reversed().map { Color(.sRGB, try SIMD3($0.rgb), alpha: $0.alpha) }
      let bounds = ContrastBounds(item: item, layers: layers)
      #expect(abs(bounds.minimum - vector.minRatio) < 1e-6, "\(vector.note)")
      #expect(abs(bounds.maximum - vector.maxRatio) < 1e-6, "\(vector.note)")
      #expect(bounds.minimum <= vector.bruteMin17 + 1e-6)
    }
  }

  static func ratio(_ item: Color, _ layers: [Color], _ backdrop: Color) throws -> Double {
    try WCAG2.ratio(text: item, background: Color.composite(layers + [backdrop]))
  }

  private static func hold(_ item: Color, _ layers: [Color], _ random: inout SeededGenerator) throws {
    let bounds = ContrastBounds(item: item, layers: layers)
    #expect(abs(try ratio(item, layers, bounds.worstBackdrop) - bounds.minimum) < 1e-9)
    #expect(abs(try ratio(item, layers, bounds.bestBackdrop) - bounds.maximum) < 1e-9)
    for backdrop in [bounds.worstBackdrop, bounds.bestBackdrop] {
      #expect(backdrop.isOpaque && backdrop.isInSRGB(tolerance: 0))
    }
    var outside = 0
    for index in 0..<10_000 {
      // Half of them eight-bit colours, so that the edges and corners of the cube are met.
      var content = random.components()
      if index.isMultiple(of: 2) { content = (content * 3 - .one).clamped(lowerBound: .zero, upperBound: .one) }
      let found = try ratio(item, layers, Color(.sRGB, content))
      if found < bounds.minimum - 1e-9 || found > bounds.maximum + 1e-9 { outside += 1 }
    }
    #expect(outside == 0, "\(item) over \(layers): \(bounds)")
  }

  @Test func opaqueItemsOverEveryContent() throws {
    var random = SeededGenerator(seed: 20)
    for _ in 0..<6 {
      let layers = (0..<2).map { _ in Color(.sRGB, random.components(), alpha: .random(in: 0...1, using: &random)) }
      try Self.hold(random.color(), layers, &random)
    }
    try Self.hold(.white, [], &random)
  }

  @Test func translucentItemsOverEveryContent() throws {
    var random = SeededGenerator(seed: 21)
    for _ in 0..<8 {
      let layers = [Color(.sRGB, random.components(), alpha: .random(in: 0...1, using: &random))]
      var item = random.color()
      item.alpha = .random(in: 0.05...0.95, using: &random)
      try Self.hold(item, layers, &random)
    }
  }

  /// The search over the cube against the brute force of a grid.
  @Test func translucentItemsAgainstAGrid() throws {
    var random = SeededGenerator(seed: 22)
    for _ in 0..<6 {
      let layers = [Color(.sRGB, random.components(), alpha: .random(in: 0...0.9, using: &random))]
      var item = random.color()
      item.alpha = .random(in: 0.05...0.95, using: &random)
      var grid: [Color] = []
      for index in 0..<4913 {
        let steps = SIMD3(Double(index % 17), Double(index / 17 % 17), Double(index / 289))
        grid.append(Color(.sRGB, steps / 16))
      }
      let ratios = grid.map { backdrop in
        let bar = Color.composite(layers + [backdrop])
        return WCAG2.ratio(
          luminance: WCAG2.relativeLuminance(item.composited(over: bar)), WCAG2.relativeLuminance(bar))
      }
      let (least, most) = try (#require(ratios.min()), #require(ratios.max()))
      let bounds = ContrastBounds(item: item, layers: layers)
      #expect(bounds.minimum <= least + 1e-12 && bounds.maximum >= most - 1e-12)
      // A step of the grid is 1/16, so it comes near but does not meet an extreme inside the cube.
      #expect(least - bounds.minimum < 0.05 && bounds.maximum - most < 0.05)
    }
  }

  @Test func opaqueBarsHaveOneRatio() {
    let bounds = ContrastBounds(item: .white, layers: [.black])
    #expect(bounds.minimum == bounds.maximum && abs(bounds.minimum - 21) < 1e-12)
    let unseen = ContrastBounds(item: Color(red: 1, green: 0, blue: 0, alpha: 0), layers: [])
    #expect(unseen.minimum == 1 && unseen.maximum == 1)
  }
}
