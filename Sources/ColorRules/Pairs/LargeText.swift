public import AuditModel
public import DynamicType

/// Which text counts as large, so that less contrast will do.
///
/// What is large depends on the reader's size category: body is 14 points at extraSmall and 19 at extraLarge.
public struct LargeText: Sendable {
  /// From which size on text counts as large.
  public let policy: ColorConditions.LargeTextPolicy
  /// Whether the Bold Text setting is on.
  public let boldText: Bool
  private let scale = TypeScale(platform: .ios)

  /// Creates the question.
  ///
  /// - Parameters:
  ///   - policy: From which size on text counts as large.
  ///   - boldText: Whether the Bold Text setting is on.
  public init(policy: ColorConditions.LargeTextPolicy, boldText: Bool = false) {
    self.policy = policy
    self.boldText = boldText
  }

  /// Large text in points, by the policy.
  ///
  /// Source: WCAG 2.2, "large scale (text)": 18 point, or 14 point bold, a point being 4/3 of a CSS pixel; HIG
  /// Accessibility, "Color and effects": 18 points, or bold at any size.
  public var size: Double { policy == .wcag ? 18 * Self.pixelsAPoint : 18 }

  /// Large text in bold, in points, by the policy; 0 is any size.
  public var boldSize: Double {
    switch policy {
    case .points: 14
    case .apple: 0
    case .wcag: 14 * Self.pixelsAPoint
    }
  }

  /// Whether text of a size and a weight is large.
  ///
  /// - Parameters:
  ///   - size: The size in UIKit points.
  ///   - weight: The weight as it is drawn; bold from 700 on, so that semibold is not.
  /// - Returns: Whether it is large.
  public func isLarge(size: Double, weight: FontWeight) -> Bool {
    size >= self.size || (weight.cssWeight >= Self.bold && size >= boldSize)
  }

  /// Whether text of a style is large at a category.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - weight: The weight instead of the style's own.
  ///   - category: The size category.
  /// - Returns: Whether it is large; false where iOS has no such style.
  public func isLarge(_ style: TextStyle, weight: FontWeight? = nil, at category: ContentSizeCategory) -> Bool {
    guard let cell = scale[style, category] else { return false }
    let own = weight ?? cell.weight
    return isLarge(size: cell.size, weight: boldText ? BoldText.standard.weight(own, style: style) : own)
  }

  /// The first category from which text of a style is large.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - weight: The weight instead of the style's own.
  ///   - smallest: The smallest category the app supports.
  /// - Returns: The category; nil where the style is never large.
  public func firstCategory(
    _ style: TextStyle, weight: FontWeight? = nil, from smallest: ContentSizeCategory = .extraSmall
  ) -> ContentSizeCategory? {
    scale.categories.first { $0 >= smallest && isLarge(style, weight: weight, at: $0) }
  }

  /// CSS pixels a point, by CSS Values and Units 4, "absolute lengths": 96 pixels and 72 points an inch.
  private static let pixelsAPoint = 96.0 / 72
  /// The lightest weight that is bold, as axe-core reads WCAG.
  private static let bold = 700
}
