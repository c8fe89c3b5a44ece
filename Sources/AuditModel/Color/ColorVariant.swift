public import ColorContrast

/// One entry of a named colour: a value and the conditions under which it applies.
public struct ColorVariant: Hashable, Codable, Sendable {
  /// The value of an entry.
  public enum Value: Hashable, Codable, Sendable {
    /// A colour.
    case color(Color)
    /// The name of a UIKit colour, such as `secondaryLabel`.
    case system(String)
    /// An empty slot of the asset catalog; another entry is used instead.
    case unassigned
  }

  /// Whether the entry is for dark (true) or light (false) appearance; nil for both.
  public var isDark: Bool?
  /// Whether the entry is for increased (true) or normal (false) contrast; nil for both.
  public var isHighContrast: Bool?
  /// The screen's gamut; nil for all.
  public var gamut: ColorEnvironment.Gamut?
  /// The kind of device; nil for all.
  public var idiom: ColorEnvironment.Idiom?
  /// The colour value of the entry.
  public var value: Value
  /// The location of the entry.
  public var location: SourceLocation

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - isDark: Whether the entry is for dark (true) or light (false) appearance; nil for both.
  ///   - isHighContrast: Whether the entry is for increased (true) or normal (false) contrast; nil for both.
  ///   - gamut: The screen's gamut; nil for all.
  ///   - idiom: The kind of device; nil and universal mean all.
  ///   - location: The location of the entry.
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

  /// Ranks how specifically the entry matches an environment.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: A rank for comparison; nil if a condition does not match. More matching conditions rank higher; ties
  ///   are broken in the order luminosity, contrast, gamut, idiom.
  public func rank(in environment: ColorEnvironment) -> Int? {
    // One bit per condition, the most important one highest.
    var met = 0
    func holds<Value: Equatable>(_ condition: Value?, _ value: Value) -> Bool {
      met = met << 1 | (condition == nil ? 0 : 1)
      return condition == nil || condition == value
    }
    guard holds(isDark, environment.appearance.isDark), holds(isHighContrast, environment.appearance.isHighContrast),
      holds(gamut, environment.gamut), holds(idiom, environment.idiom)
    else { return nil }
    return met.nonzeroBitCount * 16 + met
  }
}
