public import Vocabulary

/// A way in which eyes tell fewer colours apart.
public enum ColorVisionDeficiency: String, CaseIterable, Codable, Hashable, Sendable {
  /// The long-wave (red) cones are missing or shifted: protanopia, protanomaly.
  case protan
  /// The middle-wave (green) cones are missing or shifted: deuteranopia, deuteranomaly; the most frequent.
  case deutan
  /// The short-wave (blue) cones are missing or shifted: tritanopia, tritanomaly.
  case tritan
  /// No colour at all: achromatopsia.
  case achromat

  /// The deficiency of a name, whatever its case.
  ///
  /// A name for the mild form, such as `deuteranomaly`, names the deficiency only; how severe it is, is said apart.
  ///
  /// - Parameter name: `protan`, `deutan`, `tritan`, `achromat` or a medical name such as `protanopia`.
  /// - Throws: ``UnknownName`` with the nearest known names.
  public init(name: String) throws(UnknownName) {
    self = try Self.names.value(name)
  }

  /// The rule of simulation that is used when none is forced.
  ///
  /// Tritan goes by Brettel, whose two half-planes it needs; protan and deutan by Viénot when whole and by Machado,
  /// who models shifted cones, when not. The results of the two differ, so there is a jump just below 1.
  ///
  /// - Parameter severity: How much of the deficiency there is, 0…1.
  /// - Returns: The model; nil for ``achromat``, which needs none.
  ///
  /// Source: the automatic choice of DaltonLens-Python, reasons at https://daltonlens.org/opensource-cvd-simulation/
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
