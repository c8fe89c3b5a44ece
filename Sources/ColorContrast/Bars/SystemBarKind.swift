/// A UIKit bar that can have a tint; the system draws each kind with its own material.
public enum SystemBarKind: String, CaseIterable, Codable, Sendable {
  /// The navigation bar at the top, with a title.
  case navigation
  /// The toolbar at the bottom, with actions.
  case toolbar
  /// The tab bar at the bottom, which switches between the app's sections.
  case tab
}
