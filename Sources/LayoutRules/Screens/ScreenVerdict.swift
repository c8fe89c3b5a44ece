internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// What one rule says of one screen in one environment.
struct ScreenVerdict {
  private let name: String
  private let location: SourceLocation
  private let elements: [LayoutElement]
  /// The environment in words, alone in a list that all findings share.
  private let places: [String]
  /// Whether several devices come into question, or any.
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

  /// What a rule says of one text on a screen.
  init(_ descriptor: RuleDescriptor, _ text: ElementText) {
    collected = CollectedVerdict(descriptor)
    name = text.place.value.layout.name
    location = text.place.value.layout.location
    elements = text.place.value.layout.elements
    places = [text.place.value.place]
    isOpen = text.place.value.layout.environment.device == nil || !text.place.value.layout.alternatives.isEmpty
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
  mutating func needsReview(_ index: Int?, _ reason: ReviewReason, _ message: Finding.Message) {
    guard !collected.hasReview else { return }
    // Of a device that is not known, numbers may well be published.
    collected.needsReview(at: place(of: index), reason == .notPublished && isOpen ? .unknownDevice : reason, message)
  }

  /// What all of it comes to.
  var outcome: Outcome { collected.outcome }

  private func place(of index: Int?) -> CollectedVerdict.Place {
    guard let index else {
      return CollectedVerdict.Place(
        evidence: LayoutEvidence(screen: name, environments: places), location: location)
    }
    // Field by field: a copy of the whole element takes longer than all the rest.
    var evidence = LayoutEvidence(screen: name, environments: places)
    evidence.element = elements[index].id
    evidence.role = elements[index].role
    evidence.frame = elements[index].frame
    return CollectedVerdict.Place(evidence: evidence, location: elements[index].location)
  }
}
