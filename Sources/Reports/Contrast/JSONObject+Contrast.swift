internal import AuditModel
internal import ColorContrast
internal import DynamicType

extension JSONWriter {
  /// The schema version of the result for one pair of colours, which is not a report.
  private static let contrastVersion = 1

  /// Writes the result for one pair of colours.
  mutating func write(_ answer: ContrastAnswer, version: String) {
    let question = answer.question
    object(.lines) { json in
      if let apca = answer.apca {
        json.object("apca") { json in
          json.field("informative", true)
          json.field("lightnessContrast", exact: apca)
        }
      }
      json.field("appearance", question.appearance.rawValue)
      json.field("background", question.background)
      json.field("boldText", question.conditions.boldText)
      json.field("bounds", answer.bounds)
      json.field("categories", answer.categories, .lines)
      json.object("composite", of: ["background": answer.reading.seenSecond, "text": answer.reading.seenFirst])
      json.field("deltaE2000", exact: answer.reading.deltaE2000)
      json.field("enhanced", question.isEnhanced)
      json.field("given", question.given)
      json.object("grayscale") { json in
        json.field("background", answer.grayscale.background.hex)
        json.field("ratio", exact: answer.grayscale.ratio)
        json.field("text", answer.grayscale.text.hex)
      }
      json.field("ios", question.conditions.generation.rawValue)
      json.field("isLargeText", answer.categories.first?.isLargeText)
      json.field("largeText", question.conditions.largeText.rawValue)
      json.field("largeTextFrom", answer.largeFrom?.rawValue)
      json.field("largeTextOnlyByApple", answer.isLargeOnlyByApple)
      json.field("largeTextOnlyByPoints", answer.isLargeOnlyByPoints)
      json.field("lightnessDifference", exact: answer.reading.lightnessDifference)
      json.field("maximumRatio", exact: answer.reading.maximumRatio)
      json.field("michelson", exact: Michelson.contrast(ratio: answer.reading.ratio))
      json.field("nonText", question.isNonText)
      json.field("outcome", answer.outcome.rawValue)
      json.field("over", question.layers)
      json.field("ratio", exact: answer.reading.ratio)
      json.field("ratioShown", WCAG2.shown(answer.reading.ratio))
      json.field("reason", answer.outcome == .needsReview ? ReviewReason.unknownBackground.rawValue : nil)
      json.field("requiredRatio", answer.requiredRatio)
      json.field("schemaVersion", Self.contrastVersion)
      json.field("style", question.isNonText ? nil : question.conditions.style.rawValue)
      json.field("suggestion", answer.suggestion)
      json.field("text", question.text)
      json.writeTool(version: version)
      json.field("visions", answer.visions, .lines)
      json.object("wcag") { json in
        json.field("aaLarge", answer.reaches(3))
        json.field("aaNormal", answer.reaches(4.5))
        json.field("aaaLarge", answer.reaches(4.5))
        json.field("aaaNormal", answer.reaches(7))
        json.field("uiComponent", answer.reaches(3))
      }
      json.field("weight", question.weight?.rawValue)
    }
  }
}

extension ContrastBounds: JSONObject {
  func writeMembers(to json: inout JSONWriter) {
    json.field("bestBackdrop", bestBackdrop)
    json.field("maximum", exact: maximum)
    json.field("minimum", exact: minimum)
    json.field("worstBackdrop", worstBackdrop)
  }
}

extension ContrastAnswer.CategoryVerdict: JSONObject {
  func writeMembers(to json: inout JSONWriter) {
    json.field("category", category.rawValue)
    json.field("isLargeText", isLargeText)
    json.field("outcome", outcome.rawValue)
    json.field("requiredRatio", requiredRatio)
    json.field("size", size)
  }
}

extension ContrastAnswer.VisionAnswer: JSONObject {
  func writeMembers(to json: inout JSONWriter) {
    json.field("background", background.hex)
    reading.writeMembers(to: &json)
    json.field("text", text.hex)
  }
}

extension ContrastAnswer.Suggestion: JSONObject {
  func writeMembers(to json: inout JSONWriter) {
    json.field("color", color)
    json.field("deltaE2000", exact: deltaE2000)
    json.field("keepsChroma", keepsChroma)
    json.field("ratio", exact: ratio)
    json.field("replaces", "text")
  }
}

extension ContrastAnswer {
  /// Returns whether the pair reaches a ratio, or nil if that depends on the colour underneath.
  func reaches(_ ratio: Double) -> Bool? {
    switch verdict(requiring: ratio) {
    case .pass: true
    case .fail: false
    case .needsReview, .notApplicable: nil
    }
  }
}
