internal import AuditModel
internal import DynamicType
internal import RuleKit

/// A text in a custom font has the same size at every text size.
///
/// The app has to scale a custom font (UIFontMetrics, `Font.custom(_:size:relativeTo:)`). The rule recognizes a fixed
/// size by the flag `fixedSize` or by the same size at several text sizes. A size stated for only one text size needs
/// review. Secondary texts are exempt.
struct CustomFontDoesNotScale: LayoutRule {
  static let descriptor = RuleDescriptor(
    id: "custom-font-does-not-scale", title: "A custom font does not follow the text size",
    rationale: "The system does not scale custom fonts by itself, so people who need larger text do not get it",
    severity: "warning", criteria: [.resizeText, .largerText], guidelines: [45],
    turnOffIf: "text in custom fonts has a fixed size on purpose, such as in a logo")

  static let examples: [Example<ScreenSet>] = [
    Example(
      "larger at a larger text size",
      .text(at: [.large, .accessibilityLarge]) {
        ($0.family, $0.size) = ("Lora", 17)
      } grow: {
        17 + $0
      }, .pass),
    Example(
      "the same size at two text sizes",
      .text(at: [.large, .accessibilityLarge]) { ($0.family, $0.size) = ("Lora", 17) }, .fail, .warning),
    Example(
      "marked as fixed", .text(at: [.large], [.fixedSize]) { ($0.family, $0.size) = ("Lora", 17) }, .fail, .warning),
    Example("at one text size only", .text(at: [.large]) { ($0.family, $0.size) = ("Lora", 17) }, .needsReview, .note),
    Example(
      "flagged as secondary",
      .text(at: [.large, .accessibilityLarge], [.secondary]) { ($0.family, $0.size) = ("Lora", 13) }, .notApplicable),
    Example("the system font", .text(at: [.large], [.fixedSize]) { $0.size = 17 }, .notApplicable),
  ]

  func check(_ subject: ScreenSet, _ outcome: inout OutcomeBuilder) {
    subject.reportFixedSizes(
      to: &outcome, remedy: "scale the font with UIFontMetrics or Font.custom(_:size:relativeTo:)"
    ) { $0.sharedContent?.value.family != nil }
  }
}
