package import AuditModel

extension PairMeasurer {
  /// Measures a pair in one environment alone.
  ///
  /// - Parameters:
  ///   - pair: The pair.
  ///   - environment: The environment.
  /// - Returns: Its only reading, or that there is none.
  package func measure(_ pair: ColorPair, in environment: ColorEnvironment) -> PairMeasurement {
    var chosen = pair
    (chosen.first, chosen.second) = (pair.first.chosen(for: environment), pair.second.chosen(for: environment))
    chosen.layers = pair.layers.map { $0.chosen(for: environment) }
    // What is chosen holds everywhere; UIKit's own colours still follow the appearance.
    let everyDevice = ColorEnvironment(environment.appearance)
    var measurement = measure(chosen)
    measurement.pair = pair
    measurement.readings = measurement.readings.filter { $0.environment == everyDevice }
    measurement.unresolved = measurement.unresolved.filter { $0 == everyDevice }
    return measurement
  }
}

extension NamedColor {
  /// The same with the one entry that serves in an environment.
  fileprivate func chosen(for environment: ColorEnvironment) -> NamedColor {
    // Most are written out, and one entry that holds everywhere is what is chosen.
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
