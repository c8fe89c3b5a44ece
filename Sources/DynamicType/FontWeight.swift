/// A font weight, named as UIKit names it, from the lightest to the heaviest.
public enum FontWeight: String, CaseIterable, Codable, Hashable, Sendable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}
