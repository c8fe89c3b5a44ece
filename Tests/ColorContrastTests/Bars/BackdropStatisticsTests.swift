import ColorContrast
import TestSupport
import Testing

@Suite struct BackdropStatisticsTests {
  @Test func percentiles() throws {
    // 100 pixels: 4 white, 6 light grey, 90 black; white text.
    let histogram = [(Color(rgb: 0xFFFFFF), 4), (Color(rgb: 0xC0C0C0), 6), (Color(rgb: 0x000000), 90)]
      .map { (color: $0.0, count: $0.1) }
    let statistics = try #require(BackdropStatistics(item: .white, layers: [], histogram: histogram))
    let grey = try WCAG2.ratio(text: .white, background: Color(rgb: 0xC0C0C0))
    #expect(statistics.count == 100)
    #expect(statistics.minimum == 1 && abs(statistics.maximum - 21) < 1e-12)
    #expect(statistics.worstBackdrop.hex == "#FFFFFF")
    #expect(abs(statistics.fifthPercentile - grey) < 1e-12)
    #expect(statistics.percentile(0.04) == 1 && statistics.percentile(0) == 1)
    #expect(abs(statistics.percentile(0.5) - 21) < 1e-12 && abs(statistics.percentile(1) - 21) < 1e-12)
    #expect(statistics.share(below: 4.5) == 0.1)
  }

  @Test func insideTheBoundsOverEveryContent() throws {
    var random = SeededGenerator(seed: 30)
    let layers = [Color(red: 0.976, green: 0.976, blue: 0.976, alpha: 0.94)]
    let histogram = (0..<1000).map { _ in (color: random.color(), count: Int.random(in: 1...9, using: &random)) }
    let item = Color(rgb: 0x007AFF)
    let statistics = try #require(BackdropStatistics(item: item, layers: layers, histogram: histogram))
    let bounds = ContrastBounds(item: item, layers: layers)
    #expect(statistics.minimum >= bounds.minimum - 1e-9 && statistics.maximum <= bounds.maximum + 1e-9)
    #expect(statistics.minimum <= statistics.fifthPercentile && statistics.fifthPercentile <= statistics.maximum)
  }

  @Test func coloursInLinearLightCountTheSame() throws {
    let grey = Color(rgb: 0x808080)
    let encoded = try #require(BackdropStatistics(item: .white, layers: [], histogram: [(color: grey, count: 1)]))
    let linear = try #require(
      BackdropStatistics(item: .white, layers: [], histogram: [(color: grey.converted(to: .linearSRGB), count: 1)]))
    #expect(abs(encoded.minimum - linear.minimum) < 1e-12)
  }

  @Test func noPixelNoStatistics() {
    #expect(BackdropStatistics(item: .white, layers: [], histogram: [(color: Color.white, count: 0)]) == nil)
  }
}
