internal import AuditModel
internal import DynamicType
internal import RuleKit

/// A text in a custom font has the same size at every text size.
///
/// The app has to scale a custom font (UIFontMetrics, `Font.custom(_:size:relativeTo:)`). The rule recognizes a fixed
/// size by the flag `fixedSize` or by the same size at several text sizes. A size stated for only one text size needs
/// review. Secondary texts are exempt.
struct CustomFontDoesNotScale: Rule {
  static let descriptor = RuleDescriptor(
    id: "custom-font-does-not-scale", title: "A custom font does not follow the text size",
    rationale: "The system does not scale custom fonts by itself, so people who need larger text do not get it",
    severity: "warning", criteria: [.resizeText, .largerText], guidelines: [45],
    turnOffIf: "text in custom fonts has a fixed size on purpose, such as in a logo")

  static let examples: [Example<ScreenSet>] = [
    Example(
      "larger at a larger text size",
      FontExamples.set(at: [.large, .accessibilityLarge]) {
        ($0.family, $0.size) = ("Lora", 17)
      } grow: {
        17 + $0
      },
      .pass),
    Example(
      "the same size at two text sizes",
      FontExamples.set(at: [.large, .accessibilityLarge]) { ($0.family, $0.size) = ("Lora", 17) }, .fail, .warning),
    Example(
      "marked as fixed", FontExamples.set(at: [.large], [.fixedSize]) { ($0.family, $0.size) = ("Lora", 17) }, .fail,
      .warning),
    Example(
      "at one text size only", FontExamples.set(at: [.large]) { ($0.family, $0.size) = ("Lora", 17) }, .needsReview,
      .note),
    Example(
      "flagged as secondary",
      FontExamples.set(at: [.large, .accessibilityLarge], [.secondary]) { ($0.family, $0.size) = ("Lora", 13) },
      .notApplicable),
    Example("the system font", FontExamples.set(at: [.large], [.fixedSize]) { $0.size = 17 }, .notApplicable),
  ]

  init() {}

  func evaluate(_ subject: ScreenSet) -> Outcome {
    var verdict = SetVerdict(Self.descriptor, subject)
    for sizes in ElementSizes.all(in: subject, where: Self.isAsked) {
      verdict.judged()
      let font = Quotation(sizes.element.sharedContent?.value.family ?? "").description
      let (name, size) = (sizes.element.shownName, sizes.entries[0].size)
      switch sizes.followsTextSize {
      case true: continue
      case false:
        verdict.add(
          .warning, sizes.entries.map(\.place), .staysAt(size, name, font),
          remedy: "scale the font with UIFontMetrics or Font.custom(_:size:relativeTo:)")
      case nil: verdict.needsReview(sizes.entries.map(\.place), .notDescribed, .mayStayAt(size, name, font))
      }
    }
    return verdict.outcome
  }

  private static func isAsked(_ element: LayoutElement) -> Bool {
    element.sharedContent?.value.family != nil && !element.flags.contains(.secondary)
  }
}

extension Finding.Message {
  fileprivate static func staysAt(_ size: Double, _ name: String, _ font: String) -> Self {
    "\(name) in \(font) stays at \(Points(size)) whatever the text size"
  }
  fileprivate static func mayStayAt(_ size: Double, _ name: String, _ font: String) -> Self {
    "the layouts do not state whether \(name) in \(font) of \(Points(size)) follows the text size"
  }
}
