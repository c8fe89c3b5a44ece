/// A span of iOS releases with the same system colours and bars.
public enum SystemGeneration: String, CaseIterable, Codable, Sendable {
  /// iOS 7 to 12: one appearance, translucent bars made of two layers.
  case ios7 = "7-12"
  /// iOS 13 and 14: four appearances, semantic colours.
  case ios13 = "13-14"
  /// iOS 15 to 18: bars that are transparent at the scroll edge.
  case ios15 = "15-18"
  /// iOS 26 and later: Liquid Glass and the palette of June 2025.
  case ios26 = "26"
}
