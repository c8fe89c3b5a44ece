import AuditModel
import TextRules

/// A container of a text, with the state needed to move on to the next wider container.
struct MeasuredContainer {
  /// The difference from the previous, narrower container of the same text.
  enum Step {
    /// This is the first container, or the line limit differs too.
    case first
    /// Only the width differs.
    case wider
    /// Only the width differs, and every measurement is the same.
    case same
  }

  /// The position of the text and container in the plan.
  private(set) var position: Plan.Position
  private(set) var step = Step.first
  private var limit: LineLimit
  /// Whether anything of the text is drawn; otherwise, wider containers do not matter.
  private let isDrawn: Bool
  private var fit: SlotFit?

  init(_ position: Plan.Position, _ limit: LineLimit, isDrawn: Bool = true, _ fit: SlotFit?) {
    (self.position, self.limit, self.isDrawn, self.fit) = (position, limit, isDrawn, fit)
  }

  /// Returns the visible text of the measurement at an index, or nil if nothing is cut off.
  func visibleText(at place: Int) throws -> String? { try fit?.visibleText(at: place) }

  /// Returns whether a text that fits in this container fails in the container of the Display Zoom window.
  func failsZoomed(_ subject: SlotMeasurement) throws -> Bool {
    guard let fit, let width = subject.sharedSlot.value.zoomedWidth, subject.fits else { return false }
    return try fit.fails(in: width, subject.measurements)
  }

  /// Moves on to the next wider container and updates the measurements, or returns false if there is none.
  mutating func moveOn(
    in audit: TextAudit, _ measurer: Measurer, _ subject: inout SlotMeasurement
  ) throws -> Bool {
    guard isDrawn, position.room + 1 < audit.plan.rooms(of: position.entry) else { return false }
    position.room += 1
    subject.sharedSlot = audit.plan.sharedSlot(of: position)
    let wider = audit.plan.entries[position.entry].design < 0 ? limit : audit.limit(position)
    step = wider != limit ? .first : fit?.isSame ?? true ? .same : .wider
    if step == .wider {
      try fit?.widen(to: subject.sharedSlot.value.width, &subject.measurements)
    } else if step == .first {
      (limit, subject.lineLimitSource) = (wider, wider.source)
      try askAgain(measurer, &subject)
    }
    if step != .same, let fit { try measurer.markBrokenWords(of: fit, in: &subject) }
    return true
  }

  /// Measures the text again, in the slot of the subject with the new line limit.
  private mutating func askAgain(_ measurer: Measurer, _ subject: inout SlotMeasurement) throws {
    guard var item = fit?.item else { return }
    item.slot = subject.slot
    (item.lineLimit, item.isLimitInferred) = (limit.lines, limit.source == .inferred)
    let answer = try measurer.measure(item)
    subject.measurements = Array(answer.measurements.prefix(subject.measurements.count))
    fit = answer.fit
  }
}

extension SlotMeasurement {
  /// Whether the text fits at every size category in the largest container that it can have.
  fileprivate var fits: Bool {
    measurements.firstPlace { $0.outcome != .pass && $0.reason != .containerBounded && $0.reason != .heightBounded }
      == nil
  }
}
