internal import Adaptivity
internal import AuditModel
internal import DynamicType
internal import RuleKit

/// Reports a primary text that is not larger at an accessibility size than at the default text size.
///
/// Other texts may keep their size, but the primary content has to grow. The rule applies to elements that have layouts
/// at Large and at an accessibility size.
struct PrimaryTextDoesNotGrow: LayoutRule {
  static let descriptor = RuleDescriptor(
    id: "primary-text-does-not-grow", title: "Primary text stays small at accessibility sizes",
    rationale:
      "People who choose the largest sizes cannot read text of the default size, not even the most important text",
    severity: "error", criteria: [.resizeText, .largerText], guidelines: [56],
    turnOffIf: "the primary texts are very large at the default size already, such as the digits of a clock")

  static let examples: [Example<ScreenSet>] = [
    Example("a text style", .text(at: [.large, .accessibilityLarge], [.primary]) { $0.style = .body }, .pass),
    Example(
      "a fixed size", .text(at: [.large, .accessibilityLarge], [.primary, .fixedSize]) { $0.style = .body }, .fail,
      .error),
    Example(
      "capped at Large",
      .text(at: [.large, .accessibilityLarge], [.primary]) { ($0.style, $0.maxCategory) = (.body, .large) }, .fail,
      .error),
    Example(
      "not primary", .text(at: [.large, .accessibilityLarge], [.fixedSize]) { $0.style = .body }, .notApplicable),
    Example("no screen at an accessibility size", .text(at: [.large], [.primary]) { $0.style = .body }, .notApplicable),
  ]

  func check(_ subject: ScreenSet, _ outcome: inout OutcomeBuilder) {
    for sizes in ElementSizes.all(in: subject, where: { $0.flags.contains(.primary) && $0.hasKnownFont }) {
      guard let usual = sizes.entries.filter({ $0.category == .large }).map(\.size).max() else { continue }
      let large = sizes.entries.filter(\.category.isAccessibilityCategory)
      guard !large.isEmpty else { continue }
      outcome.checked()
      let small = large.filter { $0.size <= usual + 0.001 }
      guard let first = small.first else { continue }
      outcome.add(
        .error, first.index, on: subject.screens(of: small),
        """
        the primary text \(sizes.element.shownName) is \(Points(first.size)) at an accessibility size and \
        \(Points(usual)) at Large
        """, remedy: "let it scale with the text size up to the accessibility sizes")
    }
  }
}
