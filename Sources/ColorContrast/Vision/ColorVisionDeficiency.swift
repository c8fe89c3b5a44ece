public import Vocabulary

/// A colour-vision deficiency.
public enum ColorVisionDeficiency: String, CaseIterable, Codable, Hashable, Sendable {
  /// Protanopia or protanomaly: long-wave (red) cones are missing or shifted.
  case protan
  /// Deuteranopia or deuteranomaly, the most common deficiency: medium-wave (green) cones are missing or shifted.
  case deutan
  /// Tritanopia or tritanomaly: short-wave (blue) cones are missing or shifted.
  case tritan
  /// Achromatopsia: no colour vision.
  case achromat

  /// Creates a deficiency from its name, ignoring case.
  ///
  /// Names of the mild form, such as `deuteranomaly`, only select the deficiency. The severity is a separate setting.
  ///
  /// - Parameter name: `protan`, `deutan`, `tritan`, `achromat` or a medical name such as `protanopia`.
  /// - Throws: ``UnknownName`` with the nearest known names.
  public init(name: String) throws(UnknownName) {
    self = try Self.names.value(name)
  }

  /// Returns the default simulation model.
  ///
  /// Tritan needs Brettel's two half-planes. Protan and deutan use Viénot at full severity. At lower severities they
  /// use Machado, which models shifted cones. The two models differ, so results change abruptly just below severity
  /// 1.
  ///
  /// Source: the automatic choice of DaltonLens-Python, explained at https://daltonlens.org/opensource-cvd-simulation/
  ///
  /// - Parameter severity: The severity, 0…1.
  /// - Returns: The model, or nil for ``achromat``, which needs none.
  public func model(severity: Double) -> VisionModel? {
    switch self {
    case .protan, .deutan: severity < 1 ? .machado : .vienot
    case .tritan: .brettel
    case .achromat: nil
    }
  }

  static let names = NameList(
    kind: "a colour-vision deficiency", values: allCases,
    aliases: [
      "protanopia": .protan, "protanope": .protan, "protanomaly": .protan, "protanomalous": .protan,
      "deuteranopia": .deutan, "deuteranope": .deutan, "deuteranomaly": .deutan, "deuteranomalous": .deutan,
      "tritanopia": .tritan, "tritanope": .tritan, "tritanomaly": .tritan, "tritanomalous": .tritan,
      "achromatopsia": .achromat, "achromatope": .achromat, "achromatomaly": .achromat,
      "monochromacy": .achromat, "grayscale": .achromat, "greyscale": .achromat,
    ])
}
