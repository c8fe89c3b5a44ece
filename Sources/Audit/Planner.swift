import AuditModel

/// Joins texts with their rooms and finds what would be asked twice.
struct Planner {
  /// The options.
  let options: MeasureOptions

  private var plan = Plan()
  private var fields = Interner<SlotFields>()
  /// Why nothing can be measured in the room of an item's own fields, by the fields' numbers.
  private var problems: [Problem?] = []
  private var locales = Interner<String>()
  /// The first string of each language and text.
  private var firsts = PlaceTable()
  /// The last entry so far of each language and text, by its first string.
  private var lastEntries: [Int32] = []
  private var designs: [DesignKey: Int32] = [:]

  /// What makes two designs the same.
  private enum DesignKey: Hashable {
    /// A source text of the catalog, by its place.
    case source(Int32, slot: Int32)
    /// What items themselves say is their source text.
    case item(ExactText, slot: Int32)
    /// A text that has no source and is its own design, by its first string.
    case own(Int, slot: Int32)
  }

  /// Why nothing can be measured in a slot, and what to do about it.
  private struct Problem {
    var what: String
    var remedy: String
  }

  /// Creates a planner.
  ///
  /// - Parameter options: The options.
  init(options: MeasureOptions) { self.options = options }

  /// Gives every text its slot, or its two slots where Bold Text is measured both ways.
  ///
  /// An item whose style has no size at a category that is measured cannot be planned; it is an issue instead.
  ///
  /// - Parameter catalog: What the files said.
  /// - Returns: Entries in the catalog's order, and the items that have none.
  consuming func plan(_ catalog: Catalog) -> Plan {
    let sources = SourceTexts(catalog, asked: options.sourceLocale)
    plan.strings = catalog.strings
    plan.entries.reserveCapacity(catalog.strings.count * options.boldText.count)
    firsts = PlaceTable(capacity: catalog.strings.count)
    lastEntries = [Int32](repeating: -1, count: catalog.strings.count)
    for index in catalog.strings.indices { add(index, sources) }
    return plan
  }

  /// Adds the text at a place of the catalog.
  private mutating func add(_ index: Int, _ sources: SourceTexts) {
    let number = fields.number(of: plan.strings[index].slot)
    if number == problems.count { addSlots(for: plan.strings[index].slot) }
    if let problem = problems[number] {
      plan.issues.append(
        InputIssue(
          severity: .error, location: plan.strings[index].location,
          message: "this text is not measured: \(problem.what)", remedy: problem.remedy))
      return
    }
    plan.texts += 1
    let source = sources.place(for: index).map(Int32.init) ?? -1
    let isSource = sources.isSource(index)
    for bold in options.boldText.indices {
      let slot = Int32(number * options.boldText.count + bold)
      var entry = Plan.Entry(string: Int32(index), slot: slot, source: source, design: -1, isSource: isSource)
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
    guard plan.slots[slot].lines == nil, plan.slots[slot].framework == .uikit else { return -1 }
    let string = Int(entry.string)
    let key: DesignKey =
      if let own = plan.strings[string].source {
        .item(ExactText(own), slot: entry.slot)
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
    let place: Int32
    switch key {
    case .item: place = -1
    case .source(let source, _): place = source
    case .own: place = entry.string
    }
    plan.designs.append(
      Plan.Design(
        text: Placeholder.removing(from: shown, source: nil) ?? shown, locale: locale, slot: entry.slot,
        string: place))
    designs[key] = number
    return number
  }

  /// Adds the rooms of items that say the same of their own, one for each Bold Text setting.
  private mutating func addSlots(for fields: SlotFields) {
    let slot = slot(for: fields)
    problems.append(problem(of: slot))
    for boldText in options.boldText {
      var copy = slot
      copy.boldText = boldText
      plan.slots.append(copy)
    }
  }

  private func problem(of slot: Slot) -> Problem? {
    if slot.width <= 0 {
      return Problem(
        what: "the insets of \(options.inset) pt on each side take all of its width", remedy: "give it more width")
    }
    return options.missingCell(for: slot).map { Problem(what: $0.what, remedy: $0.remedy) }
  }

  /// The room of an item: its own fields win over the options.
  private func slot(for fields: SlotFields) -> Slot {
    var slot = options.slot
    if let role = fields.role { slot.role = role }
    if let style = fields.style { slot.style = style }
    if let weight = fields.weight { slot.weight = weight }
    if let width = fields.width { slot.width = width - 2 * options.inset }
    if let height = fields.height { slot.height = height }
    if let category = fields.maxCategory { slot.maxCategory = category }
    if let scale = fields.minimumScale { slot.minimumScale = scale }
    if let truncation = fields.truncation { slot.truncation = truncation }
    if let uppercase = fields.uppercase { slot.uppercase = uppercase }
    if let characters = fields.characters { slot.characters = characters }
    if let lines = fields.lines {
      slot.lines = lines
      slot.linesFromItem = true
    } else if slot.lines == nil, slot.role != .text {
      // Bars and tabs have one line; nothing has to be inferred.
      slot.lines = 1
    }
    return slot
  }
}
