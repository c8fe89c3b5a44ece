/// The blurred materials of Apple's sample of 2013, which apps of that time copied.
///
/// Source: Apple, WWDC 2013 sample code `UIImage+ImageEffects` (`applyLightEffect` and its kin). The blur and the
/// saturation keep content inside 0…1, so bounds over every content hold with them too.
public enum SampleMaterial: String, CaseIterable, Codable, Sendable {
  /// White at 0.3.
  case light
  /// White 0.97 at 0.82.
  case extraLight
  /// White 0.11 at 0.73.
  case dark

  /// The layer over the blurred content.
  public var layer: Color {
    switch self {
    case .light: Color(red: 1, green: 1, blue: 1, alpha: 0.3)
    case .extraLight: Color(red: 0.97, green: 0.97, blue: 0.97, alpha: 0.82)
    case .dark: Color(red: 0.11, green: 0.11, blue: 0.11, alpha: 0.73)
    }
  }

  /// How far the content is blurred, in points.
  public var blurRadius: Double { self == .light ? 30 : 20 }

  /// How much the blurred content's saturation is raised.
  public static let saturation = 1.8

  /// The layer of the sample's tint effect.
  ///
  /// - Parameter color: The tint.
  /// - Returns: The tint at 0.6.
  public static func tint(_ color: Color) -> Color { Color(color.space, color.components, alpha: 0.6) }
}
