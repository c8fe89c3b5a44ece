package import AuditModel

extension PairMeasurer {
  /// Measures a pair in one environment only.
  ///
  /// The result has at most one reading.
  package func measure(_ pair: ColorPair, in environment: ColorEnvironment) -> PairMeasurement {
    var chosen = pair
    (chosen.first, chosen.second) = (pair.first.chosen(for: environment), pair.second.chosen(for: environment))
    chosen.layers = pair.layers.map { $0.chosen(for: environment) }
    // The chosen values apply to every device. UIKit's own colours still follow the appearance.
    let everyDevice = ColorEnvironment(environment.appearance)
    var measurement = measure(chosen)
    measurement.pair = pair
    measurement.readings.removeAll { $0.environment != everyDevice }
    measurement.unresolved.removeAll { $0 != everyDevice }
    return measurement
  }
}

extension NamedColor {
  /// Returns the colour with only its entry for one environment.
  fileprivate func chosen(for environment: ColorEnvironment) -> NamedColor {
    // Most colours have a single entry for every environment and need no copy.
    let variants = self.variants
    if variants.count == 1, variants[0].isDark == nil, variants[0].isHighContrast == nil, variants[0].gamut == nil,
      variants[0].idiom == nil
    {
      return self
    }
    var color = self
    color.variants = variant(in: environment).map { [ColorVariant($0.value, location: $0.location)] } ?? []
    return color
  }
}
