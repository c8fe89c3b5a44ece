import AuditModel
import Bytes
import DynamicType
import RuleKit
import TextRules

/// Measures and checks the texts of a plan, one at a time, and keeps only what is needed of each.
struct TextAudit: Sendable {
  let plan: Plan
  /// The smallest legible size of the platform, in points.
  private let minimumSize: Double
  private let platform: Platform
  /// The source language, unless the catalog states one.
  private let sourceLocale: String
  /// Whether texts are measured only up to twice their size at Large.
  private let endsAtDouble: Bool
  /// The width of each design on one line at Large, in points.
  ///
  /// Infinite if the design has several lines, nil if unknown.
  private var designWidths: [Double?] = []
  private let displayScale: Double

  /// The identity of a request, for entries with the same text and language.
  private struct Request: Hashable {
    var slot: Int32
    var lines: Int?
    /// The text as drawn, which may depend on the source text.
    ///
    /// Nil if it is drawn unchanged.
    var text: ExactText?
    /// Whether some placeholder has an unknown value.
    var hasPlaceholders: Bool
    /// The factor by which larger numbers may widen the text.
    var growth = 1.0
  }

  /// Measures the designs in parallel.
  ///
  /// - Throws: ``TextEngineError``.
  init(_ plan: Plan, options: MeasureOptions, _ workers: WorkerPool<Measurer>) async throws {
    self.plan = plan
    platform = options.platform
    minimumSize = platform.minimumSize
    sourceLocale = options.sourceLocale ?? "en"
    endsAtDouble = options.endsAtDouble
    displayScale = options.displayScale
    let parts = try await workers.fold(plan.designs.count, into: [(design: Int, width: Double?)]()) {
      index, measurer, part in
      part.append((index, try Self.width(of: plan.designs[index], in: plan, measurer)))
    }
    designWidths = [Double?](repeating: nil, count: plan.designs.count)
    for part in parts { for (design, width) in part { designWidths[design] = width } }
  }

  /// Measures the designs on one thread.
  ///
  /// - Throws: ``TextEngineError``.
  init(_ plan: Plan, options: MeasureOptions, _ measurer: Measurer) throws {
    self.plan = plan
    platform = options.platform
    minimumSize = platform.minimumSize
    sourceLocale = options.sourceLocale ?? "en"
    endsAtDouble = options.endsAtDouble
    displayScale = options.displayScale
    designWidths = try plan.designs.map { try Self.width(of: $0, in: plan, measurer) }
  }

  private static func width(of design: Plan.Design, in plan: Plan, _ measurer: Measurer) throws -> Double? {
    let slot = plan.slots[Int(design.slot)].value
    var text = design.text
    let string = plan.strings[Int(design.string)].design(in: design.locale)
    do {
      if measurer.draws(string, in: slot) {
        text = try measurer.drawn(string, sources: nil, slot: slot)?.text ?? string.text
      }
      return try measurer.lineAtLarge(text, locale: design.locale, slot: slot)
    } catch is MeasureError {
      // The texts with this design have no size either, and are reported themselves.
      return nil
    }
  }

  /// Measures and checks one text at all its places, and answers equal requests once.
  ///
  /// - Parameters:
  ///   - group: The index in ``Plan/groups``.
  ///   - measurer: The thread's measurer.
  ///   - part: Receives the results, and an issue for each entry with a missing size.
  /// - Throws: ``TextEngineError``.
  func audit(_ group: Int, _ measurer: Measurer, into part: inout AuditPart) throws {
    var entry = Int(plan.groups[group])
    var known = plan.entries[entry].next >= 0 ? KnownAnswers() : nil
    var isMeasured = false
    while entry >= 0 {
      do {
        try audit(entry: entry, measurer, &known, into: &part)
        isMeasured = true
      } catch let error as MeasureError {
        part.refuse(error, at: entry, of: plan)
      }
      entry = Int(plan.entries[entry].next)
    }
    if isMeasured { part.countDistinctText() }
  }

  /// The answers to requests for one text, for texts with several entries.
  private typealias KnownAnswers = [Request: Measurer.Answer]

  /// Measures and checks a text at one place, in all its containers from the narrowest on.
  private func audit(
    entry: Int, _ measurer: Measurer, _ known: inout KnownAnswers?, into part: inout AuditPart
  ) throws {
    var position = Plan.Position(entry: entry)
    if let undrawn = undrawn(position) {
      // Its translation is checked nevertheless.
      part.add(undrawn, at: position, isWidened: false, of: self) { _ in nil }
      return
    }
    let drawn = try drawn(entry, measurer)
    var limit = limit(position)
    let request = request(position, drawn, limit)
    var item = item(request, position, limit, showsCut: part.keepsResults)
    var answer = try known?[request] ?? measurer.measure(item)
    known?[request] = answer
    var subject = subject(position, answer, drawn, limit)
    try measurer.markBrokenWords(of: item, in: &subject)
    // The subject owns the measurements, so that wider containers can update them in place.
    answer.measurements = []
    var isWidened = false
    while true {
      try part.add(subject, at: position, isWidened: isWidened, of: self) {
        try measurer.visibleText(of: item, answer, at: $0)
      }
      var wider = limit
      repeat {
        position.room += 1
        guard position.room < plan.rooms(of: entry) else { return }
        if plan.entries[entry].design >= 0 { wider = self.limit(position) }
      } while wider == limit && answer.isSame && part.repeats(at: position, of: self)
      subject.sharedSlot = plan.sharedSlot(of: position)
      item.slot.width = subject.slot.width
      isWidened = wider == limit
      if isWidened, try measurer.widen(to: item.slot.width, &answer, &subject.measurements) {
        item.slot.windowWidth = subject.slot.windowWidth
        try measurer.markBrokenWords(of: item, in: &subject)
        continue
      }
      limit = wider
      (item.lineLimit, subject.lineLimitSource) = (limit.lines, limit.source)
      item.isLimitInferred = limit.source == .inferred
      answer = try measurer.measure(item)
      subject.measurements = Array(answer.measurements.prefix(subject.measurements.count))
      answer.measurements = []
      item.slot.windowWidth = subject.slot.windowWidth
      try measurer.markBrokenWords(of: item, in: &subject)
    }
  }

  /// Measures a text in one container, on its own or again for its visible text.
  func subject(_ position: Plan.Position, _ measurer: Measurer) throws -> SlotMeasurement {
    if let undrawn = undrawn(position) { return undrawn }
    let drawn = try drawn(position.entry, measurer)
    let limit = limit(position)
    let item = item(request(position, drawn, limit), position, limit, showsCut: true)
    var subject = subject(position, try measurer.measure(item), drawn, limit)
    try measurer.markBrokenWords(of: item, in: &subject)
    return subject
  }

  /// Whether an entry is the first of its text.
  ///
  /// Rules on translations run once per text, whatever its containers.
  func isFirst(_ position: Plan.Position) -> Bool {
    guard position.room == 0 else { return false }
    return position.entry == 0 || plan.entries[position.entry - 1].string != plan.entries[position.entry].string
  }

  /// Whether a container is the last of its text.
  func isLast(_ position: Plan.Position) -> Bool {
    guard position.room + 1 == plan.rooms(of: position.entry) else { return false }
    let next = position.entry + 1
    return next == plan.entries.count || plan.entries[next].string != plan.entries[position.entry].string
  }

  /// The text of an entry paired with its source text.
  func translation(_ entry: Int) -> Translation {
    let place = plan.entries[entry]
    let string = plan.strings[Int(place.string)]
    let limits = [string.details?.characterLimit, plan.slots[Int(place.slot)].value.characters].compactMap(\.self)
    var translation = Translation(
      string: string, source: nil, sourceLocale: plan.sourceLocales[string.group] ?? sourceLocale,
      isSource: place.isSource, characterLimit: limits.min())
    translation.platform = platform
    translation.markup = plan.slots[Int(place.slot)].value.markup(of: string)
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

  /// The line limit in a container.
  ///
  /// The design may have one line in a wide container and several in a narrow one.
  func limit(_ position: Plan.Position) -> LineLimit {
    let (design, place) = (Int(plan.entries[position.entry].design), place(of: position))
    guard design >= 0 else { return LineLimit(plan.slots[place].value, designFits: nil) }
    // Only texts without a stated limit have a design.
    let room = Slot.roomInPixels(plan.slots[place].value.width, displayScale: displayScale)
    return LineLimit(designFits: designWidths[design].map { $0 <= room })
  }

  private func place(of position: Plan.Position) -> Int { Int(plan.entries[position.entry].slot + position.room) }

  /// Returns the text as drawn if that is more than the text without its placeholders.
  private func drawn(_ entry: Int, _ measurer: Measurer) throws -> DrawnText? {
    let place = plan.entries[entry]
    let string = Int(place.string)
    guard measurer.draws(plan.strings[string], in: plan.slots[Int(place.slot)].value) else { return nil }
    return try measurer.drawn(
      plan.strings[string], sources: plan.sourceTexts(of: place), slot: plan.slots[Int(place.slot)].value)
      ?? DrawnText(text: plan.strings[string].text)
  }

  private func request(_ position: Plan.Position, _ drawn: DrawnText?, _ limit: LineLimit) -> Request {
    let (slot, lines) = (Int32(place(of: position)), limit.lines)
    if let drawn {
      return Request(
        slot: slot, lines: lines, text: ExactText(drawn.text), hasPlaceholders: drawn.hasUnknownValues,
        growth: drawn.growth)
    }
    let stripped = plan.stripped(plan.entries[position.entry]).map(ExactText.init)
    return Request(slot: slot, lines: lines, text: stripped, hasPlaceholders: stripped != nil)
  }

  private func item(
    _ request: Request, _ position: Plan.Position, _ limit: LineLimit, showsCut: Bool
  ) -> MeasurementItem {
    let string = Int(plan.entries[position.entry].string)
    var item = MeasurementItem(
      text: request.text?.text ?? plan.strings[string].text, hasPlaceholders: request.hasPlaceholders,
      locale: plan.strings[string].locale, slot: plan.slot(of: position), lineLimit: request.lines)
    item.showsCut = showsCut
    item.growth = request.growth
    item.isLimitInferred = limit.source == .inferred
    return item
  }

  /// Combines a text, its slot and the answer to its request.
  private func subject(
    _ position: Plan.Position, _ answer: Measurer.Answer, _ drawn: DrawnText?, _ limit: LineLimit
  ) -> SlotMeasurement {
    var subject = SlotMeasurement(
      string: plan.string(of: position.entry), slot: plan.sharedSlot(of: position), measurements: answer.measurements,
      sizeAtLarge: answer.sizeAtLarge)
    if let drawn, drawn != DrawnText(text: subject.string.text) { subject.drawn = drawn }
    subject.lineLimitSource = limit.source
    subject.isSource = plan.entries[position.entry].isSource
    subject.doublesAt = answer.doublesAt
    subject.enlargedAt = answer.enlargedAt
    subject.minimumSize = minimumSize
    if endsAtDouble { subject.measurements = Array(subject.measurements(upTo: 2)) }
    subject.notMeasured = answer.notMeasured
    subject.fonts = answer.fonts
    subject.missingCharacters = answer.missingCharacters
    if subject.slot.role.isFixedSize {
      subject.notes = ["this item has a fixed size; the Large Content Viewer serves it at accessibility sizes"]
    }
    return subject
  }
}

extension LocalizedString {
  /// The text of the design: the source text that an item carries, with its forms, or else the text itself.
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
