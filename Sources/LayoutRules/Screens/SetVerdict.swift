internal import AuditModel
internal import RuleKit

/// The verdict of one rule on one screen over all its environments.
struct SetVerdict {
  /// An element of a screen in one environment.
  struct Place {
    /// The index of the screen in the set.
    var screen: Int
    /// The index of the element on the screen, or nil for the whole screen.
    var element: Int?
  }

  private let set: ScreenSet
  private var collected: CollectedVerdict

  init(_ descriptor: RuleDescriptor, _ set: ScreenSet) {
    collected = CollectedVerdict(descriptor)
    self.set = set
  }

  /// Records that something was checked.
  ///
  /// It passes unless a fault is added.
  mutating func judged() { collected.judged() }

  /// Adds a fault in several environments, with its excess in points.
  ///
  /// The first place represents the others.
  mutating func add(
    _ severity: Finding.Severity, _ places: [Place], by excess: Double = 0, _ message: Finding.Message, remedy: String
  ) {
    collected.judged()
    guard let place = place(of: places) else { return }
    collected.add(severity, at: place, by: excess, message, remedy: remedy)
  }

  /// Adds a fault of an element on several screens, with its excess in points.
  ///
  /// `index` is the element on the first screen, which is the one to fix.
  mutating func add(
    _ severity: Finding.Severity, _ index: Int, on screens: [ScreenMeasurement], by excess: Double = 0,
    _ message: Finding.Message, remedy: String
  ) {
    collected.judged()
    guard let place = place(of: index, on: screens) else { return }
    collected.add(severity, at: place, by: excess, message, remedy: remedy)
  }

  /// Records that something needs review.
  ///
  /// Only the first reason is kept.
  mutating func needsReview(_ places: [Place], _ reason: ReviewReason, _ message: Finding.Message) {
    guard !collected.hasReview else { return }
    let place = place(of: places)
    collected.needsReview(at: place, reason, message)
  }

  /// The outcome of everything that was added.
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
