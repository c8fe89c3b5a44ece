internal import AuditModel
internal import ColorContrast

// Colours, pairs and palettes measured as in a real run, for the examples of rules.

extension NamedColor {
  /// Returns a colour on line 3 of `palette.json`, with values as `0xRRGGBB`.
  ///
  /// `high` is the value with increased contrast, and `change` edits the result.
  static func color(
    _ name: String, _ light: UInt32, dark: UInt32? = nil, high: UInt32? = nil, alpha: Double = 1,
    change: (inout NamedColor) -> Void = { _ in }
  ) -> NamedColor {
    let location = SourceLocation(file: "palette.json", line: 3, column: 5)
    func value(_ rgb: UInt32) -> ColorVariant.Value {
      var color = Color(rgb: rgb)
      color.alpha = alpha
      return .color(color)
    }
    var variants = [ColorVariant(value(light), location: location)]
    if let dark { variants.append(ColorVariant(value(dark), isDark: true, location: location)) }
    if let high { variants.append(ColorVariant(value(high), isHighContrast: true, location: location)) }
    var color = NamedColor(name: name, variants: variants, location: location, origin: .palette)
    change(&color)
    return color
  }

  /// Returns one of UIKit's own colours, on line 4 of `palette.json`.
  static func system(_ name: String) -> NamedColor {
    let location = SourceLocation(file: "palette.json", line: 4, column: 5)
    return NamedColor(
      name: name, variants: [ColorVariant(.system(name), location: location)], location: location, origin: .system)
  }

  /// Returns the colour with the given roles instead of its own.
  func with(_ roles: ColorRole...) -> NamedColor {
    var color = self
    color.roles = Set(roles)
    return color
  }
}

extension PairGroup {
  /// Returns a declared pair, measured in the default conditions unless `conditions` edits them.
  static func pair(
    _ relation: ColorPair.Relation, _ first: NamedColor, _ second: NamedColor,
    change: (inout ColorPair) -> Void = { _ in }, conditions: (inout ColorConditions) -> Void = { _ in }
  ) -> PairGroup {
    var pair = ColorPair(relation, first, second)
    change(&pair)
    var all = ColorConditions()
    conditions(&all)
    return PairGroup(PairMeasurer(conditions: all).measure(pair))
  }

  /// Returns a declared pair of an opaque colour on white.
  static func onPaper(
    _ name: String, _ rgb: UInt32, _ relation: ColorPair.Relation = .text,
    change: (inout ColorPair) -> Void = { _ in }, conditions: (inout ColorConditions) -> Void = { _ in }
  ) -> PairGroup {
    pair(relation, .color(name, rgb), .color("paper", 0xFFFFFF), change: change, conditions: conditions)
  }

  /// Returns the group of pairs that a palette's roles create for one of its colours.
  ///
  /// If they create none, the group is a declared pair of the first and last colour.
  static func group(
    _ relation: ColorPair.Relation, of name: String, in colors: [NamedColor], isGuessed: Bool = true,
    key: String? = nil
  ) -> PairGroup {
    let colors = colors.map { color in
      var color = color
      color.rolesAreGuessed = isGuessed
      return color
    }
    let planner = PalettePlanner(.palette(colors) { $0.keyColor = key })
    let groups = PairGroups(planner, planner.plan().pairs, measurer: PairMeasurer(conditions: ColorConditions())).list
    let found = groups.first { $0.pair.relation == relation && $0.pair.first.name == name }
    return found ?? pair(relation, colors[0], colors[colors.count - 1])
  }
}

extension Palette {
  /// Returns a palette named "Brand", as if read from `palette.json`.
  static func palette(_ colors: [NamedColor], change: (inout Palette) -> Void = { _ in }) -> Palette {
    var palette = Palette(name: "Brand", location: SourceLocation(startOf: "palette.json"), colors: colors)
    change(&palette)
    return palette
  }
}

extension PaletteMeasurement {
  /// Returns a palette with its pairs and bars measured.
  static func measured(_ colors: [NamedColor], change: (inout Palette) -> Void = { _ in }) -> PaletteMeasurement {
    PaletteMeasurer(conditions: ColorConditions()).measure(.palette(colors, change: change)).measurement
  }
}

extension ColorMeasurement {
  /// Returns a colour measured as part of a palette with other colours.
  static func single(_ color: NamedColor, among others: [NamedColor] = []) -> ColorMeasurement {
    PaletteMeasurer(conditions: ColorConditions()).measure(.palette([color] + others)).colors[0]
  }
}

extension BarMeasurement {
  /// Returns a bar measured in the default conditions, with colours as `0xRRGGBB`.
  ///
  /// Without generations, the bar has all of them.
  static func bar(
    _ generations: SystemGeneration..., tint: UInt32? = nil, title: UInt32? = nil, barTint: UInt32? = nil,
    layer: NamedColor? = nil, isTranslucent: Bool = true, change: (inout PaletteBar) -> Void = { _ in }
  ) -> BarMeasurement {
    var bar = PaletteBar(name: "main", location: SourceLocation(file: "palette.json", line: 9, column: 5))
    if !generations.isEmpty { bar.generations = generations }
    bar.tint = tint.map { .color("tint", $0) }
    bar.title = title.map { .color("title", $0) }
    bar.barTint = barTint.map { .color("bar", $0) }
    bar.layers = [layer].compactMap(\.self)
    bar.isTranslucent = isTranslucent
    change(&bar)
    return BarMeasurer(conditions: ColorConditions()).measure(bar)
  }
}
