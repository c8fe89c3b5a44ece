import AuditModel
import DynamicType
import Testing

@testable import ColorRules

@Suite struct LargeTextTests {
  /// The categories at which iOS styles reach 18 points, and 14 points in bold (HIG Typography, the iOS table).
  static let table: [(style: TextStyle, regular: ContentSizeCategory, bold: ContentSizeCategory)] = [
    (.largeTitle, .extraSmall, .extraSmall), (.title1, .extraSmall, .extraSmall), (.title2, .extraSmall, .extraSmall),
    (.title3, .small, .extraSmall), (.headline, .extraLarge, .extraSmall), (.body, .extraLarge, .extraSmall),
    (.callout, .extraLarge, .small), (.subheadline, .extraExtraLarge, .medium),
    (.footnote, .extraExtraExtraLarge, .extraLarge), (.caption1, .extraExtraExtraLarge, .extraLarge),
    (.caption2, .accessibilityMedium, .extraExtraLarge),
  ]

  @Test(arguments: table) func firstCategoryInPoints(
    _ style: TextStyle, regular: ContentSizeCategory, bold: ContentSizeCategory
  ) {
    let large = LargeText(policy: .points)
    #expect(large.firstCategory(style) == regular)
    #expect(large.firstCategory(style, weight: .bold) == bold)
  }

  @Test func title3IsNotLargeWhereExtraSmallIsAllowed() {
    let large = LargeText(policy: .points)
    #expect(!large.isLarge(.title3, at: .extraSmall))
    #expect(large.isLarge(.title3, at: .small))
    #expect(large.firstCategory(.title3, from: .large) == .large)
  }

  @Test func semiboldIsNotBold() {
    #expect(!LargeText(policy: .points).isLarge(.headline, at: .large))
    #expect(!LargeText(policy: .apple).isLarge(.headline, at: .large))
    #expect(!LargeText(policy: .points).isLarge(size: 17, weight: .semibold))
    #expect(LargeText(policy: .points).isLarge(size: 14, weight: .bold))
    #expect(!LargeText(policy: .points).isLarge(size: 13.9, weight: .black))
  }

  @Test func boldTextMakesTheHeadlineBold() {
    #expect(LargeText(policy: .points, boldText: true).isLarge(.headline, at: .large))
    #expect(!LargeText(policy: .points, boldText: true).isLarge(.body, at: .large))
  }

  @Test func boldIsLargeAtAnySizeForApple() {
    let apple = LargeText(policy: .apple)
    #expect(apple.isLarge(.caption2, weight: .bold, at: .extraSmall))
    #expect(!apple.isLarge(.caption2, at: .extraSmall))
    #expect(apple.isLarge(size: 18, weight: .regular))
  }

  @Test func aPointIsExactlyACSSPixel() {
    let letter = LargeText(policy: .wcag)
    #expect(!letter.isLarge(.title2, at: .large))
    #expect(letter.isLarge(.title1, at: .extraSmall))
    #expect(letter.isLarge(size: 24, weight: .regular) && !letter.isLarge(size: 23.9, weight: .regular))
    #expect(letter.isLarge(size: 18.67, weight: .bold) && !letter.isLarge(size: 18.6, weight: .bold))
  }

  @Test func stylesThatIOSLacksAreNeverLarge() {
    #expect(LargeText(policy: .points).firstCategory(.footnote1) == nil)
  }
}
