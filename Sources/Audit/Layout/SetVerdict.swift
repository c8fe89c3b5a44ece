internal import AuditModel

/// What one rule says of one screen over several environments.
struct SetVerdict {
  private let rule: String
  private let name: String
  private var faults: [Finding] = []
  private var wasJudged = false

  init(_ descriptor: RuleDescriptor, _ set: ScreenSet) {
    rule = descriptor.id
    name = set.name
  }

  /// Notes that something was judged, which passes unless a fault is added.
  mutating func judged() { wasJudged = true }

  /// Adds a fault.
  ///
  /// - Parameters:
  ///   - severity: How bad it is.
  ///   - index: The element on the first of the screens.
  ///   - screens: The screens it is about; the one where it is to be mended first.
  ///   - excess: By how many points it is off.
  ///   - message: What is wrong.
  ///   - remedy: What would mend it.
  mutating func add(
    _ severity: Finding.Severity, _ index: Int, on screens: [ScreenMeasurement], by excess: Double = 0,
    _ message: Finding.Message, remedy: String
  ) {
    wasJudged = true
    guard let element = screens.first?.layout.elements[index] else { return }
    var evidence = LayoutEvidence(screen: name, environments: screens.map(\.place))
    evidence.element = element.id
    evidence.role = element.role
    evidence.frame = element.frame
    evidence.overBy = excess
    var finding = Finding(
      rule: rule, severity: severity, layout: evidence, location: element.location, message: message)
    finding.remedy = remedy
    faults.append(finding)
  }

  /// What all of it comes to.
  var outcome: Outcome {
    faults.isEmpty ? (wasJudged ? .pass : .notApplicable) : .fail(faults)
  }
}
