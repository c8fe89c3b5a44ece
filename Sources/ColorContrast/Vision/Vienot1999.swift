internal import Vocabulary

/// The simulation of dichromacy by Viénot, Brettel and Mollon (1999), with one projection of cone space.
///
/// Partial severities are interpolated from the original colour in linear light. The model is not accurate for tritan.
enum Vienot1999: VisionMethod {
  static func filter(_ deficiency: ColorVisionDeficiency, severity: Double) -> VisionFilter? {
    matrices[deficiency].map { VisionFilter.matrix($0).mixed(severity: severity) }
  }

  /// The matrices by deficiency at full severity.
  ///
  /// Source: `cvd-vienot.csv`.
  static let matrices: [ColorVisionDeficiency: Matrix3] = {
    let rows = TableDecoder(EmbeddedResources.cvd_vienot_csv, name: "cvd-vienot").rows
    let pairs = rows.map { ($0.value("deficiency", as: ColorVisionDeficiency.self), Matrix3($0)) }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }()
}
