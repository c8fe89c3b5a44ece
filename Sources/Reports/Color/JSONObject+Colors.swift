internal import AuditModel
internal import ColorContrast

// The notation of a colour rounds components to a millionth. Ratios and differences keep all digits, so that 4.499999
// does not appear as 4.5.

extension Color: JSONValue {
  func write(to json: inout JSONWriter) { preciseNotation.write(to: &json) }
}

extension ColorEnvironment: JSONObject {
  func writeMembers(to json: inout JSONWriter) {
    json.field("appearance", appearance.rawValue)
    json.field("gamut", gamut.rawValue)
    json.field("idiom", idiom.rawValue)
  }
}

extension ColorEvidence: JSONObject {
  func writeMembers(to json: inout JSONWriter) {
    json.field("bars", bars)
    json.field("failing", failing)
    json.field("first", first)
    json.field("readings", readings)
    json.field("requiredRatio", requiredRatio)
    json.field("second", second)
    json.field("suggestions", suggestions)
  }
}

extension ColorEvidence.Suggestion: JSONObject {
  func writeMembers(to json: inout JSONWriter) {
    json.field("appearance", environment.appearance.rawValue)
    json.field("color", color)
    json.field("gamut", environment.gamut.rawValue)
    json.field("idiom", environment.idiom.rawValue)
    json.field("name", name)
    json.field("ratio", exact: ratio)
  }
}

extension PairReading: JSONObject {
  func writeMembers(to json: inout JSONWriter) {
    json.field("appearance", environment.appearance.rawValue)
    json.field("deltaE2000", exact: deltaE2000)
    json.field("first", first)
    json.field("gamut", environment.gamut.rawValue)
    json.field("idiom", environment.idiom.rawValue)
    json.field("lightnessDifference", exact: lightnessDifference)
    json.field("maximumRatio", exact: maximumRatio)
    json.field("ratio", exact: ratio)
    json.field("ratioShown", WCAG2.shown(ratio))
    json.field("second", second)
    json.field("seenFirst", seenFirst)
    json.field("seenSecond", seenSecond)
    json.field("visions", visions)
  }
}

extension PairReading.VisionReading: JSONObject {
  func writeMembers(to json: inout JSONWriter) {
    json.field("deficiency", deficiency.rawValue)
    json.field("deltaE2000", exact: deltaE2000)
    json.field("model", model?.rawValue ?? "luminance")
    json.field("ratio", exact: ratio)
    json.field("severity", severity)
  }
}
