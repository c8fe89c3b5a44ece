/// A published way to simulate a colour-vision deficiency.
public enum VisionModel: String, CaseIterable, Codable, Sendable {
  /// Viénot, Brettel and Mollon 1999.
  case vienot
  /// Brettel, Viénot and Mollon 1997.
  case brettel
  /// Machado, Oliveira and Fernandes 2009.
  case machado
  /// Greyscale by luminance.
  case luminance
}
