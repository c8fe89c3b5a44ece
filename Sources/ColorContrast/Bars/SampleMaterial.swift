/// The blurred materials of Apple's 2013 sample code, which apps of that time copied.
///
/// Source: Apple, WWDC 2013 sample code `UIImage+ImageEffects` (`applyLightEffect` and similar methods). Blur and
/// saturation keep content within 0…1, so bounds over all content remain valid.
public enum SampleMaterial: String, CaseIterable, Codable, Sendable {
  /// White at 30 % opacity.
  case light
  /// 97 % white at 82 % opacity.
  case extraLight
  /// 11 % white at 73 % opacity.
  case dark

  /// The layer over the blurred content.
  public var layer: Color {
    switch self {
    case .light: Color(red: 1, green: 1, blue: 1, alpha: 0.3)
    case .extraLight: Color(red: 0.97, green: 0.97, blue: 0.97, alpha: 0.82)
    case .dark: Color(red: 0.11, green: 0.11, blue: 0.11, alpha: 0.73)
    }
  }

  /// The blur radius, in points.
  public var blurRadius: Double { self == .light ? 30 : 20 }

  /// The factor applied to the saturation of the blurred content.
  public static let saturation = 1.8

  /// Returns the layer of the sample's tint effect.
  ///
  /// - Parameter color: The tint.
  /// - Returns: The tint at 60 % opacity.
  public static func tint(_ color: Color) -> Color { Color(color.space, color.components, alpha: 0.6) }
}
