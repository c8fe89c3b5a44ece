internal import AuditModel
internal import DynamicType
internal import RuleKit

/// Reports a text whose size in code is below 11 points at every text size.
///
/// It shares its identifier and threshold with the rule on screens, because the fault is the same. ``TextTooSmall``
/// reports the texts of the app's tables. Findings are notes, because the view may belong to a watch.
struct CodeTextBelowMinimum: Rule {
  static let descriptor = RuleDescriptor(
    id: "text-below-minimum", title: "Text is smaller than 11 points",
    rationale: "Even people with good sight have trouble reading smaller text",
    severity: "note in SwiftUI code", criteria: [.legibility], options: [.minimumSize], guidelines: [47],
    turnOffIf: "the small text is not meant to be read, such as text in a thumbnail of a page")

  static let examples: [Example<CodeFact>] = [
    Example("9 points", .fact(.fixedFont(size: 9, symbol: false, isKey: false), "Text"), .fail, .note),
    Example("9 points in a font of the app", .fact(.fixedCustomFont(size: 9), "Text"), .fail, .note),
    Example("exactly 11 points", .fact(.fixedFont(size: 11, symbol: false, isKey: false), "Text"), .pass),
    Example("a symbol", .fact(.fixedFont(size: 9, symbol: true, isKey: false), "Image"), .notApplicable),
    Example(
      "a text of a table, which text-too-small reports",
      .fact(.fixedFont(size: 9, symbol: false, isKey: true), "Text"), .notApplicable),
    Example("a size that code does not show", .fact(.fixedCustomFont(size: nil), "Text"), .notApplicable),
  ]

  var thresholds = RuleThresholds()

  func evaluate(_ subject: CodeFact) -> Outcome {
    let size: Double
    switch subject.kind {
    case .fixedFont(let points, symbol: false, isKey: false): size = points
    case .fixedCustomFont(let points?): size = points
    default: return .notApplicable
    }
    let minimum = thresholds[.minimumSize]
    guard size < minimum - 0.001 else { return .pass }
    return failure(
      .note, subject.name, at: subject.location,
      "a text in \(Quotation(subject.view)) is \(Points(size)) at every text size; the minimum is \(Points(minimum))",
      remedy: "use a text style, which never goes below 11 pt, or at least \(Points(minimum))")
  }
}
