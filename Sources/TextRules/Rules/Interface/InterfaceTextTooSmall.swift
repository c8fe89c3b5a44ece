internal import AuditModel
internal import RuleKit

/// Reports a text of a storyboard or xib that may shrink below 11 points to fit.
///
/// It shares its identifier and threshold with the rule on measured texts, because the fault is the same. Findings are
/// notes, because the document does not show whether the text ever shrinks.
struct InterfaceTextTooSmall: Rule {
  static let descriptor = RuleDescriptor(
    id: "text-too-small", title: "Text is too small to read",
    rationale: "Even people with good sight have trouble reading text below the platform's minimum size",
    severity: "note in storyboards and xibs", criteria: [.legibility], options: [TextTooSmall.minimum],
    guidelines: [47],
    turnOffIf: "the small text is not meant to be read, such as text in a thumbnail of a page")

  static let examples: [Example<InterfaceFact>] = [
    Example("17 points that shrink to half", .stated(.shrinkingText(size: 17, scale: 0.5), "Label"), .fail, .note),
    Example("17 points that shrink to 11.9", .stated(.shrinkingText(size: 17, scale: 0.7), "Label"), .pass),
    Example("another kind of statement", .other, .notApplicable),
  ]

  var thresholds = RuleThresholds()

  func evaluate(_ subject: InterfaceFact) -> Outcome {
    guard case .shrinkingText(let size, let scale) = subject.kind else { return .notApplicable }
    let minimum = thresholds[TextTooSmall.minimum]
    // A font below the minimum is too small without shrinking, which `text-below-minimum` reports.
    guard size >= minimum, size * scale < minimum - 0.001 else { return .pass }
    return failure(
      .note, subject.name, at: subject.location,
      """
      \(Quotation.escape(subject.name)) may shrink from \(Points(size)) to \(Points(size * scale)) to fit, the minimum \
      is \(Points(minimum))
      """,
      remedy: "allow more lines, or a minimum scale of at least \(Self.least(minimum, of: size))")
  }

  /// Returns the smallest factor with enough points, rounded up to two decimals.
  private static func least(_ minimum: Double, of size: Double) -> String {
    let hundredths = Int((minimum / size * 100).rounded(.up))
    return hundredths >= 100 ? "1" : "0.\(hundredths < 10 ? "0" : "")\(hundredths)"
  }
}
