internal import AuditModel

/// What one rule says of one screen in one environment.
struct ScreenVerdict {
  private let screen: ScreenMeasurement
  private var collected: CollectedVerdict

  init(_ descriptor: RuleDescriptor, _ screen: ScreenMeasurement) {
    collected = CollectedVerdict(descriptor)
    self.screen = screen
  }

  /// Notes that something was judged, which passes unless a fault is added.
  mutating func judged() { collected.judged() }

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
    collected.add(severity, at: place(of: index), by: excess, message, remedy: remedy)
  }

  /// Notes that something cannot be told; the first doubt stands for all.
  ///
  /// - Parameters:
  ///   - index: The element; nil is the screen as a whole.
  ///   - reason: Why.
  ///   - message: What cannot be told.
  mutating func doubt(_ index: Int?, _ reason: ReviewReason, _ message: Finding.Message) {
    guard !collected.hasDoubt else { return }
    let place = place(of: index)
    collected.doubt(at: place, reason, message)
  }

  /// What all of it comes to.
  var outcome: Outcome { collected.outcome }

  private func place(of index: Int?) -> CollectedVerdict.Place {
    let element = index.map { screen.layout.elements[$0] }
    return CollectedVerdict.Place(
      evidence: LayoutEvidence(of: element, on: screen.layout.name, in: [screen.place]),
      location: element?.location ?? screen.layout.location)
  }
}
