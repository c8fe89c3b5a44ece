internal import AuditModel

/// The findings, texts and layouts of a page as JSON, as many as fit, the most important first.
struct PageParts {
  /// The findings, worst first.
  private(set) var findings: [[UInt8]] = []
  /// The texts, the most important first.
  private(set) var texts: [[UInt8]] = []
  /// The members of slots that several texts share.
  private(set) var slots: [[UInt8]] = []
  /// The layouts by their index among the shaped texts.
  private(set) var layouts: [Int: [UInt8]] = [:]
  /// The screens, the worst first.
  private(set) var screens = PageScreens([], source: nil)
  /// The index of each finding of the report in the page; nil for findings that are not in it.
  private(set) var indices: [Int?] = []
  /// The number of texts that could be laid out again, but are not because the page is full.
  private(set) var textsWithoutLayout = 0
  private var slotNumbers: [[UInt8]: Int] = [:]
  private var context: JSONWriter.PageContext?
  private var left = 0
  /// The names of the texts in the page that do not fail.
  private var rest: [PageText.Name] = []

  /// The share of the page for findings, in hundredths; the rest is for texts and their layouts.
  ///
  /// Our own choice: a finding takes about as much space as a text without its layout.
  private static let findingShare = 45
  /// The share of the page for screens, in hundredths (our own choice: 1 MB of a page of 5 MB).
  private static let screenShare = 20

  /// Creates parts without findings and texts.
  init() {}

  /// Selects the parts that fit into a number of bytes; `all` are all texts of the report, `source` its first language.
  init(_ report: AuditReport, _ all: [PageText], source: String?, _ run: PageRun, upTo limit: Int) {
    left = limit
    var owned: Set<Int> = []
    for text in all { owned.formUnion(text.slots.lazy.flatMap(\.findings)) }
    let places = report.findings.indices.map { index -> JSONWriter.FindingPlace in
      guard owned.contains(index) else { return .alone }
      return report.findings[index].locales.isEmpty ? .slot : .text
    }
    let named = Set(all.lazy.flatMap(\.findings))
    select(report, places.enumerated().map { named.contains($0) ? .text : $1 }, upTo: limit / 100 * Self.findingShare)
    let context = JSONWriter.PageContext(
      categories: report.categories, styles: PageStyles(report), findings: indices, all: report.findings,
      unmeasured: Dictionary(run.unmeasured.enumerated().map { ($1.reason, $0) }) { first, _ in first },
      shaped: report.pageTexts)
    self.context = context
    screens = PageScreens(report.pageScreens, source: source)
    addScreens(withFindings: true, report.pageTexts, upTo: limit / 100 * Self.screenShare)
    // A failing text without its layout still has its verdicts, so all failing texts come before the first layout.
    let outcomes = all.map { text in
      text.slots.map { $0.outcome(report.findings) }.max() ?? .undrawn
    }
    let urgent = zip(all, outcomes).filter { $1 == .fail }.map(\.0)
    let first = records(of: urgent, context)
    addDetails(to: urgent, first, context)
    addScreens(withFindings: false, report.pageTexts, upTo: limit / 100 * Self.screenShare)
    if first.count == urgent.count { addRest(Self.rest(of: all, outcomes), context) }
    let included = Set(first.indices.map { urgent[$0].name } + rest)
    repeatPlaces(of: report, places, missing: all.filter { !included.contains($0.name) })
  }

  /// Returns the texts that do not fail: those that need review, then other languages of keys that fail or need it.
  private static func rest(of all: [PageText], _ outcomes: [TextOutcomes.Outcome]) -> [PageText] {
    let keys = Set(zip(all, outcomes).lazy.filter { $1 >= .review }.map { $0.0.string.key })
    var ranked: [[PageText]] = [[], [], []]
    for (text, outcome) in zip(all, outcomes) where outcome != .fail {
      ranked[outcome >= .review ? 0 : keys.contains(text.string.key) ? 1 : 2].append(text)
    }
    return ranked.flatMap(\.self)
  }

  private mutating func select(_ report: AuditReport, _ places: [JSONWriter.FindingPlace], upTo limit: Int) {
    indices = Array(repeating: nil, count: report.findings.count)
    var most = limit
    for index in report.findings.indices.prefix(PageData.mostFindings) {
      let bytes = Self.bytes { $0.write(pageFinding: report.findings[index], places[index]) }
      guard bytes.count + 1 <= most else { break }
      most -= bytes.count + 1
      left -= bytes.count + 1
      indices[index] = findings.count
      findings.append(bytes)
    }
  }

  /// Findings whose text is not in the page have to name it themselves.
  private mutating func repeatPlaces(
    of report: AuditReport, _ places: [JSONWriter.FindingPlace], missing texts: [PageText]
  ) {
    for index in Set(texts.lazy.flatMap { $0.slots.flatMap(\.findings) }) where places[index] == .slot {
      guard let place = indices[index] else { continue }
      findings[place] = Self.bytes { $0.write(pageFinding: report.findings[index], .alone) }
    }
  }

  // MARK: Texts

  /// A text without a layout, with the numbers of its slots.
  private struct Record {
    var numbers: [Int]
    var bytes: [UInt8]
  }

  private mutating func records(of texts: [PageText], _ context: JSONWriter.PageContext) -> [Record] {
    var records: [Record] = []
    for text in texts {
      let known = slots.count
      let numbers = text.slots.map { number(of: $0, context) }
      let bytes = Self.bytes { $0.write(text, numbers, .verdicts, context) }
      let size = slots[known...].reduce(bytes.count + 1) { $0 + $1.count + 1 }
      guard size <= left else { break }
      left -= size
      records.append(Record(numbers: numbers, bytes: bytes))
    }
    return records
  }

  /// Returns the number of a slot's shared members, which are added if they are new.
  private mutating func number(of slot: PageText.Slot, _ context: JSONWriter.PageContext) -> Int {
    guard !slot.page.result.measurements.isEmpty else { return 0 }
    let bytes = Self.bytes { $0.write(shared: slot, context) }
    if let number = slotNumbers[bytes] { return number }
    slotNumbers[bytes] = slots.count
    slots.append(bytes)
    return slots.count - 1
  }

  /// Adds texts with their layouts, the most important first, while there is space.
  private mutating func addRest(_ texts: [PageText], _ context: JSONWriter.PageContext) {
    for text in texts {
      let records = records(of: [text], context)
      guard !records.isEmpty else { return }
      addDetails(to: [text], records, context)
      rest.append(text.name)
    }
  }

  /// Adds layouts to texts, the most important first, or else the visible parts, while there is space.
  private mutating func addDetails(
    to texts: [PageText], _ records: [Record], _ context: JSONWriter.PageContext
  ) {
    for (text, record) in zip(texts, records) {
      let detail = layoutsFit(text, context) ? JSONWriter.TextDetail.layout : .visible
      let bytes = Self.bytes { $0.write(text, record.numbers, detail, context) }
      guard bytes.count - record.bytes.count <= left else {
        self.texts.append(record.bytes)
        continue
      }
      left -= bytes.count - record.bytes.count
      self.texts.append(bytes)
    }
  }

  /// Adds the layouts of a text, and returns whether there are any and they fit.
  private mutating func layoutsFit(_ text: PageText, _ context: JSONWriter.PageContext) -> Bool {
    guard let shaped = context.shaped else { return false }
    let numbers = Set(text.slots.compactMap { shaped.layout(of: $0.page.result) })
    guard !numbers.isEmpty else { return false }
    guard fit(numbers, of: shaped, upTo: left) else {
      textsWithoutLayout += 1
      return false
    }
    return true
  }

  /// Adds layouts if those that are new fit into a number of bytes, and returns whether they do.
  private mutating func fit(_ numbers: Set<Int>, of shaped: PageTexts, upTo limit: Int) -> Bool {
    let new = numbers.filter { layouts[$0] == nil }.sorted()
    let made = new.map { number in Self.bytes { $0.tight(shaped.layouts[number]) } }
    // A member takes its name, two quotation marks, a colon and a comma.
    let size = zip(new, made).reduce(0) { $0 + $1.1.count + "\($1.0)".utf8.count + 4 }
    guard size <= limit else { return false }
    left -= size
    for (number, bytes) in zip(new, made) { layouts[number] = bytes }
    return true
  }

  /// Adds the pictures of screens with or without findings, with the layouts of their texts, while there is space.
  private mutating func addScreens(withFindings: Bool, _ shaped: PageTexts?, upTo limit: Int) {
    for candidate in screens.candidates where candidate.hasFindings == withFindings {
      let known = screens
      let growth = screens.add(candidate, upTo: min(left, limit - screens.size)) { shaped?.indices[$0] }
      guard let growth else { continue }
      let numbers = Set(candidate.keys.compactMap { shaped?.indices[$0] })
      if let shaped, !fit(numbers, of: shaped, upTo: left - growth) {
        screens = known
        continue
      }
      left -= growth
    }
  }

  private static func bytes(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter(capacity: 1 << 10)
    write(&json)
    return ScriptEscapes.escaped(json.bytes)
  }

  // MARK: JSON

  /// Writes the layouts, sorted by name.
  func writeLayouts(to json: inout JSONWriter) {
    json.object("layouts") { json in
      for (name, number) in layouts.keys.map({ ("\($0)", $0) }).sorted(by: { $0.0 < $1.0 }) {
        json.key(named: name)
        json.value(raw: layouts[number] ?? [])
      }
    }
  }

  /// Writes the sizes of the text styles, and the values that any size determines.
  func writeScale(to json: inout JSONWriter) {
    json.object("scale") { json in
      guard let scale = context?.shaped?.scale else { return writeStyles(to: &json) }
      scale.writeMembers(to: &json, styles: writeStyles)
    }
  }

  private func writeStyles(to json: inout JSONWriter) {
    json.object("styles") { json in
      let rows = context?.styles.rows ?? [:]
      for (name, rows) in rows.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
        json.key(named: name)
        json.object { json in
          json.field("leading", rows.leading)
          json.field("name", name)
          json.field("sizes", rows.sizes)
        }
      }
    }
  }
}

extension JSONWriter {
  /// Writes a value without spaces.
  fileprivate mutating func tight(_ value: some JSONObject) { object(.tight) { value.writeMembers(to: &$0) } }
}
