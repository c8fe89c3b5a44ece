import AuditModel
import Bytes
import DynamicType
import RuleKit
import TextRules

/// An audit that measures the texts of a plan in each of their containers.
struct TextAudit: Sendable {
  let plan: Plan
  private let options: MeasureOptions
  /// The width of each design on one line at Large, in points.
  ///
  /// It is infinite if the design has several lines, and nil if the width is unknown.
  private let designWidths: [Double?]

  /// The properties that distinguish requests for the same text and language.
  private struct Request: Hashable {
    var slot: Int32
    var lines: Int?
    /// The text as it is drawn, which may depend on the source text.
    ///
    /// Nil if the text is drawn unchanged.
    var text: ExactText?
    /// Whether any placeholder has an unknown value.
    var hasPlaceholders: Bool
    /// The factor by which larger numbers may widen the text.
    var growth = 1.0
    /// Whether the system inflects words of the text.
    var isInflected = false
    /// The source language of an untranslated text.
    var wordLocale: String?
  }

  /// The answers to requests for one text, for texts with several entries.
  private typealias KnownAnswers = [Request: Measurer.Answer]

  /// Measures the designs in parallel.
  ///
  /// - Throws: ``TextEngineError`` if a font cannot be read.
  init(_ plan: Plan, options: MeasureOptions, _ workers: WorkerPool<Measurer>) async throws {
    (self.plan, self.options) = (plan, options)
    designWidths = try await workers.values(plan.designs.count) { index, measurer in
      [try Self.width(of: plan.designs[index], in: plan, measurer)]
    }
  }

  /// Measures the designs on one thread.
  ///
  /// - Throws: ``TextEngineError`` if a font cannot be read.
  init(_ plan: Plan, options: MeasureOptions, _ measurer: Measurer) throws {
    (self.plan, self.options) = (plan, options)
    designWidths = try plan.designs.map { try Self.width(of: $0, in: plan, measurer) }
  }

  private static func width(of design: Plan.Design, in plan: Plan, _ measurer: Measurer) throws -> Double? {
    let slot = plan.slots[Int(design.slot)].value
    var text = design.text
    let string = plan.strings[Int(design.string)].design(in: design.locale)
    if measurer.draws(string, in: slot) {
      text = try measurer.drawn(string, sources: nil, slot: slot)?.text ?? string.text
    }
    let line = try measurer.lineAtLarge(text, locale: design.locale, slot: slot)
    return line.map { $0.isBroken ? .infinity : $0.width }
  }

  /// Measures a text at all its places, in all containers of each place, narrowest first.
  ///
  /// Equal requests are only measured once. `showsCut` means that measurements contain the visible part of a text
  /// that is cut off. `use` gets the text in each container. Texts that are never drawn are passed once for each
  /// place.
  ///
  /// - Throws: ``TextEngineError`` if a font cannot be read, or the error of `use`.
  func forEachText(
    of group: Int, _ measurer: Measurer, showsCut: Bool,
    _ use: (_ subject: SlotMeasurement, _ container: MeasuredContainer) throws -> Void
  ) throws {
    var entry = Int(plan.groups[group])
    var known = plan.entries[entry].next >= 0 ? KnownAnswers() : nil
    while entry >= 0 {
      var (subject, container) = try text(at: Plan.Position(entry: entry), measurer, showsCut: showsCut, &known)
      repeat { try use(subject, container) } while try container.moveOn(in: self, measurer, &subject)
      entry = Int(plan.entries[entry].next)
    }
  }

  /// Measures a text in one container.
  func text(at position: Plan.Position, _ measurer: Measurer) throws -> SlotMeasurement {
    var known: KnownAnswers?
    return try text(at: position, measurer, showsCut: true, &known).subject
  }

  private func text(
    at position: Plan.Position, _ measurer: Measurer, showsCut: Bool, _ known: inout KnownAnswers?
  ) throws -> (subject: SlotMeasurement, container: MeasuredContainer) {
    let limit = limit(position)
    if let undrawn = plan.undrawn(position, limit) {
      return (undrawn, MeasuredContainer(position, limit, isDrawn: false, nil))
    }
    let drawn = try drawn(position.entry, measurer)
    let request = request(position, drawn, limit)
    let answer =
      try known?[request] ?? measurer.measure(item(request, position, limit, showsCut: showsCut))
    known?[request] = answer
    var subject = subject(position, answer, drawn, limit)
    subject.wordLocale = request.wordLocale
    if let fit = answer.fit { try measurer.markBrokenWords(of: fit, in: &subject) }
    return (subject, MeasuredContainer(position, limit, answer.fit))
  }

  /// Returns the line limit in a container.
  ///
  /// The design may have one line in a wide container, and several lines in a narrow container.
  func limit(_ position: Plan.Position) -> LineLimit {
    let (design, slot) = (Int(plan.entries[position.entry].design), plan.sharedSlot(of: position))
    guard design >= 0 else { return LineLimit(slot.value, designFits: nil) }
    // Only texts without a stated limit have a design.
    let room = Slot.roomInPixels(slot.value.width, displayScale: options.displayScale)
    return LineLimit(designFits: designWidths[design].map { $0 <= room })
  }

  /// Returns the text as it is drawn, or nil if it is only the text without its placeholders.
  private func drawn(_ entry: Int, _ measurer: Measurer) throws -> DrawnText? {
    let place = plan.entries[entry]
    let (string, slot) = (Int(place.string), plan.slots[Int(place.slot)])
    guard measurer.draws(plan.strings[string], in: slot.value) else { return nil }
    return try measurer.drawn(plan.strings[string], sources: plan.sourceTexts(of: place), slot: slot.value)
      ?? DrawnText(text: plan.strings[string].text)
  }

  private func request(_ position: Plan.Position, _ drawn: DrawnText?, _ limit: LineLimit) -> Request {
    let (slot, lines) = (plan.entries[position.entry].slot + position.room, limit.lines)
    let wordLocale = plan.untranslatedLocale(position.entry)
    if let drawn {
      return Request(
        slot: slot, lines: lines, text: ExactText(drawn.text), hasPlaceholders: drawn.hasUnknownValues,
        growth: drawn.growth, isInflected: drawn.isInflected, wordLocale: wordLocale)
    }
    let stripped = plan.stripped(plan.entries[position.entry]).map(ExactText.init)
    return Request(slot: slot, lines: lines, text: stripped, hasPlaceholders: stripped != nil, wordLocale: wordLocale)
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
    item.isInflected = request.isInflected
    item.wordLocale = request.wordLocale
    item.isLimitInferred = limit.source == .inferred
    return item
  }

  /// Returns the measurement of a text, which combines the text, its slot and the answer to its request.
  private func subject(
    _ position: Plan.Position, _ answer: Measurer.Answer, _ drawn: DrawnText?, _ limit: LineLimit
  ) -> SlotMeasurement {
    var subject = answer.measurement(of: plan.string(of: position.entry), in: plan.sharedSlot(of: position))
    if let drawn, drawn != DrawnText(text: subject.string.text) { subject.drawn = drawn }
    (subject.sites, subject.lineLimitSource) = (plan.sites(of: position), limit.source)
    subject.isSource = plan.entries[position.entry].isSource
    subject.minimumSize = options.platform.minimumSize
    if options.endsAtDouble { subject.measurements = Array(subject.measurements(upTo: 2)) }
    if subject.slot.role.isFixedSize {
      subject.notes = ["this item has a fixed size; people read it in the Large Content Viewer at accessibility sizes"]
    }
    return subject
  }
}

extension LocalizedString {
  /// Returns the text of the design.
  ///
  /// This is the source text that an item contains, with its forms, or else the text itself.
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

extension Plan {
  /// Returns an empty measurement for a text of which nothing is drawn, or nil for all other texts.
  fileprivate func undrawn(_ position: Position, _ limit: LineLimit) -> SlotMeasurement? {
    // Only single fields are read. Nearly every text is drawn, so that copying its string and slot would be wasted
    // work.
    let isUndrawn = sharedSlot(of: position).value.role.isUndrawn
    let place = Int(entries[position.entry].string)
    guard isUndrawn || LocalizedString.isEmpty(strings[place].text) && strings[place].isEmpty else { return nil }
    var subject = SlotMeasurement(
      string: strings[place], slot: sharedSlot(of: position), measurements: [], sizeAtLarge: 0)
    subject.isSource = entries[position.entry].isSource
    (subject.sites, subject.lineLimitSource) = (sites(of: position), limit.source)
    subject.notes = [
      strings[place].isEmpty
        ? "the text is empty: nothing is drawn"
        : "texts of the role \(subject.slot.role.rawValue) are not measured: they are not drawn, or never cut"
    ]
    return subject
  }
}
