internal import AuditModel
internal import ColorContrast

/// An opaque colour with the values that every comparison needs, computed once.
final class OpaqueColor {
  let color: Color
  /// The relative luminance, 0…1.
  let luminance: Double
  /// The CIE lightness L*, 0…100.
  let lightness: Double
  /// The CIE L*a*b* coordinates.
  let lab: SIMD3<Double>
  /// The colour as seen with colour-vision deficiencies, computed on first use.
  private(set) lazy var visions = SimulatedColor(color)

  init(_ color: Color) {
    let linear = color.linearSRGB
    self.color = color
    luminance = WCAG2.relativeLuminance(linearSRGB: linear)
    lightness = Lightness.lightness(luminance: luminance)
    lab = CIEDE2000.lab(linearSRGB: linear)
  }

  /// Returns the WCAG contrast ratio to another colour, 1…21.
  func ratio(to other: OpaqueColor) -> Double { WCAG2.ratio(luminance: luminance, other.luminance) }

  /// Returns the CIEDE2000 difference from another colour.
  func deltaE2000(to other: OpaqueColor) -> Double { CIEDE2000.difference(lab: lab, lab: other.lab) }
}

extension PairReading {
  /// Creates a reading of two colours as seen, without simulated vision.
  init(_ environment: ColorEnvironment, _ first: Color, _ second: Color, seen one: OpaqueColor, _ two: OpaqueColor) {
    let ratio = one.ratio(to: two)
    self.init(
      environment: environment, first: first, second: second, seenFirst: one.color, seenSecond: two.color,
      ratio: ratio, maximumRatio: ratio, lightnessDifference: abs(one.lightness - two.lightness),
      deltaE2000: one.deltaE2000(to: two))
  }
}

extension Color {
  /// The OKLCH chroma.
  var chroma: Double { converted(to: .oklch).components.y }
}

extension NamedColor {
  /// The colours stated in the entries, without references to UIKit's colours.
  var writtenColors: [Color] {
    self.variants.compactMap { variant in
      if case .color(let color) = variant.value { color } else { nil }
    }
  }
}
