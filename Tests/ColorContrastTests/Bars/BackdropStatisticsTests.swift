import ColorContrast
import TestSupport
import Testing

@Suite struct BackdropStatisticsTests {
  private func statistics(_ item: Color, _ layers: [Color] = [], _ pixels: [(rgb: UInt32, count: Int)]) throws
    -> BackdropStatistics
  {
    var counts = ColorCounts()
    for (rgb, count) in pixels { for _ in 0..<count { counts.add(rgb) } }
    return try #require(BackdropStatistics(BackdropTable(item: item, layers: layers), counts: counts))
  }

  @Test func percentiles() throws {
    // 100 pixels: 4 white, 6 light grey, 90 black; white text.
    let statistics = try statistics(.white, [], [(0xFFFFFF, 4), (0xC0C0C0, 6), (0x000000, 90)])
    let grey = try WCAG2.ratio(text: .white, background: Color(rgb: 0xC0C0C0))
    #expect(statistics.minimum == 1 && abs(statistics.maximum - 21) < 1e-12)
    #expect(abs(statistics.fifthPercentile - grey) < 1e-12)
    #expect(statistics.percentile(0.04) == 1 && statistics.percentile(0) == 1)
    #expect(abs(statistics.percentile(0.5) - 21) < 1e-12 && abs(statistics.percentile(1) - 21) < 1e-12)
    #expect(statistics.share(below: 4.5) == 0.1)
  }

  /// Against a sorted list of all ratios, one composited colour after the other.
  @Test(arguments: [1.0, 0.6])
  func matchesSortingEveryRatio(alpha: Double) throws {
    var random = SeededGenerator(seed: 30)
    let layers = [
      Color(red: 0.976, green: 0.976, blue: 0.976, alpha: 0.5),
      Color(.displayP3, SIMD3(0.1, 0.9, 0.2), alpha: 0.3),
    ]
    let item = Color(.displayP3, SIMD3(1, 0.1, 0.1), alpha: alpha)
    let pixels = (0..<3000).map { _ in
      (rgb: UInt32.random(in: 0...0xFFFFFF, using: &random), count: Int.random(in: 1...9, using: &random))
    }
    let statistics = try statistics(item, layers, pixels)
    let ratios = pixels.flatMap { pixel in
      let bar = Color.composite(layers + [Color(rgb: pixel.rgb)])
      let ratio = WCAG2.ratio(
        luminance: WCAG2.relativeLuminance(item.composited(over: bar)), WCAG2.relativeLuminance(bar))
      return [Double](repeating: ratio, count: pixel.count)
    }.sorted()
    for share in [0.001, 0.05, 0.333, 0.5, 0.999] {
      let rank = max(1, Int((share * Double(ratios.count)).rounded(.up)))
      #expect(abs(statistics.percentile(share) - ratios[rank - 1]) < 1e-9, "\(share)")
    }
    #expect(abs(statistics.fifthPercentile - statistics.percentile(0.05)) == 0)
    #expect(abs(statistics.minimum - ratios[0]) < 1e-9 && abs(statistics.maximum - ratios[ratios.count - 1]) < 1e-9)
    let short = Double(ratios.count { $0 < 2.5 }) / Double(ratios.count)
    #expect(abs(statistics.share(below: 2.5) - short) < 1e-3)
    let bounds = ContrastBounds(item: item, layers: layers)
    #expect(statistics.minimum >= bounds.minimum - 1e-9 && statistics.maximum <= bounds.maximum + 1e-9)
  }

  @Test func anOpaqueLayerGivesOneRatio() throws {
    let statistics = try statistics(.white, [Color(rgb: 0x144714)], [(0xFFFFFF, 4), (0x000000, 90)])
    #expect(statistics.minimum == statistics.maximum && statistics.fifthPercentile == statistics.minimum)
  }

  @Test func noPixelsGiveNoStatistics() {
    #expect(BackdropStatistics(BackdropTable(item: .white, layers: []), counts: ColorCounts()) == nil)
  }
}
