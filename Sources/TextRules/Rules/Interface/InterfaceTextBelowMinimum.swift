internal import AuditModel
internal import RuleKit

/// Reports a text of a storyboard or xib that is smaller than 11 points at every text size.
///
/// It shares its identifier and threshold with the rule on screens, because the fault is the same.
struct InterfaceTextBelowMinimum: Rule {
  static let descriptor = RuleDescriptor(
    id: "text-below-minimum", title: "Text is smaller than 11 points",
    rationale: "Even people with good sight have trouble reading smaller text",
    severity: "warning in storyboards and xibs, note in cells of a standard style", criteria: [.legibility],
    options: [.minimumSize], guidelines: [47],
    turnOffIf: "the small text is not meant to be read, such as text in a thumbnail of a page")

  static let examples: [Example<InterfaceFact>] = [
    Example("9 points", .stated(.fixedFont(size: 9, isCustom: false), "Label"), .fail, .warning),
    Example(
      "9 points in a standard cell", .stated(.fixedFont(size: 9, isCustom: false), "Label").inStandardCell, .fail, .note
    ),
    Example("exactly 11 points", .stated(.fixedFont(size: 11, isCustom: true), "Label"), .pass),
    Example("another kind of statement", .other, .notApplicable),
  ]

  var thresholds = RuleThresholds()

  func evaluate(_ subject: InterfaceFact) -> Outcome {
    guard case .fixedFont(let size, _) = subject.kind else { return .notApplicable }
    let minimum = thresholds[.minimumSize]
    guard size < minimum - 0.001 else { return .pass }
    return failure(
      subject.fontSeverity, subject.name, at: subject.location,
      """
      \(Quotation.escape(subject.name)) is \(Points(size)) at every text size\(subject.fontCondition); the minimum is \
      \(Points(minimum))
      """,
      remedy: "choose a text style, which follows the text size and never goes below 11 pt")
  }
}
