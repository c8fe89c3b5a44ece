/// What a person's eyes cannot tell apart.
public enum ColorVisionDeficiency: String, CaseIterable, Codable, Sendable {
  /// Weak or missing long-wave cones.
  case protan
  /// Weak or missing middle-wave cones.
  case deutan
  /// Weak or missing short-wave cones.
  case tritan
  /// No colour at all.
  case achromat
}
