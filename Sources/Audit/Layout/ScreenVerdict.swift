internal import Adaptivity
internal import AuditModel

/// What one rule says of one screen in one environment, collected element by element.
struct ScreenVerdict {
  private let rule: String
  private let screen: ScreenMeasurement
  private var faults: [Finding] = []
  private var doubt: Finding?
  private var wasJudged = false

  init(_ descriptor: RuleDescriptor, _ screen: ScreenMeasurement) {
    rule = descriptor.id
    self.screen = screen
  }

  /// Notes that something was judged, which passes unless a fault is added.
  mutating func judged() { wasJudged = true }

  /// Adds a fault.
  ///
  /// - Parameters:
  ///   - severity: How bad it is.
  ///   - index: The element; nil is the screen as a whole.
  ///   - excess: By how many points it is off.
  ///   - message: What is wrong.
  ///   - remedy: What would mend it.
  mutating func add(
    _ severity: Finding.Severity, _ index: Int?, by excess: Double = 0, _ message: Finding.Message, remedy: String
  ) {
    wasJudged = true
    var finding = finding(severity, index, by: excess, message)
    finding.remedy = remedy
    faults.append(finding)
  }

  /// Notes that something cannot be told; the first doubt stands for all.
  ///
  /// - Parameters:
  ///   - index: The element; nil is the screen as a whole.
  ///   - reason: Why.
  ///   - message: What cannot be told.
  mutating func doubt(_ index: Int?, _ reason: ReviewReason, _ message: Finding.Message) {
    guard doubt == nil else { return }
    var finding = finding(.note, index, by: 0, message)
    finding.outcome = .needsReview
    // Of a device that is not known, numbers may well be published.
    let layout = screen.layout
    let isOpen = layout.environment.device == nil || !layout.alternatives.isEmpty
    finding.reason = reason == .notPublished && isOpen ? .unknownDevice : reason
    doubt = finding
  }

  /// What all of it comes to.
  var outcome: Outcome {
    if !faults.isEmpty { return .fail(faults + (doubt.map { [$0] } ?? [])) }
    if let doubt { return .needsReview(doubt) }
    return wasJudged ? .pass : .notApplicable
  }

  private func finding(
    _ severity: Finding.Severity, _ index: Int?, by excess: Double, _ message: Finding.Message
  ) -> Finding {
    var evidence = LayoutEvidence(screen: screen.layout.name, environments: [screen.place])
    evidence.overBy = excess
    var location = screen.layout.location
    if let index {
      evidence.element = screen.layout.elements[index].id
      evidence.role = screen.layout.elements[index].role
      evidence.frame = screen.layout.elements[index].frame
      location = screen.layout.elements[index].location
    }
    return Finding(rule: rule, severity: severity, layout: evidence, location: location, message: message)
  }
}
