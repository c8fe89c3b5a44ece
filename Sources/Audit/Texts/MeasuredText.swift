import AuditModel
import TextRules

/// A text measured in one of its containers.
struct MeasuredText {
  /// How a container differs from the last, narrower one of the same text.
  enum Step {
    /// It is the first, or the line limit differs too.
    case first
    /// Only the width differs.
    case wider
    /// Only the width differs, and every measurement is the same.
    case same
  }

  /// The text and container in the plan.
  private(set) var position: Plan.Position
  private(set) var step = Step.first
  /// The text with its measurements, which wider containers update in place.
  var subject: SlotMeasurement
  private var item: MeasurementItem
  private var limit: LineLimit
  /// Nil if nothing of the text is drawn.
  private var answer: Measurer.Answer?

  init(
    _ subject: SlotMeasurement, at position: Plan.Position, _ item: MeasurementItem, _ limit: LineLimit,
    _ answer: Measurer.Answer?
  ) {
    (self.subject, self.position, self.item, self.limit, self.answer) = (subject, position, item, limit, answer)
    // The subject owns the measurements, so that updating them does not copy them.
    self.answer?.measurements = []
  }

  /// Returns the visible text of the measurement at an index, or nil if nothing is cut off.
  func visibleText(at place: Int) throws -> String? {
    try subject.measurements[place].visibleText ?? answer?.visibleText(at: place)
  }

  /// Moves on to the next wider container.
  ///
  /// - Returns: False if there is none.
  mutating func moveOn(in audit: TextAudit, _ measurer: Measurer) throws -> Bool {
    guard answer != nil, position.room + 1 < audit.plan.rooms(of: position.entry) else { return false }
    position.room += 1
    subject.sharedSlot = audit.plan.sharedSlot(of: position)
    (item.slot.width, item.slot.windowWidth) = (subject.slot.width, subject.slot.windowWidth)
    let wider = audit.plan.entries[position.entry].design < 0 ? limit : audit.limit(position)
    if wider == limit {
      step = answer?.isSame == true ? .same : .wider
      try answer?.widen(to: item.slot.width, &subject.measurements)
    } else {
      (step, limit) = (.first, wider)
      (item.lineLimit, item.isLimitInferred) = (limit.lines, limit.source == .inferred)
      answer = try measurer.measure(item)
      subject.measurements = Array(answer?.measurements.prefix(subject.measurements.count) ?? [])
      subject.lineLimitSource = limit.source
      answer?.measurements = []
    }
    try measurer.markBrokenWords(of: item, in: &subject)
    return true
  }
}
