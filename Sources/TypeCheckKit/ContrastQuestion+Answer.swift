public import AuditModel
import ColorContrast
import ColorRules
import DynamicType

extension ContrastQuestion {
  /// The answer about the pair, as `typecheck contrast` shows it.
  public var answer: ContrastAnswer {
    let (reading, bounds) = measured
    let grey = Vision.achromat
    let greys = (text: grey.simulate(reading.seenFirst), background: grey.simulate(reading.seenSecond))
    var answer = ContrastAnswer(
      question: self, reading: reading, bounds: bounds, requiredRatio: requiredRatio(false),
      grayscale: ContrastAnswer.Grayscale(
        text: greys.text, background: greys.background, ratio: Self.ratio(greys.text, greys.background)))
    answer.categories = verdicts { answer.verdict(requiring: $0) }
    if let first = answer.categories.first {
      (answer.requiredRatio, answer.outcome) = (first.requiredRatio, first.outcome)
    }
    if !isNonText {
      answer.largeFrom = largeText.firstCategory(conditions.style, weight: weight)
      answer.isLargeOnlyByPoints = isLarge(by: .points, butNot: .wcag)
      answer.isLargeOnlyByApple = isLarge(by: .apple, butNot: .points)
    }
    answer.visions = visions.map { seen(reading, by: $0) }
    if showsAPCA, reading.isExact { answer.apca = apca(over: reading.seenSecond) }
    if suggests, answer.outcome != .pass { answer.suggestion = suggestion(requiring: answer.requiredRatio) }
    return answer
  }

  // MARK: The pair itself

  private var measured: (reading: PairReading, bounds: ContrastBounds?) {
    let stack = [background] + layers
    let ground = Color.composite(stack)
    guard !ground.isOpaque else { return (reading(over: ground, nil), nil) }
    let bounds = ContrastBounds(item: text, layers: stack)
    return (reading(over: Color.composite(stack + [bounds.worstBackdrop]), bounds), bounds)
  }

  private func reading(over ground: Color, _ bounds: ContrastBounds?) -> PairReading {
    let seen = text.composited(over: ground)
    let ratio = Self.ratio(seen, ground)
    let lightness = abs(Lightness.lightness(seen) - Lightness.lightness(ground))
    return PairReading(
      environment: ColorEnvironment(appearance), first: text, second: background, seenFirst: seen, seenSecond: ground,
      ratio: bounds?.minimum ?? ratio, maximumRatio: bounds?.maximum ?? ratio, lightnessDifference: lightness,
      deltaE2000: CIEDE2000.difference(seen, ground))
  }

  private static func ratio(_ first: Color, _ second: Color) -> Double {
    WCAG2.ratio(luminance: WCAG2.relativeLuminance(first), WCAG2.relativeLuminance(second))
  }

  /// APCA gets the text colour before compositing, because it rounds the mixture to eight bits itself.
  private func apca(over ground: Color) -> Double? { try? APCA.lightnessContrast(text: text, background: ground) }

  // MARK: What is asked for

  private var largeText: LargeText { LargeText(policy: conditions.largeText, boldText: conditions.boldText) }

  /// The ratio that WCAG 2.2 requires: 1.4.3, 4.5 for text and 3 for large text; 1.4.6, 7 and 4.5; 1.4.11, 3 for
  /// symbols.
  private func requiredRatio(_ isLarge: Bool) -> Double {
    if isNonText { return 3 }
    return isEnhanced ? (isLarge ? 4.5 : 7) : (isLarge ? 3 : 4.5)
  }

  private func verdicts(_ outcome: (_ ratio: Double) -> Verdict) -> [ContrastAnswer.CategoryVerdict] {
    guard !isNonText else { return [] }
    let scale = TypeScale(platform: .ios)
    return categories.compactMap { category in
      guard let size = scale[conditions.style, category]?.size else { return nil }
      let isLarge = largeText.isLarge(conditions.style, weight: weight, at: category)
      let ratio = requiredRatio(isLarge)
      return ContrastAnswer.CategoryVerdict(
        category: category, size: size, isLargeText: isLarge, requiredRatio: ratio, outcome: outcome(ratio))
    }
  }

  private func isLarge(
    by policy: ColorConditions.LargeTextPolicy, butNot strict: ColorConditions.LargeTextPolicy
  ) -> Bool {
    guard let category = categories.first, conditions.largeText == policy else { return false }
    let answers = [policy, strict].map {
      LargeText(policy: $0, boldText: conditions.boldText).isLarge(conditions.style, weight: weight, at: category)
    }
    return answers == [true, false]
  }

  // MARK: Simulated vision and suggestions

  private func seen(_ reading: PairReading, by asked: AskedVision) -> ContrastAnswer.VisionAnswer {
    let candidates =
      asked.model.map { [Vision(asked.deficiency, severity: asked.severity, model: $0)] }
      ?? Vision.verdicts(for: asked.deficiency, severity: asked.severity)
    let answers = candidates.map { vision in
      let text = vision.simulate(reading.seenFirst)
      let background = vision.simulate(reading.seenSecond)
      return ContrastAnswer.VisionAnswer(
        text: text, background: background,
        reading: PairReading.VisionReading(
          deficiency: vision.deficiency, severity: vision.severity, model: vision.model,
          ratio: Self.ratio(text, background), deltaE2000: CIEDE2000.difference(text, background)))
    }
    return answers.dropFirst().reduce(answers[0]) { $1.reading.deltaE2000 < $0.reading.deltaE2000 ? $1 : $0 }
  }

  private func suggestion(requiring ratio: Double) -> ContrastAnswer.Suggestion? {
    let stack = [background] + layers
    let ground = Color.composite(stack)
    let found =
      ground.isOpaque
      ? ContrastSuggestion.nearest(to: text, on: [ground], ratio: ratio)
      : ContrastSuggestion.nearest(to: text, over: stack, ratio: ratio)
    return found.map {
      ContrastAnswer.Suggestion(
        color: $0.color, ratio: $0.ratio, deltaE2000: $0.deltaE2000, keepsChroma: !$0.chromaWasLowered)
    }
  }
}
