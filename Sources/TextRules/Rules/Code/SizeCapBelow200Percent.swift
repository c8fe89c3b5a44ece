internal import AuditModel
internal import DynamicType
internal import RuleKit

/// Reports a limit of the size category that keeps texts below 200 % of their size at Large.
struct SizeCapBelow200Percent: Rule {
  static let descriptor = RuleDescriptor(
    id: "size-cap-below-200-percent", title: "Code stops text from growing to 200 %",
    rationale: "People who need larger text cannot read these texts",
    severity: "warning", criteria: [.resizeText, .largerText],
    turnOffIf: "the capped texts are decoration, or are shown larger in another way")

  static let examples: [Example<CodeFact>] = [
    Example(
      "capped at XXXL", .fact(.sizeCap(.extraExtraExtraLarge, hasLargeContentViewer: false), "HStack"), .fail, .warning),
    Example(
      "with the Large Content Viewer", .fact(.sizeCap(.large, hasLargeContentViewer: true), "HStack"), .pass),
    Example("capped at AX3", .fact(.sizeCap(.accessibilityExtraLarge, hasLargeContentViewer: false), "Text"), .pass),
    Example("another kind of statement", .fact(.tapGesture(hasTrait: false), "HStack"), .notApplicable),
  ]

  /// The smallest category at which the App Store checks Larger Text, for styles that grow to 200 %.
  ///
  /// Source: App Store Connect, Larger Text evaluation criteria: at least 200 %, which body text has from AX3.
  private static let least = ContentSizeCategory.accessibilityExtraLarge

  func evaluate(_ subject: CodeFact) -> Outcome {
    guard case .sizeCap(let cap, let hasViewer) = subject.kind else { return .notApplicable }
    if hasViewer || cap >= Self.least { return .pass }
    return failure(
      .warning, subject.name, at: subject.location,
      "texts in \(Quotation(subject.view)) do not grow beyond \(cap.shortName), less than 200 % of their size",
      remedy: "let them grow to AX3 at least, or add .accessibilityShowsLargeContentViewer() to bar items")
  }
}
