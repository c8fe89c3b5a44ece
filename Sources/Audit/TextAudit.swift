import AuditModel
import DynamicType

/// Measures and judges what a plan holds, each text in one go: measured, judged, counted and let go.
struct TextAudit: Sendable {
  let plan: Plan
  /// The smallest legible size of the platform, in points.
  private let minimumSize: Double
  /// Whether each of the plan's designs is one line; nil where nobody can tell.
  private var designFits: [Bool?] = []

  /// What makes two entries of one text and language the same question.
  private struct Question: Hashable {
    var slot: Int32
    var lines: Int?
    /// The text without its format specifiers, which the source text has a say in; nil where it has none.
    var stripped: ExactText?
  }

  /// Finds out which designs are one line.
  ///
  /// - Parameters:
  ///   - plan: What there is to measure.
  ///   - options: The options.
  ///   - workers: The threads' measurers.
  /// - Throws: ``MeasureError`` or ``TextEngineError``.
  init(_ plan: Plan, options: MeasureOptions, _ workers: WorkerPool<Measurer>) async throws {
    self.plan = plan
    minimumSize = options.platform.minimumSize
    let parts = try await workers.fold(plan.designs.count, into: [(design: Int, fits: Bool?)]()) {
      index, measurer, part in
      part.append((index, try Self.fitsOneLine(plan.designs[index], in: plan, measurer)))
    }
    designFits = [Bool?](repeating: nil, count: plan.designs.count)
    for part in parts { for (design, fits) in part { designFits[design] = fits } }
  }

  /// The same on one thread.
  ///
  /// - Parameters:
  ///   - plan: What there is to measure.
  ///   - options: The options.
  ///   - measurer: The thread's measurer.
  /// - Throws: ``MeasureError`` or ``TextEngineError``.
  init(_ plan: Plan, options: MeasureOptions, _ measurer: Measurer) throws {
    self.plan = plan
    minimumSize = options.platform.minimumSize
    designFits = try plan.designs.map { try Self.fitsOneLine($0, in: plan, measurer) }
  }

  private static func fitsOneLine(_ design: Plan.Design, in plan: Plan, _ measurer: Measurer) throws -> Bool? {
    try measurer.fitsOneLineAtLarge(design.text, locale: design.locale, slot: plan.slots[Int(design.slot)])
  }

  /// Measures and judges one text at all its places, asking equal questions once.
  ///
  /// - Parameters:
  ///   - group: The text's place in ``Plan/groups``.
  ///   - measurer: The thread's measurer.
  ///   - part: Gets what comes of it.
  /// - Throws: ``MeasureError`` or ``TextEngineError``.
  func audit(_ group: Int, _ measurer: Measurer, into part: inout AuditPart) throws {
    part.countDistinctText()
    var entry = Int(plan.groups[group])
    guard plan.entries[entry].next >= 0 else {
      let question = question(entry)
      let answer = try answer(question, entry, measurer, showsCut: part.keepsFindings)
      return part.add(subject(entry, answer), entry: entry)
    }
    var answers: [Question: Measurer.Answer] = [:]
    while entry >= 0 {
      let question = question(entry)
      let answer = try answers[question] ?? answer(question, entry, measurer, showsCut: part.keepsFindings)
      answers[question] = answer
      part.add(subject(entry, answer), entry: entry)
      entry = Int(plan.entries[entry].next)
    }
  }

  /// Measures a text at one place, on its own or once more for what the reader sees of it.
  func subject(_ entry: Int, _ measurer: Measurer) throws -> SlotMeasurement {
    subject(entry, try answer(question(entry), entry, measurer, showsCut: true))
  }

  private func limit(_ entry: Int) -> LineLimit {
    let design = Int(plan.entries[entry].design)
    return LineLimit(plan.slots[Int(plan.entries[entry].slot)], designFits: design < 0 ? nil : designFits[design])
  }

  private func question(_ entry: Int) -> Question {
    Question(
      slot: plan.entries[entry].slot, lines: limit(entry).lines,
      stripped: plan.stripped(plan.entries[entry]).map(ExactText.init))
  }

  private func answer(
    _ question: Question, _ entry: Int, _ measurer: Measurer, showsCut: Bool
  ) throws -> Measurer.Answer {
    let string = Int(plan.entries[entry].string)
    var item = MeasurementItem(
      text: question.stripped?.text ?? plan.strings[string].text, hasPlaceholders: question.stripped != nil,
      locale: plan.strings[string].locale, slot: plan.slot(of: entry), lineLimit: question.lines)
    item.showsCut = showsCut
    return try measurer.measure(item)
  }

  /// Joins a text, its room and the answer to its question.
  private func subject(_ entry: Int, _ answer: Measurer.Answer) -> SlotMeasurement {
    var subject = SlotMeasurement(
      string: plan.string(of: entry), slot: plan.slot(of: entry), measurements: answer.measurements,
      sizeAtLarge: answer.sizeAtLarge)
    subject.lineLimitSource = limit(entry).source
    subject.isSource = plan.entries[entry].isSource
    subject.doublesAt = answer.doublesAt
    subject.minimumSize = minimumSize
    subject.notMeasured = answer.notMeasured
    subject.fonts = answer.fonts
    subject.missingCharacters = answer.missingCharacters
    if subject.slot.role != .text {
      subject.notes = ["this item has a fixed size; the Large Content Viewer serves it at accessibility sizes"]
    }
    return subject
  }
}
