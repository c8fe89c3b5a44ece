import AuditModel
import DynamicType

/// Measures and judges what a plan holds, each text in one go: measured, judged, counted and let go.
struct TextAudit: Sendable {
  let plan: Plan
  /// The smallest legible size of the platform, in points.
  private let minimumSize: Double
  private let platform: Platform
  /// The source language where the catalog says none.
  private let sourceLocale: String
  /// Whether texts are measured only up to twice their size at Large.
  private let endsAtDouble: Bool
  /// Whether each of the plan's designs is one line; nil where nobody can tell.
  private var designFits: [Bool?] = []

  /// What makes two entries of one text and language the same question.
  private struct Question: Hashable {
    var slot: Int32
    var lines: Int?
    /// The text as it is drawn, which the source text has a say in; nil where it is the text as it stands.
    var text: ExactText?
    /// Whether some placeholder stands for a value that nobody knows.
    var hasPlaceholders: Bool
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
    platform = options.platform
    minimumSize = platform.minimumSize
    sourceLocale = options.sourceLocale ?? "en"
    endsAtDouble = options.endsAtDouble
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
    platform = options.platform
    minimumSize = platform.minimumSize
    sourceLocale = options.sourceLocale ?? "en"
    endsAtDouble = options.endsAtDouble
    designFits = try plan.designs.map { try Self.fitsOneLine($0, in: plan, measurer) }
  }

  private static func fitsOneLine(_ design: Plan.Design, in plan: Plan, _ measurer: Measurer) throws -> Bool? {
    let slot = plan.slots[Int(design.slot)]
    var text = design.text
    let string = plan.strings[Int(design.string)].design(in: design.locale)
    if measurer.draws(string, in: slot) {
      text = try measurer.drawn(string, sources: nil, slot: slot)?.text ?? string.text
    }
    return try measurer.fitsOneLineAtLarge(text, locale: design.locale, slot: slot)
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
      let drawn = try drawn(entry, measurer)
      let item = item(question(entry, drawn), entry, showsCut: part.keepsResults)
      let answer = try measurer.measure(item)
      return try part.add(subject(entry, answer, drawn), entry: entry, of: self) {
        try measurer.visibleText(of: item, answer, at: $0)
      }
    }
    var answers: [Question: Measurer.Answer] = [:]
    while entry >= 0 {
      let drawn = try drawn(entry, measurer)
      let question = question(entry, drawn)
      let item = item(question, entry, showsCut: part.keepsResults)
      let answer = try answers[question] ?? measurer.measure(item)
      answers[question] = answer
      try part.add(subject(entry, answer, drawn), entry: entry, of: self) {
        try measurer.visibleText(of: item, answer, at: $0)
      }
      entry = Int(plan.entries[entry].next)
    }
  }

  /// Measures a text at one place, on its own or once more for what the reader sees of it.
  func subject(_ entry: Int, _ measurer: Measurer) throws -> SlotMeasurement {
    let drawn = try drawn(entry, measurer)
    return subject(entry, try measurer.measure(item(question(entry, drawn), entry, showsCut: true)), drawn)
  }

  /// Whether an entry is the first of its text: rules on translations judge a text once, whatever its rooms.
  func isFirst(_ entry: Int) -> Bool { entry == 0 || plan.entries[entry - 1].string != plan.entries[entry].string }

  /// The text of an entry beside the same text in the source language.
  func translation(_ entry: Int) -> Translation {
    let place = plan.entries[entry]
    let string = plan.strings[Int(place.string)]
    let limits = [string.details?.characterLimit, plan.slots[Int(place.slot)].characters].compactMap(\.self)
    var translation = Translation(
      string: string, source: nil, sourceLocale: plan.sourceLocales[string.group] ?? sourceLocale,
      isSource: place.isSource, characterLimit: limits.min())
    translation.platform = platform
    translation.markup = plan.slots[Int(place.slot)].markup(of: string)
    if let own = string.source {
      if !place.isSource {
        translation.source = own
        translation.sourceForms = string.details?.sourceForms ?? []
      }
    } else if place.source >= 0 {
      let source = plan.strings[Int(place.source)]
      translation.sourceLocale = source.locale
      if place.source != place.string {
        translation.source = source.text
        translation.sourceForms = source.details?.forms ?? []
      }
    }
    return translation
  }

  private func limit(_ entry: Int) -> LineLimit {
    let design = Int(plan.entries[entry].design)
    return LineLimit(plan.slots[Int(plan.entries[entry].slot)], designFits: design < 0 ? nil : designFits[design])
  }

  /// What is drawn of a text where that is more than the text without its placeholders.
  private func drawn(_ entry: Int, _ measurer: Measurer) throws -> DrawnText? {
    let place = plan.entries[entry]
    let string = Int(place.string)
    guard measurer.draws(plan.strings[string], in: plan.slots[Int(place.slot)]) else { return nil }
    return try measurer.drawn(
      plan.strings[string], sources: plan.sourceTexts(of: place), slot: plan.slots[Int(place.slot)])
      ?? DrawnText(text: plan.strings[string].text)
  }

  private func question(_ entry: Int, _ drawn: DrawnText?) -> Question {
    let (slot, lines) = (plan.entries[entry].slot, limit(entry).lines)
    if let drawn {
      return Question(slot: slot, lines: lines, text: ExactText(drawn.text), hasPlaceholders: drawn.hasUnknownValues)
    }
    let stripped = plan.stripped(plan.entries[entry]).map(ExactText.init)
    return Question(slot: slot, lines: lines, text: stripped, hasPlaceholders: stripped != nil)
  }

  private func item(_ question: Question, _ entry: Int, showsCut: Bool) -> MeasurementItem {
    let string = Int(plan.entries[entry].string)
    var item = MeasurementItem(
      text: question.text?.text ?? plan.strings[string].text, hasPlaceholders: question.hasPlaceholders,
      locale: plan.strings[string].locale, slot: plan.slot(of: entry), lineLimit: question.lines)
    item.showsCut = showsCut
    return item
  }

  /// Joins a text, its room and the answer to its question.
  private func subject(_ entry: Int, _ answer: Measurer.Answer, _ drawn: DrawnText?) -> SlotMeasurement {
    var subject = SlotMeasurement(
      string: plan.string(of: entry), slot: plan.slot(of: entry), measurements: answer.measurements,
      sizeAtLarge: answer.sizeAtLarge)
    if let drawn, drawn != DrawnText(text: subject.string.text) { subject.drawn = drawn }
    subject.lineLimitSource = limit(entry).source
    subject.isSource = plan.entries[entry].isSource
    subject.doublesAt = answer.doublesAt
    subject.minimumSize = minimumSize
    if endsAtDouble { subject.measurements = Array(subject.measurements(upTo: 2)) }
    subject.notMeasured = answer.notMeasured
    subject.fonts = answer.fonts
    subject.missingCharacters = answer.missingCharacters
    if subject.slot.role != .text {
      subject.notes = ["this item has a fixed size; the Large Content Viewer serves it at accessibility sizes"]
    }
    return subject
  }
}

extension LocalizedString {
  /// The text of the design: the source text that an item brings with it, with its forms, else the text itself.
  fileprivate func design(in locale: String) -> LocalizedString {
    guard let source else { return self }
    var design = self
    (design.text, design.locale, design.source) = (source, locale, nil)
    if var details {
      details.forms = details.sourceForms
      design.details = details
    }
    return design
  }
}
