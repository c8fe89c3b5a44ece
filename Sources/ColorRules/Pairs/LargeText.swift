package import AuditModel
package import DynamicType

/// A definition of large text, which needs less contrast.
///
/// The result depends on the reader's size category: body text is 14 points at extraSmall and 19 points at
/// extraLarge.
package struct LargeText: Sendable {
  /// The definition of large text.
  package let policy: ColorConditions.LargeTextPolicy
  /// Whether the Bold Text setting is on.
  package let boldText: Bool
  private let scale = TypeScale(platform: .ios)

  /// Creates a definition.
  package init(policy: ColorConditions.LargeTextPolicy, boldText: Bool = false) {
    self.policy = policy
    self.boldText = boldText
  }

  /// The smallest size of large text in points.
  ///
  /// Source: WCAG 2.2, "large scale (text)": 18 point, or 14 point bold, a point being 4/3 of a CSS pixel; HIG
  /// Accessibility, "Color and effects": 18 points, or bold at any size.
  package var size: Double { policy == .wcag ? 18 * Self.pixelsAPoint : 18 }

  /// The smallest size of large bold text in points.
  ///
  /// Zero means that bold text counts as large at any size.
  package var boldSize: Double {
    switch policy {
    case .points: 14
    case .apple: 0
    case .wcag: 14 * Self.pixelsAPoint
    }
  }

  /// Returns whether text of a size and weight counts as large.
  ///
  /// The size is in UIKit points, and the weight is as drawn. Bold starts at 700, so semibold does not count.
  package func isLarge(size: Double, weight: FontWeight) -> Bool {
    size >= self.size || (weight.cssWeight >= Self.bold && size >= boldSize)
  }

  /// Returns whether text of a style counts as large at a size category.
  ///
  /// A nil weight is the style's own. The result is false if iOS has no such style.
  package func isLarge(_ style: TextStyle, weight: FontWeight? = nil, at category: ContentSizeCategory) -> Bool {
    guard let cell = scale[style, category] else { return false }
    let own = weight ?? cell.weight
    return isLarge(size: cell.size, weight: boldText ? BoldText.standard.weight(own, style: style) : own)
  }

  /// Returns the first size category at which text of a style counts as large; nil if none.
  ///
  /// A nil weight is the style's own. `smallest` is the smallest category that the app supports.
  package func firstCategory(
    _ style: TextStyle, weight: FontWeight? = nil, from smallest: ContentSizeCategory = .extraSmall
  ) -> ContentSizeCategory? {
    scale.categories.first { $0 >= smallest && isLarge(style, weight: weight, at: $0) }
  }

  /// CSS pixels per point.
  ///
  /// Source: CSS Values and Units 4, "absolute lengths": 96 pixels and 72 points per inch.
  private static let pixelsAPoint = 96.0 / 72
  /// The lightest weight that counts as bold, as in axe-core's reading of WCAG.
  private static let bold = 700
}
