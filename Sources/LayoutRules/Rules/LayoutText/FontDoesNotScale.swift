internal import AuditModel
internal import DynamicType
internal import RuleKit

/// Reports a text in the system font that has the same size at every text size.
///
/// The rule recognizes a fixed size by the flag `fixedSize` or by the same size at several text sizes. A size stated
/// for only one text size needs review. Bars and secondary texts are exempt, since the guidelines allow less important
/// text to keep its size.
struct FontDoesNotScale: LayoutRule {
  static let descriptor = RuleDescriptor(
    id: "font-does-not-scale", title: "Text does not follow the text size",
    rationale: "People choose a larger text size once for all apps, but this text stays small",
    severity: "warning", criteria: [.resizeText, .largerText], guidelines: [44],
    turnOffIf: "the app fixes these sizes on purpose, for example because it has its own text size setting")

  static let examples: [Example<ScreenSet>] = [
    Example("a text style", .text(at: [.large]) { $0.style = .body }, .pass),
    Example("marked as fixed", .text(at: [.large], [.fixedSize]) { $0.size = 17 }, .fail, .warning),
    Example(
      "the same size at two text sizes", .text(at: [.large, .accessibilityLarge]) { $0.size = 17 }, .fail, .warning),
    Example("marked as following", .text(at: [.large], [.scalesWithTextSize]) { $0.size = 17 }, .pass),
    Example("a size at one text size only", .text(at: [.large]) { $0.size = 17 }, .needsReview, .note),
    Example(
      "the date of a message, flagged as secondary",
      .text(at: [.large, .accessibilityLarge], [.secondary]) { $0.size = 13 }, .notApplicable),
    Example("a custom font", .text(at: [.large], [.fixedSize]) { ($0.family, $0.size) = ("Lora", 17) }, .notApplicable),
  ]

  func check(_ subject: ScreenSet, _ outcome: inout OutcomeBuilder) {
    subject.reportFixedSizes(to: &outcome, remedy: "use a text style, or scale the font with UIFontMetrics") {
      $0.hasKnownFont && $0.sharedContent?.value.family == nil
    }
  }
}
