internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// The verdict of one rule on one screen in one environment.
struct ScreenVerdict {
  private let name: String
  private let location: SourceLocation
  private let elements: [LayoutElement]
  /// The environment in words, as the only element of an array that all findings share.
  private let places: [String]
  /// Whether the device is one of several or unknown.
  private let isOpen: Bool
  private var collected: CollectedVerdict

  init(_ descriptor: RuleDescriptor, _ screen: ScreenMeasurement) {
    collected = CollectedVerdict(descriptor)
    name = screen.layout.name
    location = screen.layout.location
    elements = screen.layout.elements
    places = [screen.place]
    isOpen = screen.layout.environment.device == nil || !screen.layout.alternatives.isEmpty
  }

  /// Creates the verdict of a rule on one text on a screen.
  init(_ descriptor: RuleDescriptor, _ text: ElementText) {
    collected = CollectedVerdict(descriptor)
    name = text.place.value.layout.name
    location = text.place.value.layout.location
    elements = text.place.value.layout.elements
    places = [text.place.value.place]
    isOpen = text.place.value.layout.environment.device == nil || !text.place.value.layout.alternatives.isEmpty
  }

  /// Records that something was checked.
  ///
  /// It passes unless a fault is added.
  mutating func judged() { collected.judged() }

  /// Adds a fault of an element, or of the whole screen if `index` is nil, with its excess in points.
  mutating func add(
    _ severity: Finding.Severity, _ index: Int?, by excess: Double = 0, _ message: Finding.Message, remedy: String
  ) {
    collected.add(severity, at: place(of: index), by: excess, message, remedy: remedy)
  }

  /// Records that an element, or the whole screen if `index` is nil, needs review.
  ///
  /// Only the first reason is kept.
  mutating func needsReview(_ index: Int?, _ reason: ReviewReason, _ message: Finding.Message) {
    guard !collected.hasReview else { return }
    // For an unknown device, numbers may well be published.
    collected.needsReview(at: place(of: index), reason == .notPublished && isOpen ? .unknownDevice : reason, message)
  }

  /// The outcome of everything that was added.
  var outcome: Outcome { collected.outcome }

  private func place(of index: Int?) -> CollectedVerdict.Place {
    guard let index else {
      return CollectedVerdict.Place(
        evidence: LayoutEvidence(screen: name, environments: places), location: location)
    }
    // Reads single fields, since copying the whole element would take most of the time.
    var evidence = LayoutEvidence(screen: name, environments: places)
    evidence.element = elements[index].id
    evidence.role = elements[index].role
    evidence.frame = elements[index].frame
    return CollectedVerdict.Place(evidence: evidence, location: elements[index].location)
  }
}
