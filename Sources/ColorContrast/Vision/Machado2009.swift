internal import Vocabulary

/// The simulation of dichromacy and anomalous trichromacy by Machado, Oliveira and Fernandes (2009).
///
/// It uses eleven published matrices for each deficiency, and interpolates between their severities. According to the
/// authors, tritan is an approximation.
enum Machado2009: VisionMethod {
  static func filter(_ deficiency: ColorVisionDeficiency, severity: Double) -> VisionFilter? {
    guard let steps = steps[deficiency], let first = steps.first, let last = steps.last else { return nil }
    guard let upper = steps.firstIndex(where: { $0.severity >= severity }) else { return .matrix(last.matrix) }
    guard upper > 0 else { return .matrix(first.matrix) }
    let (below, above) = (steps[upper - 1], steps[upper])
    if above.severity == severity { return .matrix(above.matrix) }
    let share = (severity - below.severity) / (above.severity - below.severity)
    return .matrix(below.matrix.interpolated(to: above.matrix, share: share))
  }

  /// The matrices by deficiency, in ascending order of severity.
  ///
  /// Source: `cvd-machado.csv`.
  static let steps: [ColorVisionDeficiency: [(severity: Double, matrix: Matrix3)]] = {
    let rows = TableDecoder(EmbeddedResources.cvd_machado_csv, name: "cvd-machado").rows
    return Dictionary(grouping: rows) { $0.value("deficiency", as: ColorVisionDeficiency.self) }.mapValues { rows in
      rows.map { (severity: $0.number("severity"), matrix: Matrix3($0)) }.sorted { $0.severity < $1.severity }
    }
  }()
}
