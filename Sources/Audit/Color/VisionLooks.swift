internal import AuditModel
internal import ColorContrast

/// A colour as every vision that takes part in verdicts leaves it, worked out once a colour.
struct VisionLooks {
  /// A deficiency of a severity, with one vision for each model whose answer counts.
  struct Plan {
    let deficiency: ColorVisionDeficiency
    let severity: Double
    let visions: [Vision]

    init(_ deficiency: ColorVisionDeficiency, _ severity: Double) {
      self.deficiency = deficiency
      self.severity = severity
      visions = Vision.verdicts(for: deficiency, severity: severity)
    }
  }

  /// Protan and deutan whole and at 0.6, as most people who have them; tritan and no colour at all for information.
  static let plans = [
    Plan(.protan, 1), Plan(.protan, 0.6), Plan(.deutan, 1), Plan(.deutan, 0.6), Plan(.tritan, 1), Plan(.achromat, 1),
  ]

  /// Luminance and L*a*b* by plan and vision.
  private let looks: [[(luminance: Double, lab: SIMD3<Double>)]]

  init(_ color: Color) {
    let linear = color.linearSRGB
    looks = Self.plans.map { plan in
      plan.visions.map { vision in
        let seen = vision.simulate(linearSRGB: linear)
        return (WCAG2.relativeLuminance(linearSRGB: seen), CIEDE2000.lab(linearSRGB: seen))
      }
    }
  }

  /// What is left of the difference of two colours, the smallest over the models.
  func readings(to other: VisionLooks) -> [PairReading.VisionReading] {
    Self.plans.indices.map { index in
      let plan = Self.plans[index]
      var smallest = (ratio: Double.infinity, difference: Double.infinity, model: plan.visions[0].model)
      for (position, vision) in plan.visions.enumerated() {
        let (one, two) = (looks[index][position], other.looks[index][position])
        let difference = CIEDE2000.difference(lab: one.lab, lab: two.lab)
        smallest.ratio = min(smallest.ratio, WCAG2.ratio(luminance: one.luminance, two.luminance))
        if difference < smallest.difference { (smallest.difference, smallest.model) = (difference, vision.model) }
      }
      return PairReading.VisionReading(
        deficiency: plan.deficiency, severity: plan.severity, model: smallest.model, ratio: smallest.ratio,
        deltaE2000: smallest.difference)
    }
  }
}
