/// The UIKit bars that take a tint.
public enum SystemBarKind: String, CaseIterable, Codable, Sendable {
  /// The bar at the top, with a title.
  case navigationBar
  /// The bar at the bottom, with actions.
  case toolbar
  /// The bar at the bottom that switches between the app's sections.
  case tabBar
}
