internal import AuditModel
internal import RuleKit

/// Collects the findings of one rule on a subject, element by element.
struct CollectedVerdict {
  /// The subject of a finding, a screen or one of its elements, with its location in the file.
  struct Place {
    var evidence: LayoutEvidence
    var location: SourceLocation
  }

  private let rule: String
  private var faults: [Finding] = []
  private var review: Finding?
  private var wasJudged = false

  init(_ descriptor: RuleDescriptor) { rule = descriptor.id }

  /// Records that something was checked.
  ///
  /// It passes unless a fault is added.
  mutating func judged() { wasJudged = true }

  /// Adds a fault with its excess in points.
  mutating func add(
    _ severity: Finding.Severity, at place: Place, by excess: Double, _ message: Finding.Message, remedy: String
  ) {
    wasJudged = true
    var evidence = place.evidence
    evidence.overBy = excess
    faults.append(
      Finding(
        rule: rule, severity: severity, layout: evidence, location: place.location, message: message, remedy: remedy))
  }

  /// Whether something needs review.
  var hasReview: Bool { review != nil }

  /// Records that something needs review.
  ///
  /// Only the first reason is kept.
  mutating func needsReview(at place: Place?, _ reason: ReviewReason, _ message: Finding.Message) {
    guard review == nil, let place else { return }
    var finding = Finding(
      rule: rule, severity: .note, layout: place.evidence, location: place.location, message: message)
    finding.outcome = .needsReview
    finding.reason = reason
    review = finding
  }

  /// The outcome of everything that was added.
  var outcome: Outcome {
    if !faults.isEmpty { return .fail(faults + (review.map { [$0] } ?? [])) }
    if let review { return .needsReview(review) }
    return wasJudged ? .pass : .notApplicable
  }
}
