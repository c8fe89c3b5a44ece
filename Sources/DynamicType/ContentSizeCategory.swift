/// A reader's text size, named as UIKit names it, from the smallest to the largest.
public enum ContentSizeCategory: String, CaseIterable, Codable, Hashable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge
  /// The one size of a platform without Dynamic Type sizes (macOS, tvOS).
  case `default`
}
