internal import AuditModel

/// What one rule says of one screen over all its environments, collected element by element.
struct ElementVerdict {
  /// An element of a screen in one environment.
  struct Place {
    /// The screen's place in the set.
    var screen: Int
    /// The element's place among the screen's; nil is the screen as a whole.
    var element: Int?
  }

  private let rule: String
  private let set: ScreenSet
  private var faults: [Finding] = []
  private var doubt: Finding?
  private var wasJudged = false

  init(_ descriptor: RuleDescriptor, _ set: ScreenSet) {
    rule = descriptor.id
    self.set = set
  }

  /// Notes that something was judged, which passes unless a fault is added.
  mutating func judged() { wasJudged = true }

  /// Adds a fault.
  ///
  /// - Parameters:
  ///   - severity: How bad it is.
  ///   - places: The environments in which it is so, the one that speaks for the others first.
  ///   - excess: By how many points it is off.
  ///   - message: What is wrong.
  ///   - remedy: What would mend it.
  mutating func add(
    _ severity: Finding.Severity, _ places: [Place], by excess: Double = 0, _ message: Finding.Message, remedy: String
  ) {
    wasJudged = true
    guard let finding = finding(severity, places, by: excess, message, remedy) else { return }
    faults.append(finding)
  }

  /// Notes that something cannot be told; the first doubt stands for all.
  mutating func doubt(_ places: [Place], _ reason: ReviewReason, _ message: Finding.Message) {
    guard doubt == nil, var finding = finding(.note, places, by: 0, message, nil) else { return }
    finding.outcome = .needsReview
    finding.reason = reason
    doubt = finding
  }

  /// What all of it comes to.
  var outcome: Outcome {
    if !faults.isEmpty { return .fail(faults + (doubt.map { [$0] } ?? [])) }
    if let doubt { return .needsReview(doubt) }
    return wasJudged ? .pass : .notApplicable
  }

  private func finding(
    _ severity: Finding.Severity, _ places: [Place], by excess: Double, _ message: Finding.Message, _ remedy: String?
  ) -> Finding? {
    guard let first = places.first else { return nil }
    let layout = set.screens[first.screen].layout
    var evidence = LayoutEvidence(screen: set.name, environments: places.map { set.screens[$0.screen].place })
    evidence.overBy = excess
    var location = layout.location
    if let index = first.element {
      evidence.element = layout.elements[index].id
      evidence.role = layout.elements[index].role
      evidence.frame = layout.elements[index].frame
      location = layout.elements[index].location
    }
    return Finding(
      rule: rule, severity: severity, layout: evidence, location: location, message: message, remedy: remedy)
  }
}
