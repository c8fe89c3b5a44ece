internal import AuditModel
internal import ColorContrast

/// Colours, evidence and readings.
///
/// Keys are sorted by their bytes.
///
/// The notation of a colour keeps each component to within a millionth. Ratios and differences keep all their digits,
/// so that 4.499999 does not appear as 4.5.
extension JSONWriter {
  mutating func write(_ color: Color?) { value(color?.preciseNotation) }

  mutating func field(_ name: StaticString, _ color: Color?) {
    key(name)
    write(color)
  }

  /// A number as the shortest decimal that parses to the same value.
  mutating func exact(_ name: StaticString, _ number: Double?) {
    key(name)
    guard let number, number.isFinite else { return null() }
    write(exact: number)
  }

  mutating func write(_ environment: ColorEnvironment) {
    object { $0.writeFields(environment) }
  }

  mutating func write(_ evidence: ColorEvidence) {
    object { json in
      json.key("bars")
      json.array(evidence.bars) { $0.write($1) }
      json.key("failing")
      json.array(evidence.failing) { $0.write($1) }
      json.field("first", evidence.first)
      json.key("readings")
      json.array(evidence.readings) { $0.write($1) }
      json.field("requiredRatio", evidence.requiredRatio)
      json.field("second", evidence.second)
      json.key("suggestions")
      json.array(evidence.suggestions) { $0.write($1) }
    }
  }

  private mutating func write(_ suggestion: ColorEvidence.Suggestion) {
    object { json in
      json.field("appearance", suggestion.environment.appearance.rawValue)
      json.field("color", suggestion.color)
      json.field("gamut", suggestion.environment.gamut.rawValue)
      json.field("idiom", suggestion.environment.idiom.rawValue)
      json.field("name", suggestion.name)
      json.exact("ratio", suggestion.ratio)
    }
  }

  mutating func write(_ reading: PairReading) {
    object { json in
      json.field("appearance", reading.environment.appearance.rawValue)
      json.exact("deltaE2000", reading.deltaE2000)
      json.field("first", reading.first)
      json.field("gamut", reading.environment.gamut.rawValue)
      json.field("idiom", reading.environment.idiom.rawValue)
      json.exact("lightnessDifference", reading.lightnessDifference)
      json.exact("maximumRatio", reading.maximumRatio)
      json.exact("ratio", reading.ratio)
      json.field("ratioShown", WCAG2.shown(reading.ratio))
      json.field("second", reading.second)
      json.field("seenFirst", reading.seenFirst)
      json.field("seenSecond", reading.seenSecond)
      json.key("visions")
      json.array(reading.visions) { $0.write($1) }
    }
  }

  private mutating func write(_ vision: PairReading.VisionReading) {
    object { json in
      json.field("deficiency", vision.deficiency.rawValue)
      json.exact("deltaE2000", vision.deltaE2000)
      json.field("model", vision.model?.rawValue ?? "luminance")
      json.exact("ratio", vision.ratio)
      json.field("severity", vision.severity)
    }
  }

  /// The members of an environment, without braces.
  private mutating func writeFields(_ environment: ColorEnvironment) {
    field("appearance", environment.appearance.rawValue)
    field("gamut", environment.gamut.rawValue)
    field("idiom", environment.idiom.rawValue)
  }
}
