/// The bars of UIKit that take a tint.
public enum SystemBarKind: String, CaseIterable, Codable, Sendable {
  /// At the top, with a title.
  case navigationBar
  /// At the bottom, with actions.
  case toolbar
  /// At the bottom, with the app's areas.
  case tabBar
}
