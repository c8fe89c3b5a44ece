internal import AuditModel
internal import ColorContrast

/// A colour as seen with every simulated vision, computed once per colour.
struct SimulatedColor {
  /// A colour-vision deficiency at one severity, with a simulated vision for each model that counts for the verdict.
  struct Plan {
    let deficiency: ColorVisionDeficiency
    let severity: Double
    let visions: [Vision]

    init(_ deficiency: ColorVisionDeficiency, _ severity: Double) {
      (self.deficiency, self.severity) = (deficiency, severity)
      visions = Vision.verdicts(for: deficiency, severity: severity)
    }
  }

  /// The simulated visions.
  ///
  /// Red-green deficiencies are simulated at full severity and at 0.6, because most people who have one have a mild
  /// form. Tritanopia and achromatopsia are informative only.
  static let plans = [
    Plan(.protan, 1), Plan(.protan, 0.6), Plan(.deutan, 1), Plan(.deutan, 0.6), Plan(.tritan, 1), Plan(.achromat, 1),
  ]

  /// The luminance and L*a*b* coordinates for every vision of every plan, in order.
  private let seen: [(luminance: Double, lab: SIMD3<Double>)]

  init(_ color: Color) {
    let linear = color.linearSRGB
    seen = Self.plans.flatMap { plan in
      plan.visions.map { vision in
        let simulated = vision.simulate(linearSRGB: linear)
        return (WCAG2.relativeLuminance(linearSRGB: simulated), CIEDE2000.lab(linearSRGB: simulated))
      }
    }
  }

  /// Returns the difference that remains between two colours for each plan, the smallest over its models.
  func readings(to other: SimulatedColor) -> [PairReading.VisionReading] {
    var place = 0
    return Self.plans.map { plan in
      var smallest = (ratio: Double.infinity, difference: Double.infinity, model: plan.visions[0].model)
      for vision in plan.visions {
        let (one, two) = (seen[place], other.seen[place])
        place += 1
        smallest.ratio = min(smallest.ratio, WCAG2.ratio(luminance: one.luminance, two.luminance))
        // A cheap lower bound. Often another model already has a smaller difference than this one can reach.
        guard CIEDE2000.leastDifference(lab: one.lab, lab: two.lab) < smallest.difference else { continue }
        let difference = CIEDE2000.difference(lab: one.lab, lab: two.lab)
        if difference < smallest.difference { (smallest.difference, smallest.model) = (difference, vision.model) }
      }
      return PairReading.VisionReading(
        deficiency: plan.deficiency, severity: plan.severity, model: smallest.model, ratio: smallest.ratio,
        deltaE2000: smallest.difference)
    }
  }
}

extension PairReading.VisionReading {
  /// Whether it simulates protanopia, deuteranopia or their mild forms.
  var isRedGreen: Bool { deficiency == .protan || deficiency == .deutan }
}
