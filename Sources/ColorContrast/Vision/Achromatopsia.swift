/// No colour: every channel becomes the luminance.
///
/// Less than full severity is a mixture with the original in linear light.
enum Achromatopsia {
  static func filter(severity: Double) -> VisionFilter {
    let row = WCAG2.luminanceWeights
    return VisionFilter.matrix(Matrix3(row, row, row)).mixed(severity: severity)
  }
}
