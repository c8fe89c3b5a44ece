internal import AuditModel
internal import ColorContrast
internal import DynamicType

/// The result for one pair of colours in the published JSON format.
///
/// Keys are sorted by their bytes.
extension JSONWriter {
  mutating func write(_ answer: ContrastAnswer, version: String) {
    let question = answer.question
    object(.lines) { json in
      if let apca = answer.apca {
        json.key("apca")
        json.object { json in
          json.field("informative", true)
          json.exact("lightnessContrast", apca)
        }
      }
      json.field("appearance", question.appearance.rawValue)
      json.field("background", question.background)
      json.field("boldText", question.conditions.boldText)
      json.key("bounds")
      json.write(answer.bounds)
      json.key("categories")
      json.array(answer.categories, .lines) { $0.write($1) }
      json.key("composite")
      json.object { json in
        json.field("background", answer.reading.seenSecond)
        json.field("text", answer.reading.seenFirst)
      }
      json.exact("deltaE2000", answer.reading.deltaE2000)
      json.field("enhanced", question.isEnhanced)
      json.key("given")
      json.array(question.given) { $0.value($1) }
      json.key("grayscale")
      json.object { json in
        json.field("background", answer.grayscale.background.hex)
        json.exact("ratio", answer.grayscale.ratio)
        json.field("text", answer.grayscale.text.hex)
      }
      json.field("ios", question.conditions.generation.rawValue)
      json.field("isLargeText", answer.categories.first?.isLargeText)
      json.field("largeText", question.conditions.largeText.rawValue)
      json.field("largeTextFrom", answer.largeFrom?.rawValue)
      json.field("largeTextOnlyByApple", answer.isLargeOnlyByApple)
      json.field("largeTextOnlyByPoints", answer.isLargeOnlyByPoints)
      json.exact("lightnessDifference", answer.reading.lightnessDifference)
      json.exact("maximumRatio", answer.reading.maximumRatio)
      json.exact("michelson", Michelson.contrast(ratio: answer.reading.ratio))
      json.field("nonText", question.isNonText)
      json.field("outcome", answer.outcome.rawValue)
      json.key("over")
      json.array(question.layers) { $0.write($1) }
      json.exact("ratio", answer.reading.ratio)
      json.field("ratioShown", WCAG2.shown(answer.reading.ratio))
      json.field("reason", answer.outcome == .needsReview ? ReviewReason.unknownBackground.rawValue : nil)
      json.field("requiredRatio", answer.requiredRatio)
      json.field("schemaVersion", JSONReporter.schemaVersion)
      json.field("style", question.isNonText ? nil : question.conditions.style.rawValue)
      json.key("suggestion")
      json.write(answer.suggestion)
      json.field("text", question.text)
      json.writeTool(version: version)
      json.key("visions")
      json.array(answer.visions, .lines) { $0.write($1) }
      json.key("wcag")
      json.object { json in
        json.field("aaLarge", answer.reaches(3))
        json.field("aaNormal", answer.reaches(4.5))
        json.field("aaaLarge", answer.reaches(4.5))
        json.field("aaaNormal", answer.reaches(7))
        json.field("uiComponent", answer.reaches(3))
      }
      json.field("weight", question.weight?.rawValue)
    }
  }

  private mutating func write(_ bounds: ContrastBounds?) {
    guard let bounds else { return null() }
    object { json in
      json.field("bestBackdrop", bounds.bestBackdrop)
      json.exact("maximum", bounds.maximum)
      json.exact("minimum", bounds.minimum)
      json.field("worstBackdrop", bounds.worstBackdrop)
    }
  }

  private mutating func write(_ verdict: ContrastAnswer.CategoryVerdict) {
    object { json in
      json.field("category", verdict.category.rawValue)
      json.field("isLargeText", verdict.isLargeText)
      json.field("outcome", verdict.outcome.rawValue)
      json.field("requiredRatio", verdict.requiredRatio)
      json.field("size", verdict.size)
    }
  }

  private mutating func write(_ vision: ContrastAnswer.VisionAnswer) {
    object { json in
      json.field("background", vision.background.hex)
      json.field("deficiency", vision.reading.deficiency.rawValue)
      json.exact("deltaE2000", vision.reading.deltaE2000)
      json.field("model", vision.reading.model?.rawValue ?? "luminance")
      json.exact("ratio", vision.reading.ratio)
      json.field("severity", vision.reading.severity)
      json.field("text", vision.text.hex)
    }
  }

  private mutating func write(_ suggestion: ContrastAnswer.Suggestion?) {
    guard let suggestion else { return null() }
    object { json in
      json.field("color", suggestion.color)
      json.exact("deltaE2000", suggestion.deltaE2000)
      json.field("keepsChroma", suggestion.keepsChroma)
      json.exact("ratio", suggestion.ratio)
      json.field("replaces", "text")
    }
  }
}

extension ContrastAnswer {
  /// Whether the pair reaches a ratio; nil if that depends on the colour underneath.
  func reaches(_ ratio: Double) -> Bool? {
    switch verdict(requiring: ratio) {
    case .pass: true
    case .fail: false
    case .needsReview, .notApplicable: nil
    }
  }
}
