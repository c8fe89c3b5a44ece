internal import AuditModel
internal import ColorContrast
internal import DynamicType

/// Palettes with their colours, pairs and bars, and pictures.
///
/// Keys are sorted by their bytes.
extension JSONWriter {
  /// All palettes.
  ///
  /// The buffer is written to the stream after each pair, which keeps memory low.
  mutating func write(_ palettes: [PaletteMeasurement], to output: inout some TextOutputStream) {
    open("[", "]", .lines)
    for one in palettes {
      open("{", "}", .lines)
      key("bars")
      array(one.bars, .lines) { $0.write($1) }
      key("colors")
      open("[", "]", .lines)
      for color in one.palette.colors {
        write(color)
        flush(to: &output)
      }
      close()
      key("conditions")
      write(one.conditions)
      field("file", one.palette.location.file)
      field("keyColor", one.palette.keyColor)
      field("name", one.palette.name)
      key("pairs")
      open("[", "]", .lines)
      for pair in one.pairs {
        write(pair)
        flush(to: &output)
      }
      close()
      close()
    }
    close()
  }

  private mutating func write(_ color: NamedColor) {
    object { json in
      json.field("column", color.location.column)
      json.key("cues")
      json.array(color.cues) { $0.value($1) }
      json.field("file", color.location.file)
      json.field("line", color.location.line)
      json.field("name", color.name)
      json.field("origin", color.origin.rawValue)
      json.key("roles")
      json.array(ColorRole.allCases.filter(color.roles.contains)) { $0.value($1.rawValue) }
      json.field("rolesGuessed", color.rolesAreGuessed)
      json.key("variants")
      json.array(color.variants) { $0.write($1) }
    }
  }

  private mutating func write(_ variant: ColorVariant) {
    object { json in
      switch variant.value {
      case .color(let color): json.field("color", color)
      case .system, .unassigned: json.field("color", nil as String?)
      }
      json.field("dark", variant.isDark)
      json.field("gamut", variant.gamut?.rawValue)
      json.field("highContrast", variant.isHighContrast)
      json.field("idiom", variant.idiom?.rawValue)
      json.field("line", variant.location.line)
      if case .system(let name) = variant.value {
        json.field("system", name)
      } else {
        json.field("system", nil as String?)
      }
    }
  }

  private mutating func write(_ conditions: ColorConditions) {
    object { json in
      json.field("boldText", conditions.boldText)
      json.field("ios", conditions.generation.rawValue)
      json.field("largeText", conditions.largeText.rawValue)
      json.field("smallestCategory", conditions.smallestCategory.rawValue)
      json.field("start50", conditions.start50.rawValue)
      json.field("style", conditions.style.rawValue)
    }
  }

  private mutating func write(_ measurement: PairMeasurement) {
    let pair = measurement.pair
    object { json in
      json.field("column", pair.location.column)
      json.key("cues")
      json.array(pair.cues) { $0.value($1) }
      json.field("exemption", pair.exemption?.rawValue)
      json.field("file", pair.location.file)
      json.field("first", pair.first.name)
      json.field("guessed", pair.isGuessed)
      json.key("layers")
      json.array(pair.layers) { $0.value($1.name) }
      json.field("line", pair.location.line)
      json.key("readings")
      json.array(measurement.readings) { $0.write($1) }
      json.field("relation", pair.relation.rawValue)
      json.field("second", pair.second.name)
      json.field("style", pair.style?.rawValue)
      json.key("unresolved")
      json.array(measurement.unresolved) { $0.write($1) }
      json.field("weight", pair.weight?.rawValue)
    }
  }

  private mutating func write(_ measurement: BarMeasurement) {
    let bar = measurement.bar
    object(.lines) { json in
      json.field("barTint", bar.barTint?.name)
      json.field("column", bar.location.column)
      json.field("file", bar.location.file)
      json.key("layers")
      json.array(bar.layers) { $0.value($1.name) }
      json.field("line", bar.location.line)
      json.field("name", bar.name)
      json.key("readings")
      json.array(measurement.readings, .lines) { $0.write($1) }
      json.field("tint", bar.tint?.name)
      json.field("title", bar.title?.name)
      json.field("translucent", bar.isTranslucent)
    }
  }

  mutating func write(_ reading: BarMeasurement.Reading) {
    object { json in
      json.field("appearance", reading.appearance.rawValue)
      json.field("color", reading.color)
      json.field("ios", reading.generation.rawValue)
      json.field("item", reading.item.rawValue)
      json.key("layers")
      json.array(reading.layers) { $0.write($1) }
      json.exact("maximum", reading.bounds?.maximum)
      json.exact("minimum", reading.bounds?.minimum)
      json.field("outcome", reading.verdict.rawValue)
      json.field("reason", reading.reason?.rawValue)
      json.field("requiredRatio", reading.requiredRatio)
      json.field("source", reading.source)
      json.field("state", reading.state.rawValue)
      json.field("symbolOutcome", reading.symbolVerdict?.rawValue)
      json.field("worstBackdrop", reading.bounds?.worstBackdrop)
    }
  }

  mutating func write(_ picture: PictureMeasurement) {
    object { json in
      json.field("chromaThreshold", picture.chromaThreshold)
      json.field("file", picture.location.file)
      json.field("height", picture.height)
      json.field("strongShare", picture.strongShare)
      json.field("width", picture.width)
    }
  }

  mutating func write(_ one: BackdropMeasurement) {
    object { json in
      json.field("appearance", one.reading.appearance.rawValue)
      json.field("color", one.reading.color)
      json.field("failingShare", one.failingShare)
      json.exact("fifthPercentile", one.fifthPercentile)
      json.field("file", one.location.file)
      json.field("ios", one.reading.generation.rawValue)
      json.field("item", one.reading.item.rawValue)
      json.exact("maximum", one.maximum)
      json.exact("minimum", one.minimum)
      json.field("outcome", one.verdict.rawValue)
      json.field("requiredRatio", one.requiredRatio)
      json.field("state", one.reading.state.rawValue)
      json.key("strip")
      json.object { json in
        json.field("height", one.strip.height)
        json.field("width", one.strip.width)
        json.field("x", one.strip.x)
        json.field("y", one.strip.y)
      }
      json.key("worst")
      json.object { json in
        json.field("color", one.worstColor)
        json.field("x", one.worstX)
        json.field("y", one.worstY)
      }
    }
  }
}
