/// The settings that a colour can depend on: light or dark, and Increase Contrast.
///
/// It combines UIKit's `userInterfaceStyle` and `accessibilityContrast`.
public enum Appearance: String, CaseIterable, Codable, Sendable {
  case light, dark, lightHighContrast, darkHighContrast

  /// Creates an appearance from the two settings.
  ///
  /// - Parameters:
  ///   - isDark: Whether the appearance is dark rather than light.
  ///   - isHighContrast: Whether Increase Contrast is on.
  public init(isDark: Bool, isHighContrast: Bool) {
    switch (isDark, isHighContrast) {
    case (false, false): self = .light
    case (true, false): self = .dark
    case (false, true): self = .lightHighContrast
    case (true, true): self = .darkHighContrast
    }
  }

  /// Whether the appearance is dark.
  public var isDark: Bool { self == .dark || self == .darkHighContrast }
  /// Whether Increase Contrast is on.
  public var isHighContrast: Bool { self == .lightHighContrast || self == .darkHighContrast }

  /// The same appearance with Increase Contrast off.
  public var normalContrast: Appearance { Appearance(isDark: isDark, isHighContrast: false) }

  /// The appearance in words, for use in a sentence.
  public var words: String {
    switch self {
    case .light: "light"
    case .dark: "dark"
    case .lightHighContrast: "light, increased contrast"
    case .darkHighContrast: "dark, increased contrast"
    }
  }
}
