package import AuditModel
internal import ColorContrast

/// A measurer of pairs of colours in every environment.
///
/// An instance caches computed values, so each thread needs its own.
package final class PairMeasurer {
  /// The conditions of the verdicts, such as the release of iOS.
  package let conditions: ColorConditions
  let resolver: ColorResolver

  /// Creates a measurer.
  package init(conditions: ColorConditions) {
    self.conditions = conditions
    resolver = ColorResolver(generation: conditions.generation)
  }

  /// Measures a pair in the four appearances, and on devices and screens for which a colour has its own entry.
  ///
  /// Simulated vision is computed for colours that have to be distinguishable. For text and symbols, most of which
  /// pass, ``addVisions(to:)`` adds it on demand.
  ///
  /// There is one reading per environment that the app has. Equal values are measured once.
  package func measure(_ pair: ColorPair) -> PairMeasurement {
    var measurement = measureEverywhere(pair)
    guard let isDark = pair.isAlwaysDark else { return measurement }
    measurement.readings.removeAll { $0.environment.appearance.isDark != isDark }
    measurement.unresolved.removeAll { $0.appearance.isDark != isDark }
    return measurement
  }

  private func measureEverywhere(_ pair: ColorPair) -> PairMeasurement {
    let named = [pair.first, pair.second].map(resolver.resolve)
    if pair.layers.isEmpty, named[0].isPlain, named[1].isPlain { return measure(pair, named[0], named[1]) }
    let layers = pair.layers.map(resolver.resolve)
    var measurement = PairMeasurement(pair: pair, conditions: conditions, readings: [])
    var known: [(colors: [Color], reading: PairReading)] = []
    var base: [Appearance: [Color]] = [:]
    for (index, environment) in environments(of: named + layers).enumerated() {
      guard let colors = colors(of: named + layers, in: environment, index) else {
        if index < ColorResolver.base.count { measurement.unresolved.append(environment) }
        continue
      }
      if index < ColorResolver.base.count {
        base[environment.appearance] = colors
      } else if base[environment.appearance] == colors {
        continue
      }
      var reading: PairReading
      if let same = known.first(where: { $0.colors == colors }) {
        reading = same.reading
        reading.environment = environment
      } else {
        reading = read(pair.relation, colors, environment)
        known.append((colors, reading))
      }
      measurement.readings.append(reading)
    }
    return measurement
  }

  /// Measures two colours without entries for specific devices or screens, which is the usual case.
  private func measure(
    _ pair: ColorPair, _ first: ColorResolver.Resolved, _ second: ColorResolver.Resolved
  ) -> PairMeasurement {
    var readings: [PairReading] = []
    var unresolved: [ColorEnvironment] = []
    readings.reserveCapacity(ColorResolver.base.count)
    for (index, environment) in ColorResolver.base.enumerated() {
      guard let one = first.inAppearance[index], let two = second.inAppearance[index] else {
        unresolved.append(environment)
        continue
      }
      let same = (0..<index).first { first.isSame($0, index) && second.isSame($0, index) }
      if let same, var reading = readings.first(where: { $0.environment == ColorResolver.base[same] }) {
        reading.environment = environment
        readings.append(reading)
      } else if let oneOpaque = first.opaque[index], let twoOpaque = second.opaque[index] {
        var reading = PairReading(environment, one, two, seen: oneOpaque, twoOpaque)
        if pair.relation != .text, pair.relation != .nonText {
          reading.visions = oneOpaque.visions.readings(to: twoOpaque.visions)
        }
        readings.append(reading)
      } else {
        readings.append(read(pair.relation, [one, two], environment))
      }
    }
    return PairMeasurement(pair: pair, conditions: conditions, readings: readings, unresolved: unresolved)
  }

  /// Adds simulated colour vision to the readings that lack it and whose background is known.
  package func addVisions(to readings: inout [PairReading]) {
    for index in readings.indices where readings[index].visions.isEmpty && readings[index].isExact {
      readings[index].visions = resolver.visions(readings[index].seenFirst, readings[index].seenSecond)
    }
  }

  /// Adds simulated colour vision to the readings of findings.
  func addVisions(to findings: inout ArraySlice<Finding>) {
    // Consecutive findings often concern the same pair.
    var last: (before: [PairReading], after: [PairReading])?
    for index in findings.indices {
      guard let before = findings[index].colors?.readings, before.contains(where: { $0.visions.isEmpty }) else {
        continue
      }
      if last?.before != before {
        var after = before
        addVisions(to: &after)
        last = (before, after)
      }
      if let last { findings[index].colors?.readings = last.after }
    }
  }

  /// Returns a colour's best ratio on several backgrounds, for each of the four appearances in which it has a value.
  ///
  /// Backgrounds that are translucent or have no value are skipped.
  func best(of color: NamedColor, on grounds: [NamedColor]) -> [PairGroup.Elsewhere] {
    let first = resolver.resolve(color)
    let grounds = grounds.map(resolver.resolve)
    return ColorResolver.base.indices.compactMap { index in
      guard let text = first.inAppearance[index] else { return nil }
      var best: PairGroup.Elsewhere?
      for ground in grounds {
        guard let second = ground.opaque[index] else { continue }
        let ratio = (first.opaque[index] ?? composited(text, over: second.color)).ratio(to: second)
        if ratio > best?.ratio ?? 0 {
          best = PairGroup.Elsewhere(environment: ColorResolver.base[index], name: ground.color.name, ratio: ratio)
        }
      }
      return best
    }
  }

  private func environments(of colors: [ColorResolver.Resolved]) -> [ColorEnvironment] {
    let idioms = colors.reduce(into: Set<ColorEnvironment.Idiom>()) { $0.formUnion($1.idioms) }
    let gamuts = colors.reduce(into: Set<ColorEnvironment.Gamut>()) { $0.formUnion($1.gamuts) }
    if idioms.isEmpty, gamuts.isEmpty { return ColorResolver.base }
    var further: [ColorEnvironment] = []
    for idiom in ColorEnvironment.Idiom.allCases where idiom == .universal || idioms.contains(idiom) {
      for gamut in ColorEnvironment.Gamut.allCases where gamut == .sRGB || gamuts.contains(gamut) {
        guard idiom != .universal || gamut != .sRGB else { continue }
        further += Appearance.allCases.map { ColorEnvironment($0, idiom: idiom, gamut: gamut) }
      }
    }
    return ColorResolver.base + further
  }

  private func colors(of named: [ColorResolver.Resolved], in environment: ColorEnvironment, _ index: Int) -> [Color]? {
    var colors: [Color] = []
    for one in named {
      let color =
        index < ColorResolver.base.count
        ? one.inAppearance[index] : one.color.color(in: environment, resolver.generation)
      guard let color else { return nil }
      colors.append(color)
    }
    return colors
  }

  private func composited(_ color: Color, over ground: Color) -> OpaqueColor {
    resolver.opaque(color.isOpaque ? color : color.composited(over: ground))
  }

  /// Returns a reading of the first and second colour over the layers below them.
  private func read(_ relation: ColorPair.Relation, _ given: [Color], _ environment: ColorEnvironment) -> PairReading {
    // A screen clips the colours that it mixes. Opaque colours keep their true luminance.
    let colors = given.allSatisfy(\.isOpaque) ? given : given.map(\.onSRGBScreen)
    switch relation {
    case .text, .nonText:
      let ground = Color.composite(colors.dropFirst())
      func reading(over ground: Color) -> PairReading {
        PairReading(
          environment, colors[0], colors[1], seen: composited(colors[0], over: ground), resolver.opaque(ground))
      }
      guard !ground.isOpaque else { return reading(over: ground) }
      let bounds = ContrastBounds(item: colors[0], layers: Array(colors.dropFirst()))
      var reading = reading(over: ground.composited(over: bounds.worstBackdrop))
      (reading.ratio, reading.maximumRatio) = (bounds.minimum, bounds.maximum)
      return reading
    case .states, .interactivity, .key:
      let ground = Color.composite(colors.dropFirst(2))
      let grounds =
        ground.isOpaque || (colors[0].isOpaque && colors[1].isOpaque)
        ? [ground] : [Color.white, .black].map { ground.composited(over: $0) }
      let candidates = grounds.map { ground in
        PairReading(
          environment, colors[0], colors[1], seen: composited(colors[0], over: ground),
          composited(colors[1], over: ground))
      }
      var least = candidates.min { $0.deltaE2000 < $1.deltaE2000 } ?? candidates[0]
      least.ratio = candidates.map(\.ratio).min() ?? least.ratio
      least.maximumRatio = candidates.map(\.ratio).max() ?? least.ratio
      if least.isExact { least.visions = resolver.visions(least.seenFirst, least.seenSecond) }
      return least
    }
  }
}
