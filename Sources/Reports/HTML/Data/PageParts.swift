internal import AuditModel

/// The findings, texts and layouts of a page as JSON: as many as fit, most important first.
struct PageParts {
  /// The findings, worst first.
  private(set) var findings: [[UInt8]] = []
  /// The texts, most important first.
  private(set) var texts: [[UInt8]] = []
  /// The members of slots that several texts share.
  private(set) var slots: [[UInt8]] = []
  /// The layouts by their index among the shaped texts.
  private(set) var layouts: [Int: [UInt8]] = [:]
  /// The screens, worst first.
  private(set) var screens = PageScreens([], source: nil)
  /// The page index of each finding of the report; nil for findings that are not on the page.
  private(set) var indices: [Int?] = []
  /// The number of texts that could be laid out again, but lack a layout because the page is full.
  private(set) var textsWithoutLayout = 0
  private let styles: PageStyles?
  private let source: PageSource?
  private var left = 0

  /// The share of findings in the page, in per cent; the rest is for texts and their layouts.
  ///
  /// Our own choice: a finding takes about as much space as a text without a layout.
  private static let findingShare = 45
  /// The share of screens in the page, in per cent (our own choice: 1 MB of a page of 5 MB).
  private static let screenShare = 20

  /// Creates parts without any findings or texts.
  init() { (source, styles) = (nil, nil) }

  /// Selects the parts that fit in a number of bytes; `language` is the source language.
  init(_ source: PageSource, language: String?, upTo limit: Int) {
    let report = source.report
    (self.source, styles, left) = (source, source.context(findings: []).styles, limit)
    select(source, upTo: limit / 100 * Self.findingShare)
    screens = PageScreens(report.pageScreens, source: language)
    addScreens(withFindings: true, report.pageTexts, upTo: limit / 100 * Self.screenShare)
    // A failing text without a layout still has its verdicts, so all failing texts precede the first layout.
    let records = source.records(findings: indices)
    let first = records[..<source.urgent].prefix { reserve($0) }
    for index in first.indices { addDetails(of: records[index], index) }
    addScreens(withFindings: false, report.pageTexts, upTo: limit / 100 * Self.screenShare)
    var included = first.endIndex
    while included >= source.urgent, included < records.count, reserve(records[included]) {
      addDetails(of: records[included], included)
      included += 1
    }
    repeatPlaces(of: source, missing: source.texts[included...])
  }

  private mutating func select(_ source: PageSource, upTo limit: Int) {
    indices = Array(repeating: nil, count: source.report.findings.count)
    var most = limit
    for (index, bytes) in source.findings.enumerated() {
      guard bytes.count + 1 <= most else { break }
      most -= bytes.count + 1
      left -= bytes.count + 1
      indices[index] = findings.count
      findings.append(bytes)
    }
  }

  /// Writes findings again with their own place if their text is not on the page.
  private mutating func repeatPlaces(of source: PageSource, missing texts: ArraySlice<PageText>) {
    for index in Set(texts.lazy.flatMap { $0.slots.flatMap(\.findings) }) where source.places[index] == .slot {
      guard let place = indices[index] else { continue }
      findings[place] = PageSource.bytes { $0.write(pageFinding: source.report.findings[index], .alone) }
    }
  }

  // MARK: Texts

  /// Reserves space for a text without its layout, and returns whether it was enough.
  private mutating func reserve(_ record: PageSource.Record) -> Bool {
    let new = source?.shared[min(slots.count, record.sharedCount)..<record.sharedCount] ?? []
    slots += new
    let size = new.reduce(record.verdicts.count + 1) { $0 + $1.count + 1 }
    guard size <= left else { return false }
    left -= size
    return true
  }

  /// Adds a text with its layouts or else its visible parts, if there is space; `index` is its place.
  private mutating func addDetails(of record: PageSource.Record, _ index: Int) {
    var bytes = record.detail
    if !record.layouts.isEmpty, !layoutsFit(record.layouts), let source {
      let context = source.context(findings: indices)
      bytes = PageSource.bytes { $0.write(source.texts[index], record.slots, .visible, context) }
    }
    guard bytes.count - record.verdicts.count <= left else { return texts.append(record.verdicts) }
    left -= bytes.count - record.verdicts.count
    texts.append(bytes)
  }

  /// Adds the layouts of a text, and returns whether these fit.
  private mutating func layoutsFit(_ numbers: Set<Int>) -> Bool {
    guard let shaped = source?.report.pageTexts, fit(numbers, of: shaped, upTo: left) else {
      textsWithoutLayout += 1
      return false
    }
    return true
  }

  /// Adds layouts if the new ones fit in a number of bytes, and returns whether they do.
  private mutating func fit(_ numbers: Set<Int>, of shaped: PageTexts, upTo limit: Int) -> Bool {
    let new = numbers.filter { layouts[$0] == nil }.sorted()
    let made = new.map { number in PageSource.bytes { $0.tight(shaped.layouts[number]) } }
    // A member takes its name, two quotation marks, a colon and a comma.
    let size = zip(new, made).reduce(0) { $0 + $1.1.count + "\($1.0)".utf8.count + 4 }
    guard size <= limit else { return false }
    left -= size
    for (number, bytes) in zip(new, made) { layouts[number] = bytes }
    return true
  }

  /// Adds pictures of screens, with or without findings, and the layouts of their texts, while there is space.
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

  /// Writes the sizes of the text styles, and the values for any size.
  func writeScale(to json: inout JSONWriter) {
    json.object("scale") { json in
      guard let scale = source?.report.pageTexts?.scale else { return writeStyles(to: &json) }
      scale.writeMembers(to: &json, styles: writeStyles)
    }
  }

  private func writeStyles(to json: inout JSONWriter) {
    json.object("styles") { json in
      let rows = styles?.rows ?? [:]
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
