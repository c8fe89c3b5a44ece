internal import AuditModel

/// The cases of a report, by file and language, from top to bottom: a case is a key in one place.
struct JUnitCases {
  /// A text or a subject of colours with its findings.
  struct Case {
    /// Where its findings stand in the order of entries.
    var entries: Range<Int>
    /// Whether one of them fails the run.
    var hasFailed: Bool
  }

  /// The cases of one file in one language.
  struct Suite {
    var file: String
    var locale: String?
    var cases: Range<Int>
    var counts: JUnitCounts
  }

  /// A finding, or a result without regard to whether it has any.
  private struct Entry {
    var file: Int
    var locale: Int
    var line: Int
    var column: Int
    /// The place among the findings; behind these, among the results.
    var place: Int

    var position: (Int, Int, Int, Int) { (file, locale, line, column) }
  }

  private(set) var suites: [Suite] = []
  private(set) var cases: [Case] = []
  private let report: AuditReport
  private var entries: [Entry] = []

  init(report: AuditReport) {
    self.report = report
    let files = Self.numbers(report.findings.map(\.location.file) + report.results.map(\.string.location.file))
    let locales = Self.numbers(report.findings.map { $0.locale ?? "" } + report.results.map(\.string.locale))
    entries.reserveCapacity(report.findings.count + report.results.count)
    for place in 0..<(report.findings.count + report.results.count) {
      let location = location(place)
      entries.append(
        Entry(
          file: files[location.file] ?? 0, locale: locales[locale(place) ?? ""] ?? 0, line: location.line,
          column: location.column, place: place))
    }
    // Of equal places the first comes first: findings are ordered worst first.
    entries = entries.sorted { one, other in
      if one.position != other.position { return one.position < other.position }
      let (name, next) = (key(one.place), key(other.place))
      return name == next ? one.place < other.place : name < next
    }
    gather()
  }

  /// The findings of a case, worst first.
  func findings(of one: Case) -> [Finding] {
    entries[one.entries].compactMap { $0.place < report.findings.count ? report.findings[$0.place] : nil }
  }

  /// Why the text of a case was not measured; nil where it was, or where results are not kept.
  func notMeasured(_ one: Case) -> SlotMeasurement.NotMeasured? {
    entries[one.entries].lazy.compactMap { notMeasured($0.place) }.first
  }

  private func notMeasured(_ place: Int) -> SlotMeasurement.NotMeasured? {
    place < report.findings.count ? nil : report.results[place - report.findings.count].notMeasured
  }

  func key(of one: Case) -> String { key(entries[one.entries.lowerBound].place) }

  func line(of one: Case) -> Int { max(1, entries[one.entries.lowerBound].line) }

  /// Joins entries of one key and place to cases, and cases of one file and language to suites.
  private mutating func gather() {
    let ending = report.ending ?? AuditReport.Ending(exitStatus: 0, failsFrom: .error)
    var start = 0
    while start < entries.count {
      var end = start + 1
      while end < entries.count, isSameCase(entries[start], entries[end]) { end += 1 }
      let places = entries[start..<end].map(\.place)
      let found = places.filter { [report] in $0 < report.findings.count }
      let hasFailed = found.contains { [report] in ending.isFailed(by: report.findings[$0]) }
      let isNew =
        start == 0
        || (entries[start - 1].file, entries[start - 1].locale) != (entries[start].file, entries[start].locale)
      if isNew {
        let place = entries[start].place
        suites.append(
          Suite(
            file: FileReference(location(place).file).path, locale: locale(place), cases: cases.count..<cases.count,
            counts: JUnitCounts()))
      }
      cases.append(Case(entries: start..<end, hasFailed: hasFailed))
      let last = suites.count - 1
      suites[last].cases = suites[last].cases.lowerBound..<cases.count
      suites[last].counts.tests += 1
      if hasFailed { suites[last].counts.failures += 1 }
      let isSkipped = !found.isEmpty || places.contains { notMeasured($0) != nil }
      if !hasFailed, isSkipped { suites[last].counts.skipped += 1 }
      start = end
    }
  }

  private func isSameCase(_ one: Entry, _ other: Entry) -> Bool {
    one.position == other.position && key(one.place) == key(other.place)
  }

  private func location(_ place: Int) -> SourceLocation {
    place < report.findings.count
      ? report.findings[place].location : report.results[place - report.findings.count].string.location
  }

  private func locale(_ place: Int) -> String? {
    place < report.findings.count
      ? report.findings[place].locale : report.results[place - report.findings.count].string.locale
  }

  private func key(_ place: Int) -> String {
    place < report.findings.count
      ? report.findings[place].key : report.results[place - report.findings.count].string.key
  }

  /// The place of each name in their order.
  private static func numbers(_ names: [String]) -> [String: Int] {
    Dictionary(uniqueKeysWithValues: Set(names).sorted().enumerated().map { ($1, $0) })
  }
}
