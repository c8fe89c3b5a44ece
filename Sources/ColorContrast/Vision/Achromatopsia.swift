/// The simulation of achromatopsia, which replaces every channel with the luminance.
///
/// Partial severities are interpolated from the original colour in linear light.
enum Achromatopsia {
  static func filter(severity: Double) -> VisionFilter {
    let row = WCAG2.luminanceWeights
    return VisionFilter.matrix(Matrix3(row, row, row)).mixed(severity: severity)
  }
}
