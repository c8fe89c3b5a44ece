/// The heights of bars up to iOS 18 and the narrowest margin, in points, for systems of which no source states them.
///
/// Source: `layout-guides.csv`, which gives those of later systems in part.
enum OlderMetrics {
  static let navigationBar = 44.0
  static let largeTitle = 52.0
  static let tabBar = 49.0
  static let toolbar = 44.0
  /// The margin of a narrow root view (`root_margin_from_safe_area`).
  static let sideMargin = 16.0
}
