import AuditModel
import Bytes
import RuleKit
import TextRules

/// A planner that combines texts with their slots and links equal requests.
struct Planner {
  /// The options for measuring.
  let options: MeasureOptions

  private var plan = Plan()
  private let resolver: SlotResolver
  /// The distinct combinations that determine slots.
  private var rooms = Interner<Room>()
  /// The reasons why nothing can be measured in a slot, by the number of its `Room`.
  private var problems: [NotMeasured?] = []
  /// The indexes in ``Plan/slots`` for each place in code, style and Bold Text setting, by the number of the `Room`.
  ///
  /// For several devices, this is the narrowest slot.
  private var places: [[Int32]] = []
  private var locales = Interner<String>()
  /// The indexes of the first string of each language and text.
  private var firsts = PlaceTable()
  /// The index of the latest entry of each language and text, by the index of the first string.
  private var lastEntries: [Int32] = []
  private var designs: [DesignKey: Int32] = [:]
  /// The uses of each source text's key in code, by the index of the source text; nil if not yet looked up.
  private var codeUses: [Shared<SitesOfKey>??] = []
  /// The indexes of the first text of each key without a source text.
  private var families = PlaceTable()

  /// The identity of a design.
  private enum DesignKey: Hashable {
    /// A source text of the catalog, with its index.
    case source(Int32, slot: Int32)
    /// A source text from an item itself, with its language.
    ///
    /// It includes the key if samples can depend on the key.
    case item(ExactText, key: ExactText?, locale: String, slot: Int32)
    /// A text without a source text, which is its own design, with the index of its first string.
    case own(Int, slot: Int32)
  }

  /// The combination of everything that determines the slot of a text.
  private struct Room: Hashable {
    /// The fields that the text itself states.
    var fields: SlotFields
    /// The index of the pattern that matches the key; nil if none does.
    var pattern: Int?
    /// The places named by the key, the comment and the app's code.
    var places: SlotResolver.Places
  }

  init(options: MeasureOptions) {
    self.options = options
    resolver = options.resolver
    plan.sourceLocale = options.sourceLocale ?? plan.sourceLocale
    plan.platform = options.platform
    plan.patternUses = [Int](repeating: 0, count: resolver.patterns.count)
  }

  /// Returns a plan with a slot for every text, or one for each of its places, styles and Bold Text settings.
  ///
  /// An item whose style has no size at a measured category becomes an issue instead. Texts for which `isMeasured` is
  /// false only serve as source texts; nil measures all texts.
  consuming func plan(_ catalog: Catalog, measuring isMeasured: [Bool]? = nil) -> Plan {
    let sources = SourceTexts(catalog, asked: options.sourceLocale)
    plan.strings = catalog.strings
    LiteralBraces(in: catalog.strings, sources, code: resolver.code.braces).mark(&plan.strings)
    plan.sourceLocales = catalog.sourceLocales
    plan.entries.reserveCapacity(catalog.strings.count * options.boldText.count)
    firsts = PlaceTable(capacity: catalog.strings.count)
    lastEntries = [Int32](repeating: -1, count: catalog.strings.count)
    codeUses = [Shared<SitesOfKey>??](repeating: nil, count: catalog.strings.count)
    for index in catalog.strings.indices where isMeasured?[index] ?? true { add(index, sources) }
    return plan
  }

  /// Adds the text at an index of the catalog.
  private mutating func add(_ index: Int, _ sources: SourceTexts) {
    // The string is only read once, because it has a dozen fields to copy.
    let string = plan.strings[index]
    let source = sources.place(for: index).map(Int32.init) ?? -1
    let other = source < 0 || source == index ? nil : plan.strings[Int(source)]
    // Texts from memory are in no file, and the library's interfaces have their own limit.
    if string.location.file != "-", let problem = TextSize.problem(of: string, source: other) {
      plan.issues.append(problem.issue(of: string))
      return
    }
    let code = uses(of: string, source: Int(source))
    let room = Room(
      fields: SlotResolver.fields(of: string), pattern: resolver.pattern(for: string),
      places: resolver.places(of: string, code: code))
    if let pattern = room.pattern { plan.patternUses[pattern] += 1 }
    let number = rooms.number(of: room)
    if number == problems.count { addSlots(for: room) }
    if let problem = problems[number] {
      let issue = problem.issue(of: string)
      plan.issues.append(issue)
      if room.fields == SlotFields() { plan.issuesOfSettings.insert(issue) }
      return
    }
    plan.texts += 1
    if room.pattern == nil, room.fields == SlotFields(), room.places.isUnknown { plan.textsWithoutSlot += 1 }
    let isSource = sources.isSource(index)
    let family = source >= 0 ? source : Int32(sources.family(of: index, among: &families))
    for slot in places[number] {
      var entry = Plan.Entry(string: Int32(index), slot: slot, source: source, design: -1, isSource: isSource)
      entry.family = family
      entry.isFormattedWithoutLocale = resolver.code.isFormattedWithoutLocale(string)
      if code?.value.isUnused == true, !isOfIntent(entry) { entry.mention = mention(of: TextKey(of: string)) }
      let first = chain(index)
      entry.design = design(of: entry, first: first, sources)
      plan.entries.append(entry)
    }
  }

  /// Returns whether code may name a key that it does not contain as a literal.
  private func mention(of key: TextKey) -> Plan.Mention {
    let code = resolver.code
    if code.reached.contains(key) { return code.reachedByData.contains(key) ? .byData : .possible }
    return code.isComplete ? .none : .unlikely
  }

  /// Returns the uses of a text's key in code, which all translations of a source text share.
  private mutating func uses(of string: LocalizedString, source: Int) -> Shared<SitesOfKey>? {
    guard source >= 0 else { return resolver.code.uses(of: string) }
    if let known = codeUses[source] { return known }
    let uses = resolver.code.uses(of: string)
    codeUses[source] = .some(uses)
    return uses
  }

  /// Links the next entry to others with the same text and language, and returns the index of their first string.
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

  /// Returns whether the system fills in a text, as in an intent definition, whose keys no code mentions.
  ///
  /// Source: Apple documentation of SiriKit, custom intents: their phrases have parameters such as `${name}`.
  private func isOfIntent(_ entry: Plan.Entry) -> Bool {
    plan.strings[Int(entry.string)].text.contains("${") || plan.sourceText(of: entry)?.contains("${") == true
  }

  /// Returns the index of the design that determines the line limit, or a negative number if the limit is known.
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

  /// Adds the slots for a `Room`, one for each place in the app's code, style, Bold Text setting and device.
  private mutating func addSlots(for room: Room) {
    let resolved = resolver.resolve(room.fields, pattern: room.pattern, room.places)
    problems.append(resolved.lazy.map(\.slot).compactMap(problem).first)
    var drawn = resolved.flatMap { placed in placed.slot.drawnSlots.map { (rooms: $0, sites: placed.sites) } }
      .joined(by: \.rooms, \.sites)
    if drawn.isEmpty, var hidden = resolved.first?.slot.slot {
      hidden.role = .notDrawn
      drawn = resolved.map { ([hidden], $0.sites) }.joined(by: \.rooms, \.sites)
    }
    places.append(
      drawn.map { rooms, sites in
        let start = Int32(plan.slots.count)
        plan.slots += rooms.map(Shared.init)
        plan.sites += Array(repeating: sites.map(Shared.init), count: rooms.count)
        plan.roomCounts += rooms.indices.map { Int32(rooms.count - $0) }
        return start
      })
  }

  private func problem(of resolved: ResolvedSlot) -> NotMeasured? {
    if resolved.slot.width <= 0, !resolved.isHidden {
      return NotMeasured(
        what: "the insets of \(resolved.inset) pt on each side leave no width",
        remedy: "increase the width or reduce the inset")
    }
    return resolved.styles.lazy.compactMap { style in
      var slot = resolved.slot
      slot.style = style
      return options.missingCell(for: slot).map(NotMeasured.init)
    }.first
  }
}

extension ResolvedSlot {
  /// Whether the app's code leaves the text no width, which is a way to hide it.
  ///
  /// If a person states the width or inset, it is a mistake instead.
  fileprivate var isHidden: Bool {
    origins[.width] == nil && slot.windowWidth.map { offered.width(in: $0) <= 0 } ?? false
  }

  /// The slots without those in which the text is hidden.
  fileprivate var drawnSlots: [[Slot]] {
    isHidden ? slots.map { $0.filter { $0.width > 0 } }.filter { !$0.isEmpty } : slots
  }
}
