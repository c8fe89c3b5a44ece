internal import AuditModel

/// What one rule says of one screen in one environment, collected element by element.
struct ScreenVerdict {
  private let rule: String
  private let name: String
  private let location: SourceLocation
  private let elements: [LayoutElement]
  /// The environment in words, alone in a list that all findings share.
  private let places: [String]
  private var faults: [Finding] = []
  private var doubt: Finding?
  private var wasJudged = false

  init(_ descriptor: RuleDescriptor, _ screen: ScreenMeasurement) {
    rule = descriptor.id
    name = screen.layout.name
    location = screen.layout.location
    elements = screen.layout.elements
    places = [screen.place]
  }

  /// What a rule says of one text on a screen.
  init(_ descriptor: RuleDescriptor, _ text: ElementText) {
    rule = descriptor.id
    name = text.place.value.layout.name
    location = text.place.value.layout.location
    elements = text.place.value.layout.elements
    places = [text.place.value.place]
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
    faults.append(finding(severity, index, by: excess, message, remedy))
  }

  /// Notes that something cannot be told; the first doubt stands for all.
  ///
  /// - Parameters:
  ///   - index: The element; nil is the screen as a whole.
  ///   - reason: Why.
  ///   - message: What cannot be told.
  mutating func doubt(_ index: Int?, _ reason: ReviewReason, _ message: Finding.Message) {
    guard doubt == nil else { return }
    var finding = finding(.note, index, by: 0, message, nil)
    finding.outcome = .needsReview
    finding.reason = reason
    doubt = finding
  }

  /// What all of it comes to.
  var outcome: Outcome {
    if let doubt { return faults.isEmpty ? .needsReview(doubt) : .fail(faults + [doubt]) }
    if !faults.isEmpty { return .fail(faults) }
    return wasJudged ? .pass : .notApplicable
  }

  private func finding(
    _ severity: Finding.Severity, _ index: Int?, by excess: Double, _ message: Finding.Message, _ remedy: String?
  ) -> Finding {
    var evidence = LayoutEvidence(screen: name, environments: places)
    evidence.overBy = excess
    var location = location
    if let index {
      evidence.element = elements[index].id
      evidence.role = elements[index].role
      evidence.frame = elements[index].frame
      location = elements[index].location
    }
    return Finding(
      rule: rule, severity: severity, layout: evidence, location: location, message: message, remedy: remedy)
  }
}
