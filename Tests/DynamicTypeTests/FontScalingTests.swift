import DynamicType
import Testing

@Suite struct FontScalingTests {
  private static let ios = TypeScale(platform: .ios)
  private static let all = ContentSizeCategory.standard + ContentSizeCategory.accessibility

  /// 17 at AX5 is 48 as measured on a device; the others follow from the published leadings.
  @Test(arguments: zip(all, [15.0, 15, 16, 17, 19, 20, 22, 26, 31, 37, 43, 48]))
  func body17(category: ContentSizeCategory, size: Double) throws {
    #expect(try #require(Self.ios.scaling(.body, category)).scaledFont(17) == size)
  }

  @Test(
    arguments: zip(
      all, [0.8636, 0.9091, 0.9545, 1, 1.0909, 1.1818, 1.3182, 1.5455, 1.8182, 2.1818, 2.5455, 2.8182]))
  func bodyFactors(category: ContentSizeCategory, factor: Double) throws {
    #expect(abs(try #require(Self.ios.scaling(.body, category)).factor - factor) < 5e-5)
  }

  /// Measured: `UIFontMetrics(.body).scaledValue(for: 17)` at medium is 16.333… on a 3x screen.
  @Test func measuredValueAtMedium() throws {
    let scaling = try #require(Self.ios.scaling(.body, .medium))
    #expect(scaling.scaledValue(17, displayScale: 3) == 49.0 / 3)
    #expect(scaling.scaledValue(17, displayScale: 2) == 16)
    #expect(scaling.scaledValue(17, displayScale: 0) == 17 * 21.0 / 22)
    #expect(scaling.scaledValue(17, displayScale: .nan) == 17 * 21.0 / 22)
  }

  /// Measured elsewhere: 16 pt body text at AX5 with lines of 1.2 + 4.8 pt has the ratio 1.31, which is 45 pt text.
  @Test func measuredLineRatio() throws {
    let size = try #require(Self.ios.scaling(.body, .accessibilityExtraExtraExtraLarge)).scaledFont(16)
    #expect(size == 45)
    #expect(abs((size * 1.2 + 4.8) / size - 1.31) < 0.005)
  }

  @Test func maximumCapsTheFontOnly() throws {
    let scaling = try #require(Self.ios.scaling(.body, .accessibilityExtraExtraExtraLarge))
    #expect(scaling.scaledFont(17, maximum: 30) == 30)
    #expect(scaling.scaledFont(17, maximum: 30.5) == 30.5)
    #expect(scaling.scaledFont(17, maximum: 60) == 48)
    #expect(scaling.scaledValue(17) > 30)
  }

  @Test func halvesRoundAwayFromZero() throws {
    let body = try #require(Self.ios.scaling(.body, .large))
    #expect(body.scaledFont(16.5) == 17)
    #expect(body.scaledFont(15.5) == 16)
    #expect(body.scaledValue(0.25, displayScale: 2) == 0.5)
    #expect(body.scaledValue(-0.25, displayScale: 2) == -0.5)
  }

  @Test(arguments: TextStyle.allCases) func largeIsOne(style: TextStyle) throws {
    guard let scaling = Self.ios.scaling(style, .large) else {
      #expect(!Self.ios.styles.contains(style))
      return
    }
    #expect(scaling.factor == 1)
    #expect(scaling.scaledFont(12) == 12)
  }

  @Test func absentCellsHaveNoScaling() {
    #expect(Self.ios.scaling(.extraLargeTitle, .small) == nil)
    #expect(TypeScale(platform: .watchos).scaling(.body, .medium) == nil)
    #expect(TypeScale(platform: .macos).scaling(.body, .default)?.factor == 1)
  }

  @Test func followsLeadingsNotSizes() throws {
    let scaling = try #require(Self.ios.scaling(.subheadline, .extraExtraExtraLarge))
    #expect(scaling.factor == 1.4, "leading 28 against 20, as published")
    let caption = try #require(Self.ios.scaling(.caption2, .accessibilityExtraExtraExtraLarge))
    #expect(caption.factor == 48.0 / 13, "the sizes would give 40 against 11")
  }
}
