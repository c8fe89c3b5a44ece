internal import AuditModel
internal import RuleKit

/// What one rule says of a subject, collected element by element.
struct CollectedVerdict {
  /// What a finding is about: a screen or an element of one, and where it is described.
  struct Place {
    var evidence: LayoutEvidence
    var location: SourceLocation
  }

  private let rule: String
  private var faults: [Finding] = []
  private var review: Finding?
  private var wasJudged = false

  init(_ descriptor: RuleDescriptor) { rule = descriptor.id }

  /// Notes that something was judged, which passes unless a fault is added.
  mutating func judged() { wasJudged = true }

  /// Adds a fault.
  ///
  /// - Parameters:
  ///   - severity: How bad it is.
  ///   - place: What it is about.
  ///   - excess: By how many points it is off.
  ///   - message: What is wrong.
  ///   - remedy: What would mend it.
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

  /// Whether something cannot be told.
  var hasReview: Bool { review != nil }

  /// Notes that something cannot be told; the first doubt stands for all.
  mutating func needsReview(at place: Place?, _ reason: ReviewReason, _ message: Finding.Message) {
    guard review == nil, let place else { return }
    var finding = Finding(
      rule: rule, severity: .note, layout: place.evidence, location: place.location, message: message)
    finding.outcome = .needsReview
    finding.reason = reason
    review = finding
  }

  /// What all of it comes to.
  var outcome: Outcome {
    if !faults.isEmpty { return .fail(faults + (review.map { [$0] } ?? [])) }
    if let review { return .needsReview(review) }
    return wasJudged ? .pass : .notApplicable
  }
}
