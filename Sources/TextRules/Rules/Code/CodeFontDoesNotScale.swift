internal import AuditModel
internal import RuleKit

/// Reports a text whose size in code does not follow the text size.
///
/// It shares its identifier with the rule on screens, because the fault is the same. Findings are notes, because code
/// does not show whether the view belongs to a picture or to a small widget.
struct CodeFontDoesNotScale: Rule {
  static let descriptor = RuleDescriptor(
    id: "font-does-not-scale", title: "Text does not follow the text size",
    rationale: "People choose a larger text size once for all apps, but this text stays small",
    severity: "note in code", criteria: [.resizeText, .largerText], guidelines: [44],
    turnOffIf: "the app fixes these sizes on purpose, for example because it has its own text size setting")

  static let examples: [Example<CodeFact>] = [
    Example("a text with a fixed size", .fact(.fixedFont(size: 12, symbol: false, isKey: false), "Text"), .fail, .note),
    Example("a label", .fact(.fixedFont(size: 12, symbol: false, isKey: false), "UILabel"), .fail, .note),
    Example("a symbol", .fact(.fixedFont(size: 12, symbol: true, isKey: false), "Image"), .fail, .note),
    Example("another kind of statement", .fact(.tapGesture(hasTrait: false), "HStack"), .notApplicable),
  ]

  func evaluate(_ subject: CodeFact) -> Outcome {
    guard case .fixedFont(let size, let isSymbol, _) = subject.kind else { return .notApplicable }
    let thing = isSymbol ? "a symbol" : "a text in \(Quotation(subject.view))"
    return failure(
      .note, subject.name, at: subject.location,
      "\(thing) is \(Points(size)) at every text size",
      remedy: subject.view.hasPrefix("UI")
        ? "use preferredFont(forTextStyle:) or UIFontMetrics, and set adjustsFontForContentSizeCategory"
        : "use a text style, such as .font(.body), or scale the size with @ScaledMetric")
  }
}
