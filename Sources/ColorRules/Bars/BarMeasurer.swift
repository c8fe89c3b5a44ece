package import AuditModel
internal import ColorContrast
package import RuleKit

/// A measurer of bars over any content behind them, in every generation, appearance and state.
package struct BarMeasurer: Sendable {
  /// The conditions of the verdicts, such as the release of iOS.
  package let conditions: ColorConditions
  private let thresholds: RuleThresholds

  /// Creates a measurer.
  ///
  /// Only the thresholds of `bar-contrast` are used.
  package init(conditions: ColorConditions, thresholds: [ThresholdChoice] = []) {
    self.conditions = conditions
    self.thresholds = thresholds.thresholds(of: BarContrast.descriptor.id)
  }

  /// Measures a bar.
  ///
  /// The tint defaults to the system's tint, and the title to the label colour. System colours come from the bar's
  /// generation. A state equal to the standard one (an opaque bar with reduced transparency) is not repeated.
  ///
  /// There is one reading per generation, appearance, item and state. Before iOS 13 there is only one appearance.
  package func measure(_ bar: PaletteBar) -> BarMeasurement {
    var measurement = BarMeasurement(bar: bar, conditions: conditions, readings: [])
    for generation in SystemGeneration.allCases where bar.generations.contains(generation) {
      let appearances = generation == .ios7 ? [Appearance.light] : Appearance.allCases
      for appearance in appearances {
        let states = states(of: bar, generation, appearance)
        for item in BarMeasurement.Item.allCases {
          guard let color = color(of: item, bar, generation, appearance) else { continue }
          for (state, material) in states {
            measurement.readings.append(
              BarMeasurement.Reading(
                generation: generation, appearance: appearance, item: item, state: state, color: color,
                layers: material.layers, requiredRatio: thresholds[BarContrast.text],
                symbolRatio: item == .tint ? thresholds[BarContrast.symbol] : nil,
                bounds: material.isMeasured ? ContrastBounds(item: color, layers: material.layers) : nil,
                source: material.source))
          }
        }
      }
    }
    return measurement
  }

  private func color(
    of item: BarMeasurement.Item, _ bar: PaletteBar, _ generation: SystemGeneration, _ appearance: Appearance
  ) -> Color? {
    let environment = ColorEnvironment(appearance)
    func color(_ name: String) -> Color? { SystemColors.color(name, appearance, generation)?.color }
    switch item {
    case .tint:
      if let tint = bar.tint { return tint.color(in: environment, generation) }
      return color("tint") ?? color("systemBlue")
    case .title:
      if let title = bar.title { return title.color(in: environment, generation) }
      return color("label") ?? (generation == .ios7 ? .black : nil)
    }
  }

  private func states(
    of bar: PaletteBar, _ generation: SystemGeneration, _ appearance: Appearance
  ) -> [(BarMeasurement.State, SystemBarMaterial)] {
    let standard = material(of: bar, generation, appearance)
    var states = [(BarMeasurement.State.standard, standard)]
    if bar.layers.isEmpty, bar.isTranslucent, let edge = SystemBars.scrollEdge(generation: generation),
      generation != .ios26
    {
      states.append((.scrollEdge, edge))
    }
    if let opaque = standard.reducedTransparency, standard.layers != [opaque] {
      let material = SystemBarMaterial(layers: [opaque], source: "\(standard.source), with an opaque lowest layer")
      states.append((.reduceTransparency, material))
    }
    return states
  }

  private func material(
    of bar: PaletteBar, _ generation: SystemGeneration, _ appearance: Appearance
  ) -> SystemBarMaterial {
    let environment = ColorEnvironment(appearance)
    if !bar.layers.isEmpty {
      let layers = bar.layers.compactMap { $0.color(in: environment, generation) }
      guard layers.count == bar.layers.count else {
        return SystemBarMaterial(notMeasured: "a layer has no published value; write its colour value")
      }
      return SystemBarMaterial(layers: layers, source: "the layers that \(bar.location.file) names")
    }
    let tint = bar.barTint?.color(in: environment, generation)
    if bar.barTint != nil, tint == nil {
      return SystemBarMaterial(notMeasured: "the bar tint has no published value; write its colour value")
    }
    return SystemBars.layers(
      kind: bar.kind, generation: generation, appearance: appearance, barTint: tint,
      isTranslucent: bar.isTranslucent)
  }
}
