public import AuditModel
internal import ColorContrast

/// Measures pairs of colours in every environment; keeps what it has worked out, so it belongs to one thread.
public final class PairMeasurer {
  /// What the verdicts depend on besides the colours.
  public let conditions: ColorConditions
  let resolver: ColorResolver

  /// Creates a measurer.
  ///
  /// - Parameter conditions: What the verdicts depend on besides the colours.
  public init(conditions: ColorConditions) {
    self.conditions = conditions
    resolver = ColorResolver(generation: conditions.generation)
  }

  /// Measures a pair in the four appearances, and on every kind of device and screen for which one of its colours has
  /// an entry of its own.
  ///
  /// Simulated visions are worked out for colours that have to be told apart; for text and symbols only what
  /// ``addVisions(to:)`` is asked for, since most pass.
  ///
  /// - Parameter pair: The pair.
  /// - Returns: One reading an environment; equal values are measured once.
  public func measure(_ pair: ColorPair) -> PairMeasurement {
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

  /// Measures two colours that say nothing but the four appearances, as most do.
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
        var reading = reading([one, two], oneOpaque, twoOpaque, environment)
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

  /// Adds what people with colour-vision deficiencies see, where it is not there and the ground is known.
  ///
  /// - Parameter readings: The readings to add to.
  public func addVisions(to readings: inout [PairReading]) {
    for index in readings.indices where readings[index].visions.isEmpty && readings[index].isExact {
      readings[index].visions = resolver.visions(readings[index].seenFirst, readings[index].seenSecond)
    }
  }

  /// The best ratio a colour has on any of some grounds in each of the four appearances.
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

  private func colors(
    of named: [ColorResolver.Resolved], in environment: ColorEnvironment, _ index: Int
  ) -> [Color]? {
    var colors: [Color] = []
    for one in named {
      let color =
        index < ColorResolver.base.count ? one.inAppearance[index] : one.color.color(in: environment, resolver.generation)
      guard let color else { return nil }
      colors.append(color)
    }
    return colors
  }

  private func composited(_ color: Color, over ground: Color) -> OpaqueColor {
    resolver.opaque(color.isOpaque ? color : color.composited(over: ground))
  }

  /// Reads first, second and the layers below.
  private func read(_ relation: ColorPair.Relation, _ given: [Color], _ environment: ColorEnvironment) -> PairReading {
    // A screen clips what it mixes; what is opaque keeps its true luminance.
    let colors = given.allSatisfy(\.isOpaque) ? given : given.map(\.onSRGBScreen)
    switch relation {
    case .text, .nonText:
      let ground = Color.composite(colors.dropFirst())
      guard !ground.isOpaque else { return reading(colors, over: ground, environment) }
      let bounds = ContrastBounds(item: colors[0], layers: Array(colors.dropFirst()))
      let worst = ground.composited(over: bounds.worstBackdrop)
      var reading = reading(colors, over: worst, environment)
      (reading.ratio, reading.maximumRatio) = (bounds.minimum, bounds.maximum)
      return reading
    case .states, .interactivity, .key:
      let ground = Color.composite(colors.dropFirst(2))
      let grounds =
        ground.isOpaque || (colors[0].isOpaque && colors[1].isOpaque)
        ? [ground] : [Color.white, .black].map { ground.composited(over: $0) }
      let candidates = grounds.map { sideBySide(colors, over: $0, environment) }
      var least = candidates.min { $0.deltaE2000 < $1.deltaE2000 } ?? candidates[0]
      least.ratio = candidates.map(\.ratio).min() ?? least.ratio
      least.maximumRatio = candidates.map(\.ratio).max() ?? least.ratio
      if least.isExact { least.visions = resolver.visions(least.seenFirst, least.seenSecond) }
      return least
    }
  }

  /// The first colour on an opaque ground.
  private func reading(_ colors: [Color], over ground: Color, _ environment: ColorEnvironment) -> PairReading {
    reading(colors, composited(colors[0], over: ground), resolver.opaque(ground), environment)
  }

  /// Both colours beside each other on an opaque ground.
  private func sideBySide(_ colors: [Color], over ground: Color, _ environment: ColorEnvironment) -> PairReading {
    reading(colors, composited(colors[0], over: ground), composited(colors[1], over: ground), environment)
  }

  private func reading(
    _ colors: [Color], _ first: OpaqueColor, _ second: OpaqueColor, _ environment: ColorEnvironment
  ) -> PairReading {
    let ratio = first.ratio(to: second)
    return PairReading(
      environment: environment, first: colors[0], second: colors[1], seenFirst: first.color, seenSecond: second.color,
      ratio: ratio, maximumRatio: ratio, lightnessDifference: abs(first.lightness - second.lightness),
      deltaE2000: first.deltaE2000(to: second))
  }
}
