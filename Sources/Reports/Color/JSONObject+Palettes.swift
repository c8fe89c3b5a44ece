internal import AuditModel
internal import ColorContrast
internal import DynamicType

extension JSONWriter {
  /// Writes all palettes.
  ///
  /// The buffer is written to the stream after each colour and pair, to limit memory use.
  mutating func write(_ palettes: [PaletteMeasurement], to output: inout some TextOutputStream) {
    array("palettes", palettes, .lines) { json, one in
      json.object(.lines) { json in
        json.array("bars", one.bars, .lines) { json, bar in json.object(.lines) { bar.writeMembers(to: &$0) } }
        json.array("colors", one.palette.colors, to: &output) { $0.value($1) }
        json.field("conditions", one.conditions)
        json.field("file", one.palette.location.file)
        json.field("keyColor", one.palette.keyColor)
        json.field("name", one.palette.name)
        json.array("pairs", one.pairs, to: &output) { $0.value($1) }
      }
    }
  }
}

extension NamedColor: JSONObject {
  func writeMembers(to json: inout JSONWriter) {
    json.field("column", self.location.column)
    json.field("cues", self.cues)
    json.field("file", self.location.file)
    json.field("line", self.location.line)
    json.field("name", self.name)
    json.field("origin", self.origin.rawValue)
    json.field("roles", ColorRole.allCases.lazy.filter(self.roles.contains).map(\.rawValue))
    json.field("rolesGuessed", self.rolesAreGuessed)
    json.field("variants", self.variants)
  }
}

extension ColorVariant: JSONObject {
  func writeMembers(to json: inout JSONWriter) {
    var color: Color?
    var system: String?
    switch value {
    case .color(let own): color = own
    case .system(let name): system = name
    case .unassigned: break
    }
    json.field("color", color)
    json.field("dark", isDark)
    json.field("gamut", gamut?.rawValue)
    json.field("highContrast", isHighContrast)
    json.field("idiom", idiom?.rawValue)
    json.field("line", location.line)
    json.field("system", system)
  }
}

extension ColorConditions: JSONObject {
  func writeMembers(to json: inout JSONWriter) {
    json.field("boldText", boldText)
    json.field("ios", generation.rawValue)
    json.field("largeText", largeText.rawValue)
    json.field("smallestCategory", smallestCategory.rawValue)
    json.field("start50", start50.rawValue)
    json.field("style", style.rawValue)
  }
}

extension PairMeasurement: JSONObject {
  func writeMembers(to json: inout JSONWriter) {
    json.field("column", pair.location.column)
    json.field("cues", pair.cues)
    json.field("doubt", pair.doubt?.rawValue)
    json.field("exemption", pair.exemption?.rawValue)
    json.field("file", pair.location.file)
    json.field("first", pair.first.name)
    json.field("guessed", pair.isGuessed)
    json.field("layers", pair.layers.lazy.map(\.name))
    json.field("line", pair.location.line)
    json.field("readings", readings)
    json.field("relation", pair.relation.rawValue)
    json.field("second", pair.second.name)
    json.field("size", pair.pointSize)
    json.field("style", pair.style?.rawValue)
    json.field("texts", pair.texts)
    json.field("unresolved", unresolved)
    json.field("weight", pair.weight?.rawValue)
  }
}

extension PairText: JSONObject {
  func writeMembers(to json: inout JSONWriter) {
    json.field("line", line)
    json.field("name", name)
  }
}

extension BarMeasurement: JSONObject {
  func writeMembers(to json: inout JSONWriter) {
    json.field("barTint", bar.barTint?.name)
    json.field("column", bar.location.column)
    json.field("file", bar.location.file)
    json.field("layers", bar.layers.lazy.map(\.name))
    json.field("line", bar.location.line)
    json.field("name", bar.name)
    json.field("readings", readings, .lines)
    json.field("tint", bar.tint?.name)
    json.field("title", bar.title?.name)
    json.field("translucent", bar.isTranslucent)
  }
}

extension BarMeasurement.Reading: JSONObject {
  func writeMembers(to json: inout JSONWriter) {
    json.field("appearance", appearance.rawValue)
    json.field("color", color)
    json.field("ios", generation.rawValue)
    json.field("item", item.rawValue)
    json.field("layers", layers)
    json.field("maximum", exact: bounds?.maximum)
    json.field("minimum", exact: bounds?.minimum)
    json.field("outcome", verdict.rawValue)
    json.field("reason", reason?.rawValue)
    json.field("requiredRatio", requiredRatio)
    json.field("source", source)
    json.field("state", state.rawValue)
    json.field("symbolOutcome", symbolVerdict?.rawValue)
    json.field("worstBackdrop", bounds?.worstBackdrop)
  }
}

extension PictureMeasurement: JSONObject {
  func writeMembers(to json: inout JSONWriter) {
    json.field("chromaThreshold", chromaThreshold)
    json.field("file", location.file)
    json.field("height", height)
    json.field("strongShare", strongShare)
    json.field("width", width)
  }
}

extension BackdropMeasurement: JSONObject {
  func writeMembers(to json: inout JSONWriter) {
    json.field("appearance", reading.appearance.rawValue)
    json.field("color", reading.color)
    json.field("failingShare", failingShare)
    json.field("fifthPercentile", exact: fifthPercentile)
    json.field("file", location.file)
    json.field("ios", reading.generation.rawValue)
    json.field("item", reading.item.rawValue)
    json.field("maximum", exact: maximum)
    json.field("minimum", exact: minimum)
    json.field("outcome", verdict.rawValue)
    json.field("requiredRatio", requiredRatio)
    json.field("state", reading.state.rawValue)
    json.object("strip", of: ["height": strip.height, "width": strip.width, "x": strip.x, "y": strip.y])
    json.object("worst") { json in
      json.field("color", worstColor)
      json.field("x", worstX)
      json.field("y", worstY)
    }
  }
}
