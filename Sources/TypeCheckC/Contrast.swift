public import CTypeCheck
import TypeCheckKit

/// The object behind a `tc_contrast_t`.
final class Contrast: Texted {
  static let kind = HandleKind.contrast

  /// The texts that a caller can request.
  enum TextKey: Hashable {
    case suggestion, json
  }

  let answer: ContrastAnswer
  var texts = CTexts<TextKey>()

  init(_ question: ContrastQuestion) { answer = question.answer }

  /// Returns a colour within Display P3.
  ///
  /// Other colours are rejected, because no screen can show them.
  static func color(
    _ text: CString?, _ length: Int, _ name: StaticString, _ appearance: Appearance = .light
  ) throws -> Color {
    let written = try Argument.given(text, length, name)
    let color = try ColorParser.color(written, appearance: appearance)
    guard color.isInDisplayP3() else {
      throw Failure.invalid(
        "\(name) \(Quotation(written)) is outside Display P3, so no screen shows it; write a colour inside it, such as "
          + GamutMapping.toSRGB(color).hex)
    }
    return color
  }
}

extension ContrastQuestion {
  /// Applies the conditions that a caller passed.
  fileprivate mutating func apply(_ conditions: tc_contrast_conditions_t) throws {
    let scale = TypeScale(platform: .ios)
    isNonText = conditions.is_non_text != 0
    isEnhanced = conditions.is_enhanced != 0
    if isNonText, isEnhanced {
      throw Failure.invalid(
        "is_enhanced is for text, as WCAG asks no more than 3:1 of symbols; remove one of the two")
    }
    if let style = try Argument.optionalText(conditions.style, -1, "style") {
      self.conditions.style = try TextStyle(name: style)
    }
    weight = try Argument.optionalText(conditions.weight, -1, "weight").map { try FontWeight(name: $0) }
    if let category = try Argument.optionalText(conditions.category, -1, "category") {
      categories = [try ContentSizeCategory(name: category)]
    }
    for category in categories where scale.size(self.conditions.style, category) == nil {
      throw MeasureError.noSuchCell(style: self.conditions.style, category: category, scale: scale)
    }
    self.conditions.smallestCategory = categories[0]
  }
}

/// Implements `tc_contrast_ratio` from `typecheck/contrast.h`.
@c @implementation
public func tc_contrast_ratio(
  _ text: CString?, _ textLength: Int, _ background: CString?, _ backgroundLength: Int,
  _ ratio: UnsafeMutablePointer<Double>?
) -> tc_status_t {
  answer {
    guard let ratio else { throw Failure.null("ratio") }
    ratio.pointee = try WCAG2.ratio(
      text: try Contrast.color(text, textLength, "text"),
      background: try Contrast.color(background, backgroundLength, "background"))
  }
}

/// Implements `tc_contrast_create` from `typecheck/contrast.h`.
@c @implementation
public func tc_contrast_create(
  _ text: CString?, _ textLength: Int, _ background: CString?, _ backgroundLength: Int,
  _ conditions: UnsafePointer<tc_contrast_conditions_t>?, _ contrast: HandleTarget?
) -> tc_status_t {
  Contrast.create(contrast) {
    let conditions = conditions?.pointee ?? tc_contrast_conditions_t()
    let appearance = Appearance(isDark: conditions.is_dark != 0, isHighContrast: conditions.is_high_contrast != 0)
    var question = ContrastQuestion(
      text: try Contrast.color(text, textLength, "text", appearance),
      background: try Contrast.color(background, backgroundLength, "background", appearance))
    question.given = [
      try Argument.text(text, textLength, "text"), try Argument.text(background, backgroundLength, "background"),
    ]
    question.appearance = appearance
    try question.apply(conditions)
    question.suggests = true
    return Contrast(question)
  }
}

/// Implements `tc_contrast_destroy` from `typecheck/contrast.h`.
@c @implementation
public func tc_contrast_destroy(_ contrast: Handle?) { Contrast.destroy(contrast) }

/// Implements `tc_contrast_get_verdict` from `typecheck/contrast.h`.
@c @implementation
public func tc_contrast_get_verdict(_ contrast: Handle?, _ verdict: UnsafeMutablePointer<tc_contrast_verdict_t>?)
  -> tc_status_t
{
  Contrast.answer(contrast) { contrast in
    guard let verdict else { throw Failure.null("verdict") }
    let (answer, reading) = (contrast.answer, contrast.answer.reading)
    verdict.pointee = tc_contrast_verdict_t(
      ratio: reading.ratio, maximum_ratio: reading.maximumRatio, required_ratio: answer.requiredRatio,
      lightness_difference: reading.lightnessDifference, delta_e2000: reading.deltaE2000,
      grayscale_ratio: answer.grayscale.ratio, outcome: answer.outcome.outcome,
      is_large_text: answer.categories.first?.isLargeText == true ? 1 : 0, reserved: (0, 0))
  }
}

/// Implements `tc_contrast_get_vision` from `typecheck/contrast.h`.
@c @implementation
public func tc_contrast_get_vision(
  _ contrast: Handle?, _ vision: CString?, _ length: Int, _ reading: UnsafeMutablePointer<tc_vision_reading_t>?
) -> tc_status_t {
  Contrast.answer(contrast) { contrast in
    guard vision != nil else { throw Failure.null("vision") }
    guard let reading else { throw Failure.null("reading") }
    let asked = try Vision(try Argument.text(vision, length, "vision"))
    var question = contrast.answer.question
    question.suggests = false
    question.visions = [ContrastQuestion.AskedVision(asked.deficiency, severity: asked.severity)]
    guard let seen = question.answer.visions.first else { return }
    let (text, background) = (seen.text.sRGB, seen.background.sRGB)
    reading.pointee = tc_vision_reading_t(
      text: (text.x, text.y, text.z), background: (background.x, background.y, background.z),
      ratio: seen.reading.ratio, delta_e2000: seen.reading.deltaE2000, reserved: (0, 0))
  }
}

/// Implements `tc_contrast_get_suggestion` from `typecheck/contrast.h`.
@c @implementation
public func tc_contrast_get_suggestion(_ contrast: Handle?, _ text: TextTarget?, _ length: CountTarget?) -> tc_status_t
{
  Contrast.answer(contrast, .suggestion, text, length) { contrast in
    guard let suggestion = contrast.answer.suggestion else {
      throw Failure(TC_STATUS_NOT_FOUND, "the pair passes, or no colour of this hue does; there is nothing to suggest")
    }
    return CText(suggestion.color.shown)
  }
}

/// Implements `tc_contrast_get_json` from `typecheck/contrast.h`.
@c @implementation
public func tc_contrast_get_json(_ contrast: Handle?, _ text: TextTarget?, _ length: CountTarget?) -> tc_status_t {
  Contrast.answer(contrast, .json, text, length) { contrast in
    CText(contrast.answer.json(version: TypeCheckVersion.current))
  }
}
