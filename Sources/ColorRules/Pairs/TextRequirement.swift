internal import AuditModel
internal import DynamicType

/// The contrast ratio required of a text, which may change with the reader's size category.
struct TextRequirement {
  /// The ratio required at the smallest category the app supports.
  let required: Double
  /// The ratio required at Large, the default size.
  let requiredAtLarge: Double
  /// The style, and the first category at which it counts as large: `body; large from XL`.
  let explanation: String
  /// Whether the text is large at the smallest category under the chosen policy but not under the exact wording of
  /// WCAG.
  let isLargeByPolicyOnly: Bool

  /// Determines the requirement for a pair.
  ///
  /// `normal` and `large` are the ratios for normal and large text.
  init(_ pair: ColorPair, _ conditions: ColorConditions, normal: Double, large: Double) {
    if let size = pair.pointSize {
      self.init(fixed: size, pair.weight ?? .regular, conditions, normal: normal, large: large)
    } else {
      self.init(scaled: pair, conditions, normal: normal, large: large)
    }
  }

  /// Determines the requirement for a text that follows the text size.
  private init(scaled pair: ColorPair, _ conditions: ColorConditions, normal: Double, large: Double) {
    let style = pair.style ?? conditions.style
    let smallest = conditions.smallestCategory
    let policy = LargeText(policy: conditions.largeText, boldText: conditions.boldText)
    let letter = LargeText(policy: .wcag, boldText: conditions.boldText)
    let isLarge = policy.isLarge(style, weight: pair.weight, at: smallest)
    required = isLarge ? large : normal
    requiredAtLarge = policy.isLarge(style, weight: pair.weight, at: max(smallest, .large)) ? large : normal
    isLargeByPolicyOnly = isLarge && !letter.isLarge(style, weight: pair.weight, at: smallest)
    let text = (pair.weight.map { "\($0.rawValue) " } ?? "") + style.rawValue
    if isLarge {
      explanation = "\(text), large text"
    } else if let first = policy.firstCategory(style, weight: pair.weight, from: smallest) {
      explanation = "\(text); large from \(first.shortName)"
    } else {
      explanation = text
    }
  }

  /// Determines the requirement for a text whose size no setting changes.
  private init(
    fixed size: Double, _ weight: FontWeight, _ conditions: ColorConditions, normal: Double, large: Double
  ) {
    let drawn = conditions.boldText ? max(weight, .bold) : weight
    let isLarge = LargeText(policy: conditions.largeText).isLarge(size: size, weight: drawn)
    required = isLarge ? large : normal
    requiredAtLarge = required
    isLargeByPolicyOnly = isLarge && !LargeText(policy: .wcag).isLarge(size: size, weight: drawn)
    let text = (weight == .regular ? "" : "\(weight.rawValue) ") + "\(Points(size))"
    explanation = isLarge ? "\(text), large text" : text
  }
}
