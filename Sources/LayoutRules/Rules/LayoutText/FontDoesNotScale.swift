internal import AuditModel
internal import DynamicType
internal import RuleKit

/// A text in the system font has the same size at every text size.
///
/// The rule recognizes a fixed size by the flag `fixedSize` or by the same size at several text sizes. A size stated
/// for only one text size needs review. Bars and secondary texts are exempt, since the guidelines allow less important
/// text to keep its size.
struct FontDoesNotScale: Rule {
  static let descriptor = RuleDescriptor(
    id: "font-does-not-scale", title: "Text does not follow the text size",
    rationale: "People choose a larger text size once for all apps, but this text stays small",
    severity: "warning", criteria: [.resizeText, .largerText], guidelines: [44],
    turnOffIf: "the app fixes these sizes on purpose, for example because it has its own text size setting")

  static let examples: [Example<ScreenSet>] = [
    Example("a text style", FontExamples.set(at: [.large]) { $0.style = .body }, .pass),
    Example("marked as fixed", FontExamples.set(at: [.large], [.fixedSize]) { $0.size = 17 }, .fail, .warning),
    Example(
      "the same size at two text sizes", FontExamples.set(at: [.large, .accessibilityLarge]) { $0.size = 17 }, .fail,
      .warning),
    Example(
      "marked as following", FontExamples.set(at: [.large], [.scalesWithTextSize]) { $0.size = 17 }, .pass),
    Example("a size at one text size only", FontExamples.set(at: [.large]) { $0.size = 17 }, .needsReview, .note),
    Example(
      "the date of a message, flagged as secondary",
      FontExamples.set(at: [.large, .accessibilityLarge], [.secondary]) { $0.size = 13 }, .notApplicable),
    Example(
      "a custom font", FontExamples.set(at: [.large], [.fixedSize]) { ($0.family, $0.size) = ("Lora", 17) },
      .notApplicable),
  ]

  init() {}

  func evaluate(_ subject: ScreenSet) -> Outcome {
    var verdict = SetVerdict(Self.descriptor, subject)
    for sizes in ElementSizes.all(in: subject, where: Self.isAsked) {
      verdict.judged()
      let (name, size) = (sizes.element.shownName, sizes.entries[0].size)
      switch sizes.followsTextSize {
      case true: continue
      case false:
        verdict.add(
          .warning, sizes.entries.map(\.place), .staysAt(size, name), remedy: "use a text style, or scale the font")
      case nil: verdict.needsReview(sizes.entries.map(\.place), .notDescribed, .mayStayAt(size, name))
      }
    }
    return verdict.outcome
  }

  private static func isAsked(_ element: LayoutElement) -> Bool {
    element.hasKnownFont && element.sharedContent?.value.family == nil && !element.flags.contains(.secondary)
  }
}

extension Finding.Message {
  fileprivate static func staysAt(_ size: Double, _ name: String) -> Self {
    "\(name) stays at \(Points(size)) whatever the text size"
  }
  fileprivate static func mayStayAt(_ size: Double, _ name: String) -> Self {
    "the layouts do not state whether \(name) of \(Points(size)) follows the text size"
  }
}
