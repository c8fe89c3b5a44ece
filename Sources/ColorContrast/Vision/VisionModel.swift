public import Vocabulary

/// A published simulation model for colour-vision deficiencies.
public enum VisionModel: String, CaseIterable, Codable, Hashable, Sendable {
  /// Viénot, Brettel and Mollon (1999): one matrix, for protan and deutan.
  case vienot
  /// Brettel, Viénot and Mollon (1997): two half-planes, for all three dichromacies.
  case brettel
  /// Machado, Oliveira and Fernandes (2009): matrices for eleven severities; approximate for tritan.
  case machado

  /// Creates a model from its name, ignoring case.
  ///
  /// - Parameter name: `vienot`, `brettel` or `machado`, with or without the year.
  /// - Throws: ``UnknownName`` with the nearest known names.
  public init(name: String) throws(UnknownName) {
    self = try Self.names.value(name)
  }

  /// The authors and the year, for reports.
  public var words: String {
    switch self {
    case .vienot: "Viénot, Brettel and Mollon 1999"
    case .brettel: "Brettel, Viénot and Mollon 1997"
    case .machado: "Machado, Oliveira and Fernandes 2009"
    }
  }

  /// The implementation of the model.
  var method: any VisionMethod.Type {
    switch self {
    case .vienot: Vienot1999.self
    case .brettel: Brettel1997.self
    case .machado: Machado2009.self
    }
  }

  static let names = NameList(
    kind: "a model of colour vision", values: allCases,
    aliases: [
      "viénot": .vienot, "vienot1999": .vienot, "brettel1997": .brettel, "machado2009": .machado,
    ])
}

/// A type that implements a simulation model.
protocol VisionMethod {
  /// Returns the filter for a deficiency and severity, or nil if the model does not support the deficiency.
  static func filter(_ deficiency: ColorVisionDeficiency, severity: Double) -> VisionFilter?
}
