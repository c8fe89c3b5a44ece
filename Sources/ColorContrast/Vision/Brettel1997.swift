internal import Vocabulary

/// The simulation of dichromacy by Brettel, Viénot and Mollon (1997).
///
/// It projects colours onto two half-planes of cone space that meet at the greys.
///
/// Partial severities are interpolated from the original colour in linear light.
enum Brettel1997: VisionMethod {
  static func filter(_ deficiency: ColorVisionDeficiency, severity: Double) -> VisionFilter? {
    filters[deficiency]?.mixed(severity: severity)
  }

  /// The filters by deficiency at full severity.
  ///
  /// Source: `cvd-brettel.csv`.
  static let filters: [ColorVisionDeficiency: VisionFilter] = {
    let rows = TableDecoder(EmbeddedResources.cvd_brettel_csv, name: "cvd-brettel").rows
    var filters: [ColorVisionDeficiency: VisionFilter] = [:]
    for positive in rows where positive["half_plane"] == "positive" {
      let negative = rows.first {
        $0["deficiency"] == positive["deficiency"] && $0["half_plane"] == "negative"
      }
      guard let negative else { preconditionFailure("\(positive.place) has no negative half-plane") }
      filters[positive.value("deficiency", as: ColorVisionDeficiency.self)] = .halfPlanes(
        positive: Matrix3(positive), negative: Matrix3(negative),
        separator: SIMD3(
          positive.number("separator_r"), positive.number("separator_g"), positive.number("separator_b")))
    }
    return filters
  }()
}
