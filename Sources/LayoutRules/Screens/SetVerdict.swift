internal import AuditModel
internal import RuleKit

/// What one rule says of one screen over all its environments.
struct SetVerdict {
  /// An element of a screen in one environment.
  struct Place {
    /// The screen's place in the set.
    var screen: Int
    /// The element's place among the screen's; nil is the screen as a whole.
    var element: Int?
  }

  private let set: ScreenSet
  private var collected: CollectedVerdict

  init(_ descriptor: RuleDescriptor, _ set: ScreenSet) {
    collected = CollectedVerdict(descriptor)
    self.set = set
  }

  /// Notes that something was judged, which passes unless a fault is added.
  mutating func judged() { collected.judged() }

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
    collected.judged()
    guard let place = place(of: places) else { return }
    collected.add(severity, at: place, by: excess, message, remedy: remedy)
  }

  /// Adds a fault of an element on several screens.
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
    collected.judged()
    guard let place = place(of: index, on: screens) else { return }
    collected.add(severity, at: place, by: excess, message, remedy: remedy)
  }

  /// Notes that something cannot be told; the first doubt stands for all.
  mutating func needsReview(_ places: [Place], _ reason: ReviewReason, _ message: Finding.Message) {
    guard !collected.hasReview else { return }
    let place = place(of: places)
    collected.needsReview(at: place, reason, message)
  }

  /// What all of it comes to.
  var outcome: Outcome { collected.outcome }

  private func place(of places: [Place]) -> CollectedVerdict.Place? {
    place(of: places.first?.element, on: places.map { set.screens[$0.screen] })
  }

  private func place(of index: Int?, on screens: [ScreenMeasurement]) -> CollectedVerdict.Place? {
    guard let layout = screens.first?.layout else { return nil }
    let element = index.map { layout.elements[$0] }
    return CollectedVerdict.Place(
      evidence: LayoutEvidence(of: element, on: set.name, in: screens.map(\.place)),
      location: element?.location ?? layout.location)
  }
}
