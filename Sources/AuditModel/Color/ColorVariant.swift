public import ColorContrast

/// One entry of a named colour: a value, and where it holds.
public struct ColorVariant: Hashable, Codable, Sendable {
  /// What an entry says.
  public enum Value: Hashable, Codable, Sendable {
    /// A colour.
    case color(Color)
    /// One of UIKit's own colours by its name, such as `secondaryLabel`.
    case system(String)
    /// A slot that nothing was put into; another entry serves.
    case unassigned
  }

  /// Light or dark; nil is any.
  public var isDark: Bool?
  /// Increased contrast or not; nil is any.
  public var isHighContrast: Bool?
  /// The screen's gamut; nil is any.
  public var gamut: ColorEnvironment.Gamut?
  /// The kind of device; nil and universal are any.
  public var idiom: ColorEnvironment.Idiom?
  /// What it says.
  public var value: Value
  /// Where it stands.
  public var location: SourceLocation

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - value: What it says.
  ///   - isDark: Light or dark; nil is any.
  ///   - isHighContrast: Increased contrast or not; nil is any.
  ///   - gamut: The screen's gamut; nil is any.
  ///   - idiom: The kind of device; nil and universal are any.
  ///   - location: Where it stands.
  public init(
    _ value: Value, isDark: Bool? = nil, isHighContrast: Bool? = nil, gamut: ColorEnvironment.Gamut? = nil,
    idiom: ColorEnvironment.Idiom? = nil, location: SourceLocation
  ) {
    self.value = value
    self.isDark = isDark
    self.isHighContrast = isHighContrast
    self.gamut = gamut
    self.idiom = idiom == .universal ? nil : idiom
    self.location = location
  }

  /// How many of its own conditions an environment meets; nil where it fails one.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: A rank to compare by: more conditions first, ties in the order luminosity, contrast, gamut, idiom.
  public func rank(in environment: ColorEnvironment) -> Int? {
    // A binary digit a condition, the weightiest first.
    var met = 0
    if let isDark {
      guard isDark == environment.appearance.isDark else { return nil }
      met += 8
    }
    if let isHighContrast {
      guard isHighContrast == environment.appearance.isHighContrast else { return nil }
      met += 4
    }
    if let gamut {
      guard gamut == environment.gamut else { return nil }
      met += 2
    }
    if let idiom {
      guard idiom == environment.idiom else { return nil }
      met += 1
    }
    return met.nonzeroBitCount * 16 + met
  }
}
