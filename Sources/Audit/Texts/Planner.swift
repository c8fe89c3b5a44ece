import AuditModel
import Bytes
import TextRules

/// Joins texts with their rooms and finds what would be asked twice.
struct Planner {
  /// The options.
  let options: MeasureOptions

  private var plan = Plan()
  private let resolver: SlotResolver
  /// What texts and the configuration say of rooms, each once.
  private var rooms = Interner<Room>()
  /// Why nothing can be measured in a room, by its number.
  private var problems: [NotMeasured?] = []
  /// The places in ``Plan/slots`` of a room, by its number: one for each Bold Text setting, on several devices that of
  /// the narrowest.
  private var places: [[Int32]] = []
  private var locales = Interner<String>()
  /// The first string of each language and text.
  private var firsts = PlaceTable()
  /// The last entry so far of each language and text, by its first string.
  private var lastEntries: [Int32] = []
  private var designs: [DesignKey: Int32] = [:]
  /// The first text of each key that has no source text.
  private var families = PlaceTable()

  /// What makes two designs the same.
  private enum DesignKey: Hashable {
    /// A source text of the catalog, by its place.
    case source(Int32, slot: Int32)
    /// What items themselves say is their source text, and its language; with the key where samples may depend on it.
    case item(ExactText, key: ExactText?, locale: String, slot: Int32)
    /// A text that has no source and is its own design, by its first string.
    case own(Int, slot: Int32)
  }

  /// What decides the room of a text.
  private struct Room: Hashable {
    /// What the text itself says.
    var fields: SlotFields
    /// The place of the pattern that its key matches.
    var pattern: Int?
    /// What its key and comment say of the place it is drawn in.
    var places: SlotResolver.Places
  }

  /// Creates a planner.
  ///
  /// - Parameter options: The options.
  init(options: MeasureOptions) {
    self.options = options
    resolver = options.resolver
    plan.patternUses = [Int](repeating: 0, count: resolver.patterns.count)
  }

  /// Gives every text its slot, or its two slots where Bold Text is measured both ways.
  ///
  /// An item whose style has no size at a category that is measured cannot be planned; it is an issue instead.
  ///
  /// - Parameters:
  ///   - catalog: What the files said.
  ///   - isMeasured: Which of its texts are measured, by their places; the others only say what the design was. Nil is
  ///     all.
  /// - Returns: Entries in the catalog's order, and the items that have none.
  consuming func plan(_ catalog: Catalog, measuring isMeasured: [Bool]? = nil) -> Plan {
    let sources = SourceTexts(catalog, asked: options.sourceLocale)
    plan.strings = catalog.strings
    plan.sourceLocales = catalog.sourceLocales
    plan.entries.reserveCapacity(catalog.strings.count * options.boldText.count)
    firsts = PlaceTable(capacity: catalog.strings.count)
    lastEntries = [Int32](repeating: -1, count: catalog.strings.count)
    for index in catalog.strings.indices where isMeasured?[index] ?? true { add(index, sources) }
    return plan
  }

  /// Adds the text at a place of the catalog.
  private mutating func add(_ index: Int, _ sources: SourceTexts) {
    // Taken out once: a string has a dozen parts to copy.
    let string = plan.strings[index]
    let room = Room(
      fields: SlotResolver.fields(of: string), pattern: resolver.pattern(for: string),
      places: resolver.places(of: string))
    if let pattern = room.pattern { plan.patternUses[pattern] += 1 }
    let number = rooms.number(of: room)
    if number == problems.count { addSlots(for: room) }
    if let problem = problems[number] {
      plan.issues.append(problem.issue(of: string))
      return
    }
    plan.texts += 1
    if room.pattern == nil, room.fields == SlotFields() { plan.textsWithoutSlot += 1 }
    let source = sources.place(for: index).map(Int32.init) ?? -1
    let isSource = sources.isSource(index)
    let family = source >= 0 ? source : Int32(sources.family(of: index, among: &families))
    for slot in places[number] {
      var entry = Plan.Entry(string: Int32(index), slot: slot, source: source, design: -1, isSource: isSource)
      entry.family = family
      let first = chain(index)
      entry.design = design(of: entry, first: first, sources)
      plan.entries.append(entry)
    }
  }

  /// Hangs the entry that comes next to the others of its text and language, and returns the first string of these.
  private mutating func chain(_ index: Int) -> Int {
    let entry = Int32(plan.entries.count)
    let hash = ExactText.hash(of: plan.strings[index].text, in: locales.number(of: plan.strings[index].locale))
    let first = firsts.place(hash: hash, adding: index) { [strings = plan.strings] other in
      strings[index].locale == strings[other].locale && ExactText.areEqual(strings[index].text, strings[other].text)
    }
    if let first {
      plan.entries[Int(lastEntries[first])].next = entry
    } else {
      plan.groups.append(entry)
    }
    lastEntries[first ?? index] = entry
    return first ?? index
  }

  /// The design that decides the line limit where nothing says it; negative where something does.
  private mutating func design(of entry: Plan.Entry, first: Int, _ sources: SourceTexts) -> Int32 {
    let slot = Int(entry.slot)
    guard plan.slots[slot].value.lines == nil, plan.slots[slot].value.framework == .uikit else { return -1 }
    let string = Int(entry.string)
    let key: DesignKey =
      if let own = plan.strings[string].source {
        .item(
          ExactText(own), key: Placeholder.mayStand(in: own) ? ExactText(plan.strings[string].key) : nil,
          locale: sources.locale(for: string), slot: entry.slot)
      } else if entry.source >= 0 {
        .source(entry.source, slot: entry.slot)
      } else {
        .own(first, slot: entry.slot)
      }
    if let known = designs[key] { return known }
    let text = plan.sourceText(of: entry)
    let locale = text == nil ? plan.strings[string].locale : sources.locale(for: string)
    let shown = text ?? plan.strings[string].text
    let number = Int32(plan.designs.count)
    var place = entry.string
    if case .source(let source, _) = key { place = source }
    plan.designs.append(
      Plan.Design(
        text: Placeholder.removing(from: shown, source: nil) ?? shown, locale: locale, slot: entry.slot,
        string: place))
    designs[key] = number
    return number
  }

  /// Adds the rooms of texts that say the same and have the same pattern, one for each Bold Text setting
  /// and device.
  private mutating func addSlots(for room: Room) {
    let resolved = resolver.resolve(room.fields, pattern: room.pattern, room.places)
    problems.append(problem(of: resolved))
    places.append(
      resolved.slots.map { rooms in
        let start = Int32(plan.slots.count)
        plan.slots += rooms.map(Shared.init)
        plan.roomCounts += rooms.indices.map { Int32(rooms.count - $0) }
        return start
      })
  }

  private func problem(of resolved: ResolvedSlot) -> NotMeasured? {
    if resolved.slot.width <= 0 {
      return NotMeasured(
        what: "the insets of \(resolved.inset) pt on each side take all of its width", remedy: "give it more width")
    }
    return options.missingCell(for: resolved.slot).map(NotMeasured.init)
  }
}
