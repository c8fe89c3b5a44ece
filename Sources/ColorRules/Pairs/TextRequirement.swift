internal import AuditModel
internal import DynamicType

/// The ratio asked of a text, and where that changes with the reader's size category.
struct TextRequirement {
  /// The ratio asked for at the smallest category the app supports.
  let required: Double
  /// The ratio asked for at Large, where most readers are.
  let requiredAtLarge: Double
  /// The style, and from where on it counts as large: `body; large from XL on`.
  let explanation: String
  /// Whether it is large at the smallest category only by the policy in use, not by WCAG to the letter.
  let isLargeByPolicyOnly: Bool

  /// Works out what is asked of a pair.
  ///
  /// - Parameters:
  ///   - pair: A text on its ground.
  ///   - conditions: Policy, smallest category, Bold Text, style of texts that name none.
  ///   - normal: The ratio for text that is not large.
  ///   - large: The ratio for large text.
  init(_ pair: ColorPair, _ conditions: ColorConditions, normal: Double, large: Double) {
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
}
