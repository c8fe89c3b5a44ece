/// What a colour may depend on: light or dark, and the Increase Contrast setting.
///
/// UIKit's `userInterfaceStyle` and `accessibilityContrast` together.
public enum Appearance: String, CaseIterable, Codable, Sendable {
  case light, dark, lightHighContrast, darkHighContrast

  /// Creates an appearance from its two parts.
  ///
  /// - Parameters:
  ///   - isDark: Dark instead of light.
  ///   - isHighContrast: The Increase Contrast setting.
  public init(isDark: Bool, isHighContrast: Bool) {
    switch (isDark, isHighContrast) {
    case (false, false): self = .light
    case (true, false): self = .dark
    case (false, true): self = .lightHighContrast
    case (true, true): self = .darkHighContrast
    }
  }

  /// Whether it is dark.
  public var isDark: Bool { self == .dark || self == .darkHighContrast }
  /// Whether the Increase Contrast setting is on.
  public var isHighContrast: Bool { self == .lightHighContrast || self == .darkHighContrast }

  /// The same with the Increase Contrast setting off.
  public var normalContrast: Appearance { Appearance(isDark: isDark, isHighContrast: false) }

  /// As it stands in a sentence.
  public var words: String {
    switch self {
    case .light: "light"
    case .dark: "dark"
    case .lightHighContrast: "light, increased contrast"
    case .darkHighContrast: "dark, increased contrast"
    }
  }
}
