internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// A builder for the outcome of one rule on a subject, element by element.
struct OutcomeBuilder {
  /// The screen of a finding, with the environments that it names.
  private struct Site {
    let name: String
    let location: SourceLocation
    let elements: [LayoutElement]
    let environments: [String]
    /// Whether the device is unknown, or several devices are possible.
    let isOpen: Bool

    init(_ screen: ScreenMeasurement, in environments: [String]) {
      name = screen.layout.name
      location = screen.layout.location
      elements = screen.layout.elements
      self.environments = environments
      isOpen = screen.layout.environment.device == nil || !screen.layout.alternatives.isEmpty
    }

    /// Returns a finding on an element, or on the whole screen if `index` is nil.
    func finding(
      _ rule: String, _ severity: Finding.Severity, _ index: Int?, by excess: Double = 0, _ message: Finding.Message,
      remedy: String? = nil
    ) -> Finding {
      var evidence = LayoutEvidence(screen: name, environments: environments, element: index, of: elements)
      evidence.overBy = excess
      return Finding(
        rule: rule, severity: severity, layout: evidence,
        location: index.map { elements[$0].location } ?? location, message: message, remedy: remedy)
    }
  }

  private let rule: String
  /// The screen of a rule on single screens, created once because all its findings share the list of environments.
  private let site: Site?
  private var faults: [Finding] = []
  private var review: Finding?
  private var wasChecked = false

  /// Creates a builder for a rule on one screen, or on a set of screens if `screen` is nil.
  init(_ descriptor: RuleDescriptor, on screen: ScreenMeasurement? = nil) {
    rule = descriptor.id
    site = screen.map { Site($0, in: [$0.place]) }
  }

  /// Records that something was checked.
  ///
  /// The outcome is pass unless a fault or a reason for review is added.
  mutating func checked() { wasChecked = true }

  /// Adds a fault of an element, or of the whole screen if `index` is nil, with its excess in points.
  ///
  /// In a set of screens, `index` is the element on the first of `screens`, which is the one to fix.
  mutating func add(
    _ severity: Finding.Severity, _ index: Int?, on screens: [ScreenMeasurement] = [], by excess: Double = 0,
    _ message: Finding.Message, remedy: String
  ) {
    wasChecked = true
    faults.append(site(of: screens).finding(rule, severity, index, by: excess, message, remedy: remedy))
  }

  /// Records that an element, or the whole screen if `index` is nil, needs review.
  ///
  /// Only the first reason is kept.
  mutating func needsReview(
    _ index: Int?, on screens: [ScreenMeasurement] = [], _ reason: ReviewReason, _ message: Finding.Message
  ) {
    guard review == nil else { return }
    let site = site(of: screens)
    // For an unknown device, the numbers may be published.
    let reason = reason == .notPublished && site.isOpen ? .unknownDevice : reason
    review = site.finding(rule, .note, index, message).forReview(reason)
  }

  /// The outcome of everything that was added.
  var outcome: Outcome {
    if !faults.isEmpty { return .fail(faults + (review.map { [$0] } ?? [])) }
    if let review { return .needsReview(review) }
    return wasChecked ? .pass : .notApplicable
  }

  private func site(of screens: [ScreenMeasurement]) -> Site {
    if let first = screens.first { return Site(first, in: screens.map(\.place)) }
    guard let site else { preconditionFailure("a finding in a set of screens needs its screens") }
    return site
  }
}
